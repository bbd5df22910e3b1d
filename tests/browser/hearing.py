"""What a screen reader finds on a page, in the tree that the browser builds for it."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page

from .furnishing import TITLE

WRITTEN = (TITLE, "Ada")
"""What people have written: there may be two of one name."""

CONTROLS = {
    "button", "checkbox", "combobox", "Date", "DisclosureTriangle", "link", "listbox", "menuitem", "radio", "searchbox",
    "slider", "spinbutton", "switch", "tab", "textbox",
}  # fmt: skip
PICTURES = {"image", "img"}
"""What lies on the board; keys lead to it, too."""
GROUPS = {"complementary", "dialog", "form", "group", "list", "navigation", "radiogroup", "region", "tablist"}
"""What is heard of by its name when one comes to something within it."""
ONE_OF_SEVERAL = {"checkbox", "menuitem", "radio", "tab"}
"""What is heard with the name of its group."""
EXPLAINED = "data-explains"
"""What says what it is when it is pressed, wherever it stands."""
DOES = ("data-choice", "data-target", "data-emotion", "name", EXPLAINED)
"""What a page writes down of what a control does."""
PAST = ("data-deed", "data-line")
"""What was done: the same may have been done twice, and is known by its place among the rest."""


class Control(NamedTuple):
    """Something to press or to fill in, as it is told; `around`: the names of what it lies in."""

    role: str
    name: str
    description: str
    around: tuple[str, ...]
    node: int

    @property
    def told(self) -> str:
        return f"{self.role} “{self.name}”" + (f" in {' / '.join(self.around)}" if self.around else "")


def said(node: dict[str, Any], what: str) -> str:
    """A text of the tree, without what only divides words."""
    text: str = node.get(what, {}).get("value", "")
    return " ".join(text.replace("\N{SOFT HYPHEN}", "").split())


def can_be_focused(node: dict[str, Any]) -> bool:
    return any(found["name"] == "focusable" and found["value"].get("value") for found in node.get("properties", ()))


def controls(session: CDPSession) -> list[Control]:
    """All controls of a page in their order; those behind a dialog are not there."""
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    by_id = {node["nodeId"]: node for node in nodes}
    found: list[Control] = []

    def walk(node: dict[str, Any], around: tuple[str, ...]) -> None:
        role, name = said(node, "role"), said(node, "name")
        if not node.get("ignored"):
            if role in CONTROLS or (role in PICTURES and can_be_focused(node)):
                found.append(Control(role, name, said(node, "description"), around, node["backendDOMNodeId"]))
            if role == "Date":
                # Day, month and year within it are named by the browser.
                return
            if role in GROUPS and name:
                around = (*around, name)
        for child in node.get("childIds", ()):
            if child in by_id:
                walk(by_id[child], around)

    walk(nodes[0], ())
    return found


def deed(session: CDPSession, control: Control) -> str:
    """What a control does, as far as the page says so."""
    flat = session.send("DOM.describeNode", {"backendNodeId": control.node})["node"].get("attributes", [])
    attributes = dict(zip(flat[::2], flat[1::2], strict=True))
    if any(what in attributes for what in PAST):
        return "the past"
    if any(words in control.name for words in WRITTEN):
        return "what people have named"
    if "href" in attributes:
        # Words of the rules lead to where their edition explains them, or shows its cards.
        return f"explains {control.name}" if re.search("#|/cards", attributes["href"]) else attributes["href"]
    known = [attributes[what] for what in DOES if what in attributes]
    if EXPLAINED in attributes:
        return f"explains {control.name}"
    return " ".join(known) or str(control.node)


def misnamed(page: Page) -> list[str]:
    """Controls without a name, and such as have the name of another one that does something else."""
    session = page.context.new_cdp_session(page)
    alike: dict[tuple[str, ...], list[Control]] = defaultdict(list)
    faults = []
    for one in controls(session):
        if any(letter.isalnum() for letter in one.name):
            alike[one.role, one.name, *(one.around if one.role in ONE_OF_SEVERAL else ())].append(one)
        else:
            faults.append(f"without a name: {one.told}")
    for same in alike.values():
        if len(same) > 1 and len({deed(session, one) for one in same}) > 1:
            faults.append(f"of one name: {', '.join(one.told for one in same)}")
    session.detach()
    return faults
