"""What `tests.dom.shadow_trees` says of Chromium."""

import json

import pytest

from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page
from tests.dom.shadow_trees import EXPECTED, MARKUP, SCRIPT

__all__ = ["chromium", "chromium_page"]


@pytest.mark.heavy("A browser starts.")
def test_chromium_answers_so(chromium_page: Page) -> None:
    script = f"const MARKUP = {json.dumps(MARKUP)};\n{SCRIPT}\nreturn answers;"
    assert chromium_page.run(script) == EXPECTED
