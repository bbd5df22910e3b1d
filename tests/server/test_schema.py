"""Every operation of the HTTP interface, asked as its own description allows and as it does not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.generation.hypothesis.builder import HypothesisTestConfig, HypothesisTestMode, create_test

from cerebria.client import Client
from cerebria.server.app import create_app
from cerebria.server.settings import Settings

from .serving import ROOMY, serving, sqlite_url

pytestmark = pytest.mark.slow

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
OPERATIONS = [f"{method.upper()} {path}" for path in SCHEMA for method in SCHEMA[path]]
OF_TABLES = [operation for operation in OPERATIONS if "{table}" in operation]
TRUTHS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.unsupported_method,
]
WITHOUT_EDGES = (HypothesisTestMode.EXAMPLES, HypothesisTestMode.FUZZING)
"""Without the values on the edge of what is allowed, which take long."""


def ask(operation: str, test: Callable[[Any], None], most: int, *modes: HypothesisTestMode) -> None:
    """Test what the description of an operation leads to, the same every time.

    It is worked out here, where it is asked: `SCHEMA.parametrize` does it wherever tests are collected, for seconds.
    """
    method, path = operation.split()
    allowed = [HealthCheck.too_slow, HealthCheck.filter_too_much]
    chosen = settings(max_examples=most, derandomize=True, deadline=None, database=None, suppress_health_check=allowed)
    config = HypothesisTestConfig(project=SCHEMA.config, modes=list(modes), settings=chosen)
    create_test(operation=SCHEMA[path][method], test_func=test, config=config)()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    url = sqlite_url(tmp_path_factory.mktemp("schema"))
    with serving(replace(ROOMY, database=url, most_tables_a_person=1_000_000)) as found:
        yield found


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    """One connection for all that is asked."""
    with requests.Session() as found:
        found.trust_env = False
        yield found


async def signed_in(host: Client) -> str:
    await host.sign_in("Ada")
    assert host.token is not None
    return host.token


async def a_person(address: str) -> str:
    """The token of somebody."""
    async with Client(address) as host:
        return await signed_in(host)


async def a_host(address: str, what: str) -> tuple[str, str]:
    """The token of somebody with a table of their own, before its game, with a game under way or after it."""
    async with Client(address) as host:
        token = await signed_in(host)
        seats = [{"kind": "me"}, {"kind": "me" if what == "running" else "open"}]
        table: str = (await host.new_table(game={"players": 2}, seats=seats))["table"]["id"]
        if what == "running":
            await host.start(table)
        elif what == "ended":
            await host.ask("POST", f"/api/tables/{table}/end")
        return token, table


@pytest.fixture
def token(address: str) -> str:
    return asyncio.run(a_person(address))


@pytest.fixture
def own_table(address: str, what: str) -> tuple[str, str]:
    return asyncio.run(a_host(address, what))


@pytest.mark.parametrize(
    ("most", "modes"),
    [
        pytest.param(3, WITHOUT_EDGES, id="a little"),
        pytest.param(6, tuple(HypothesisTestMode), id="much", marks=pytest.mark.deep(part="readers")),
    ],
)
@pytest.mark.parametrize("operation", OPERATIONS)
def test_whatever_is_asked_is_answered_as_described(
    operation: str, most: int, modes: Sequence[HypothesisTestMode], address: str, session: requests.Session, token: str
) -> None:
    def test(case: Any) -> None:
        headers = {"authorization": f"Bearer {token}"}
        answer = case.call(base_url=address, session=session, headers=headers)
        case.validate_response(answer, checks=[*TRUTHS, checks.negative_data_rejection])

    ask(operation, test, most, *modes)


@pytest.mark.parametrize("what", ["open", "running", "ended"])
@pytest.mark.parametrize("operation", OF_TABLES)
@pytest.mark.deep(part="readers")
def test_whatever_is_asked_of_a_table_is_answered_as_described(
    operation: str, address: str, session: requests.Session, own_table: tuple[str, str]
) -> None:
    def test(case: Any) -> None:
        token, case.path_parameters["table"] = own_table
        if "seat" in case.path_parameters:
            case.path_parameters["seat"] = 1
        answer = case.call(base_url=address, session=session, headers={"authorization": f"Bearer {token}"})
        case.validate_response(answer, checks=TRUTHS)

    ask(operation, test, 5, *WITHOUT_EDGES)
