"""Which language the page speaks: the address's, the chosen one, or else what the browser wants."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.spoken import foreign_words

from .browsing import NOWHERE, draw_nothing, memory_of, new_context
from .playing import ask, decision

pytestmark = pytest.mark.slow


@pytest.fixture
def russian(browser: Browser, address: str) -> Iterator[Page]:
    """A page of somebody whose browser wants Russian."""
    with closing(new_context(browser, address, wants="ru-RU")) as context:
        draw_nothing(context)
        yield context.new_page()


def language_of(page: Page) -> str:
    """The one that the page says it is in, once it has been drawn."""
    page.locator("main h1").wait_for()
    return str(page.locator("html").get_attribute("lang"))


def test_the_page_speaks_what_the_browser_wants_and_fetches_no_other_texts(russian: Page) -> None:
    fetched: list[str] = []
    russian.on("requestfinished", lambda request: fetched.append(request.url.rsplit("/", 1)[-1]))
    russian.goto("/rules", wait_until="networkidle")
    assert language_of(russian) == "ru"
    expect(russian.get_by_role("heading", level=1)).to_have_text("Правила")
    books = [name.split("-")[0] for name in fetched if name.endswith(".json") and "-" in name]
    assert sorted(books) == ["game.ru", "page.ru", "rules.ru"]
    assert {name.split("-")[0] for name in fetched if "cyrillic" in name} == {"lora", "onest"}


def test_a_link_asks_for_a_language_until_one_is_chosen(russian: Page) -> None:
    russian.goto("/cards?lang=de")
    assert language_of(russian) == "de"
    menu = russian.locator("select[name=language]").first
    with russian.expect_navigation():
        menu.select_option("fr")
    assert language_of(russian) == "fr"
    assert "lang" not in russian.url
    russian.goto("/rules")
    assert language_of(russian) == "fr"


def test_who_wants_what_nobody_has_written_reads_english(browser: Browser, address: str) -> None:
    with closing(new_context(browser, address, wants="eo")) as context:
        draw_nothing(context)
        page = context.new_page()
        page.goto("/rules?lang=tlh")
        assert language_of(page) == "en-GB"


def test_each_person_at_a_table_reads_their_own_language(browser: Browser, address: str) -> None:
    with ExitStack() as stack:

        def page_of(name: str, wants: str) -> Page:
            context = new_context(browser, address, memory=memory_of(address, name), wants=wants)
            draw_nothing(stack.enter_context(closing(context)))
            page = context.new_page()
            page.goto(NOWHERE)
            return page

        host, guest = page_of("Ada", "hu-HU"), page_of("Béla", "it-IT")
        form = {"title": "42", "game": {"players": 2, "mode": "basic"}, "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = ask(host, "POST", "/api/tables", form)["table"]["id"]
        link = ask(host, "POST", f"/api/tables/{table}/seats/1/link")
        ask(guest, "POST", "/api/links/follow", {"secret": link["address"].partition("#")[2]})
        ask(host, "POST", f"/api/tables/{table}/start")
        for page, language in ((host, "hu"), (guest, "it")):
            page.goto(f"/table/{table}")
            decision(page).wait_for()
            assert language_of(page) == language
            read = page.locator("main").inner_text()
            assert len(read.split()) > 20
            assert foreign_words(read, language, "Ada Béla", "g") == []
