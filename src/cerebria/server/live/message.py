"""What all messages have in common, live ones and the bodies of requests."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Id = Annotated[str, StringConstraints(max_length=24, pattern=r"^[a-z0-9]+$")]
Key = Annotated[str, StringConstraints(min_length=1, max_length=36, pattern=r"^[A-Za-z0-9_.:-]+$")]
Version = Annotated[int, Field(ge=0, le=2**31)]


class Message(BaseModel):
    """Exactly the fields named, of exactly their types."""

    model_config = ConfigDict(extra="forbid", strict=True)
