"""A notification as the system gets it: by a whole browser, since one without a window shows nobody any."""

from __future__ import annotations

import json
import shutil
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.needs import missing

from .browsing import HAS_SANDBOX, memory_of
from .finding import NAMES

pytestmark = pytest.mark.deep(part="details")
TOLD = {"text": "“An evening”: Ben has played, and it is your turn.", "path": "/table/abc", "about": "abc"}
SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready;
    let found = [];
    while (!found.length) {
        found = await registration.getNotifications();
        await new Promise((done) => setTimeout(done, 50));
    }
    return found.map(({ title, body, tag, data }) => [title, body, tag, data]);
}"""


def test_what_a_push_service_delivers_is_shown_by_the_system(browser: Browser, address: str) -> None:
    whole = next(filter(None, (shutil.which(name) for name in NAMES if not name.endswith("shell"))), None)
    if whole is None:
        missing("no Chromium with notifications")
    own = browser.browser_type.launch(
        executable_path=whole, headless=False, args=["--headless=new"], chromium_sandbox=HAS_SANDBOX
    )
    try:
        context = own.new_context(base_url=address, storage_state=memory_of(address, "Ada"))
        context.grant_permissions(["notifications"], origin=address)
        page = context.new_page()
        page.goto("/")
        page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)")
        assert page.evaluate("Notification.permission") == "granted"
        session = context.new_cdp_session(page)
        registrations: list[dict[str, Any]] = []
        session.on(
            "ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"])
        )
        session.send("ServiceWorker.enable")
        while not registrations:
            page.wait_for_timeout(50)
        whose = {"origin": address, "registrationId": registrations[0]["registrationId"]}
        session.send("ServiceWorker.deliverPushMessage", {**whose, "data": json.dumps([TOLD])})
        assert page.evaluate(SHOWN) == [["Cerebria", TOLD["text"], TOLD["about"], TOLD["path"]]]
    finally:
        own.close()
