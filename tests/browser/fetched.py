"""Prints where Playwright keeps the browser that it has fetched: `python -m tests.browser.fetched`."""

from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
