"""Every operation of the HTTP interface, asked as its own description allows and as it does not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks

from cerebria.client import Client
from cerebria.server.app import create_app
from cerebria.server.settings import Settings

from .serving import ROOMY, serving, sqlite_url

pytestmark = pytest.mark.slow

DESCRIPTION = create_app(Settings()).openapi()
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
AT_RANDOM = schemathesis.openapi.from_dict(DESCRIPTION)
AT_RANDOM.config.phases.coverage.enabled = False
"""Without the values on the edge of what is allowed, which take long."""
TRUTHS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.unsupported_method,
]


def examples(most: int) -> settings:
    """The same ones every time."""
    allowed = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much]
    return settings(max_examples=most, derandomize=True, deadline=None, database=None, suppress_health_check=allowed)


class Ground(NamedTuple):
    """A server on which an operation is tried: somebody who hosts tables there."""

    address: str
    token: str
    tables: dict[str, str]
    """By what goes on there, a table."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    url = sqlite_url(tmp_path_factory.mktemp("schema"))
    with serving(replace(ROOMY, database=url, most_tables_a_person=1_000_000)) as found:
        yield found


@pytest.fixture
def ground(address: str) -> Ground:
    return asyncio.run(_laid_out(address))


async def _laid_out(address: str) -> Ground:
    """A table before its game, one with a game under way, and one after it."""
    async with Client(address) as host:
        await host.sign_in("Ada")
        assert host.token is not None
        tables: dict[str, str] = {}
        for what in ("open", "running", "ended"):
            seats = [{"kind": "me"}, {"kind": "me" if what == "running" else "open"}]
            made = await host.new_table(game={"players": 2}, seats=seats)
            tables[what] = made["table"]["id"]
            if what == "running":
                await host.start(tables[what])
            elif what == "ended":
                await host.ask("POST", f"/api/tables/{tables[what]}/end")
        return Ground(address, host.token, tables)


@SCHEMA.parametrize()
@examples(10)
def test_whatever_is_asked_is_answered_as_described(case: Any, ground: Ground) -> None:
    headers = {"authorization": f"Bearer {ground.token}"}
    answer = case.call(base_url=ground.address, headers=headers)
    case.validate_response(answer, checks=[*TRUTHS, checks.negative_data_rejection])


@AT_RANDOM.include(path_regex="{table}").parametrize()
@pytest.mark.parametrize("what", ["open", "running", "ended"])
@examples(5)
def test_whatever_is_asked_of_a_table_is_answered_as_described(case: Any, ground: Ground, what: str) -> None:
    case.path_parameters["table"] = ground.tables[what]
    if "seat" in case.path_parameters:
        case.path_parameters["seat"] = 1
    headers = {"authorization": f"Bearer {ground.token}"}
    answer = case.call(base_url=ground.address, headers=headers)
    case.validate_response(answer, checks=TRUTHS)
