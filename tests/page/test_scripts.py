"""Scripts of a page: their ends, and what they throw."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.parsers import need_a_parser
from webapi.page import Page

NewPage = Callable[..., Page]

need_a_parser()

VALUES = (
    "const a = 'x'.repeat(700); l.innerHTML = '<b>' + a + '</b>'",  # a rope in QuickJS
    "10n",
    "'\\ud800'",
    "Symbol()",
    "new Date(NaN)",
    "new Date(8.64e15)",
    "Promise.resolve(1)",
    "Object.create(null)",
    "let last = 1 // a comment",
)


def test_nothing_depends_on_the_value_of_a_script(new_page: NewPage) -> None:
    scripts = "".join(f"<script>{each}</script>" for each in VALUES)
    page = new_page({"/": f"<p id=l>{scripts}<script>document.title = last + 'T'</script>"})
    page.goto("/")
    assert page.title() == "1T"
    assert len(page.text_content("b") or "") == 700


@pytest.mark.parametrize(
    "end", ["if (window)", "foo(", "a =", "() =>", "label:", "1\n++", "{", "do"]
)
def test_a_script_that_is_cut_off_is_a_syntax_error(new_page: NewPage, end: str) -> None:
    page = new_page({"/": f"<p><script>document.title = 'ran'; {end}</script>"}, raise_errors=False)
    page.goto("/")
    (error,) = page.errors
    assert error.name == "SyntaxError"
    assert "const" not in error.message
    assert page.title() == ""


@pytest.mark.skipif("mini_racer" not in PAGE_ENGINES, reason="no V8: pip install mini-racer")
def test_a_value_without_a_type_does_not_use_up_the_time_limit() -> None:
    with Page({"/": "<script>new Date(NaN)</script>"}, engine="mini_racer", time_limit=60) as page:
        page.goto("/")
