"""Installed: what the browser keeps of the page opens without a network, and a newer page is offered, never forced."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from cerebria.server import page as built_page
from tests.server.serving import ROOMY, serving, sqlite_url

from .browsing import memory_of, new_context
from .furnishing import Furnished
from .playing import button, start_game

pytestmark = pytest.mark.slow
NEWER = "A new version of Cerebria is here"
# Without a screen Chromium allows nobody to notify: what the worker asks of it is looked at instead.
NOTE_SHOWN = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, { body, tag, data }) => void self.shown.push([body, tag, data]);
}"""
SHOWN = """async () => {
    while (!self.shown.length) await new Promise((done) => setTimeout(done, 20));
    return self.shown;
}"""
IS_KEPT = """async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller?.state !== 'activated') await new Promise((done) => setTimeout(done, 20));
}"""


@contextmanager
def kept(browser: Browser, address: str, memory: object) -> Iterator[Page]:
    """The page of somebody whose browser keeps it."""
    context = new_context(browser, address, memory=memory, keeps=True)
    page = context.new_page()
    page.goto("/")
    page.evaluate(IS_KEPT)
    yield page
    context.close()


def assert_installable(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def assert_notified(page: Page) -> None:
    """What a push service delivers is shown, but for what is before one's eyes."""
    session = page.context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    (worker,) = page.context.service_workers
    worker.evaluate(NOTE_SHOWN)
    page.bring_to_front()
    told = [
        {"text": "“Here”: it is your turn.", "path": "/", "about": "here"},
        {"text": "“An evening”: Ben has played, and it is your turn.", "path": "/table/abc", "about": "abc"},
    ]
    whose = {"origin": page.evaluate("location.origin"), "registrationId": registrations[0]["registrationId"]}
    session.send("ServiceWorker.deliverPushMessage", {**whose, "data": json.dumps(told)})
    assert worker.evaluate(SHOWN) == [[told[1]["text"], "abc", "/table/abc"]]


def test_it_can_be_installed_and_opens_without_a_network_and_what_is_kept_can_be_read(
    browser: Browser, address: str, furnished: Furnished
) -> None:
    with kept(browser, address, furnished.memory) as page:
        assert_installable(page)
        assert_notified(page)
        replay = furnished.places["six-replay"]
        page.goto(replay)
        expect(page.locator(".timeline, [data-testid=timeline]").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        table = start_game(page, "me", "random", mode="basic", seed=3)
        page.context.set_offline(True)
        for path, heading in (
            ("/", "Cerebria"),
            ("/rules", "The rules"),
            ("/cards", "Cards"),
            ("/decks", "Decks"),
            ("/tutorial", "Learn to play"),
            ("/replays", "Replays"),
            ("/settings", "Settings"),
        ):
            page.goto(path)
            expect(page.locator("main h1")).to_have_text(re.compile(heading))
        page.goto(replay)
        expect(page.locator(".timeline, [data-testid=timeline]").first).to_be_visible()
        page.goto(f"/table/{table}")
        expect(page.locator("h1")).to_have_text("The game waits")
        page.context.set_offline(False)
        expect(page.get_by_test_id("decision")).to_be_visible()


@pytest.fixture
def build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build of the page that a newer one can take the place of."""
    folder = tmp_path / "page"
    shutil.copytree(built_page.FOLDER, folder)
    monkeypatch.setattr(built_page, "offer", partial(built_page.offer, folder=folder))
    return folder


def renew(build: Path) -> None:
    """Another build, in which every script has changed; those of the one before are gone."""
    for packed in build.rglob("*.br"):
        packed.unlink()
    scripts = {path.name: f"{path.stem}x.js" for path in build.glob("assets/*.js")}
    names = re.compile("|".join(map(re.escape, scripts)))
    for file in (*build.rglob("*.js"), *build.glob("*.html")):
        words = names.sub(lambda found: scripts[found[0]], file.read_text("utf-8"))
        if file.name == "worker.js":
            words = re.sub(r"name:`\w+`", "name:`newer`", words)
        file.write_text(words, "utf-8")
        if file.name in scripts:
            file.rename(file.with_name(scripts[file.name]))


def test_a_newer_page_is_offered_and_the_old_one_goes_on(browser: Browser, build: Path, tmp_path: Path) -> None:
    with (
        serving(replace(ROOMY, database=sqlite_url(tmp_path))) as address,
        kept(browser, address, memory_of(address, "Ada")) as page,
    ):
        loaded = page.evaluate("performance.timeOrigin")
        renew(build)
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        expect(page.get_by_text(NEWER)).to_be_visible()
        # What the old page has not fetched yet is there all the same.
        page.locator("a[href='/rules']").first.click()
        expect(page.locator("main h1")).to_have_text("The rules")
        assert page.evaluate("performance.timeOrigin") == loaded
        with page.expect_navigation():
            button(page, "Load the new version").click()
        expect(page.locator("main h1")).to_be_visible()
        assert page.evaluate("performance.timeOrigin") > loaded
        names = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
        assert any(re.search(r"/page-[\w-]+x\.js", name) for name in names)


def test_a_page_that_nothing_keeps_says_that_a_newer_one_is_out(browser: Browser, build: Path, tmp_path: Path) -> None:
    with serving(replace(ROOMY, database=sqlite_url(tmp_path))) as address:
        context = new_context(browser, address, memory=memory_of(address, "Ada"))
        page = context.new_page()
        page.goto("/")
        expect(page.locator("main h1")).to_be_visible()
        renew(build)
        page.locator("a[href='/rules']").first.click()
        expect(page.locator("h1", has_text=NEWER)).to_be_visible()
        button(page, "Load the new version").click()
        expect(page.locator("main h1")).to_have_text("The rules")
        context.close()
