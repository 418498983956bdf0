"""What `tests.dom.custom_elements` says of Chromium."""

import json

import pytest

from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page
from tests.dom.custom_elements import EXPECTED, MARKUP, PROMISED, PROMISES, SCRIPT

__all__ = ["chromium", "chromium_page"]


@pytest.mark.heavy("A browser starts.")
def test_chromium_answers_so(chromium_page: Page) -> None:
    script = f"const MARKUP = {json.dumps(MARKUP)};\n{SCRIPT}\nreturn answers;"
    assert chromium_page.run(script) == EXPECTED


@pytest.mark.heavy("A browser starts.")
def test_chromium_keeps_its_promises_so(chromium_page: Page) -> None:
    script = f"{PROMISES}\nwhile (promised.length < 3) await null;\nreturn [same, promised];"
    assert chromium_page.run(script) == PROMISED
