"""What `tests.dom.custom_elements` and `tests.dom.custom_controls` say of Chromium."""

import json

import pytest

from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page
from tests.dom import custom_controls
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


@pytest.mark.heavy("A browser starts.")
def test_chromium_has_custom_controls_so(chromium_page: Page) -> None:
    assert (
        chromium_page.run(f"{custom_controls.SCRIPT}\nreturn answers;") == custom_controls.EXPECTED
    )
