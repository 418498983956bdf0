"""The record of what XPath gives in Chromium is still true."""

import pytest

from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page
from tests.dom import xpath

__all__ = ["chromium", "chromium_page"]


@pytest.mark.heavy("A browser starts.")
def test_the_record_is_chromiums(chromium_page: Page) -> None:
    answers = chromium_page.run(xpath.script())
    assert dict(zip(xpath.EXPRESSIONS, answers, strict=True)) == xpath.recorded()
