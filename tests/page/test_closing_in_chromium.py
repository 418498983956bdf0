"""Dialogs and popovers open and close in Chromium as recorded, by real input."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.driver import Browser
from tests.browser.fixtures import chromium
from tests.page.closing import RECORDED, play

__all__ = ["chromium"]

CENTER = """(selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


class RealUser:
    """A page to which scripts are no user: Playwright's own `evaluate` is a user's gesture."""

    def __init__(self, page: Any) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self.set_content = page.set_content

    def evaluate(self, function: str) -> Any:
        answer = self._session.send(
            "Runtime.evaluate", {"expression": f"({function})()", "returnByValue": True}
        )
        return answer["result"].get("value")

    def click(self, selector: str) -> None:
        x, y = self.evaluate(f"() => ({CENTER})({selector!r})")
        self._page.mouse.click(x, y)

    def press(self, selector: str, key: str) -> None:
        self._page.keyboard.press(key)


@pytest.mark.heavy("A hundred steps, each with a pause, take ten seconds.")
def test_chromium_does_what_was_recorded(chromium: Browser) -> None:
    page = chromium.new_page().playwright
    assert play(RealUser(page), lambda _: page.wait_for_timeout(50)) == RECORDED
