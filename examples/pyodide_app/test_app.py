"""Tests of app.py on CPython, where the fixture `pyodide_js` stands in for `js` and `pyodide`."""

from collections.abc import Callable
from pathlib import Path
from runpy import run_path

import pytest


@pytest.fixture
def share_link(pyodide_js: object) -> Callable[[str, str], str]:
    app = run_path(str(Path(__file__).with_name("app.py")))
    function: Callable[[str, str], str] = app["share_link"]
    return function


def test_share_link(share_link: Callable[[str, str], str]) -> None:
    address = "https://example.org/find?page=3&lang=fr&utm_source=mail#results"
    assert share_link(address, "crème brûlée") == (
        "https://example.org/find?lang=fr&q=cr%C3%A8me+br%C3%BBl%C3%A9e#results"
    )


def test_what_is_no_url_is_an_error_of_javascript(share_link: Callable[[str, str], str]) -> None:
    with pytest.raises(Exception, match="Invalid URL"):
        share_link("/find", "x")
