"""Scripts of a page: their ends, and what they throw."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.parsers import need_a_parser
from webapi.page import Page
from webapi.runtimes import JavaScriptError

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


DROPPED = {
    "dropped": "get('dropped')",
    "late": "const late = get('late'); setTimeout(() => late.catch(() => {}), 5)",
}
TAKEN = (
    "get('caught').catch(() => {})",
    "get('both').then(() => {}, () => {})",
    "(async () => { try { await get('awaited'); } catch {} })()",
    "(async () => get('returned'))().catch(() => {})",
    "new Promise((resolve) => resolve(get('resolved'))).catch(() => {})",
    "Promise.resolve(get('wrapped')).catch(() => {})",
    "Promise.allSettled([get('all')])",
    "Promise.race([get('race'), 1])",
)


def test_a_rejected_fetch_that_nobody_takes_is_reported(new_page: NewPage) -> None:
    """Chromium 156 reports the same of these scripts."""
    scripts = ["const get = (name) => fetch(`http://nowhere/${name}`)", *DROPPED.values(), *TAKEN]
    text = "".join(f"<script>{{ {each} }}</script>" for each in scripts[1:])
    page = new_page({"/": f"<p><script>{scripts[0]}</script>{text}"}, raise_errors=False)
    page.goto("/")
    page.clock.run_for(5)
    assert [error.name for error in page.errors] == ["TypeError"] * len(DROPPED)
    for name, error in zip(DROPPED, page.errors, strict=True):
        assert f"http://nowhere/{name}" in error.message
    assert page.evaluate(
        """async () => {
          const promise = fetch("data:,a");
          const text = await (await promise).text();
          return [text, promise.constructor === Promise, Reflect.ownKeys(promise).length];
        }"""
    ) == ["a", True, 0]


def test_unhandledrejection_tells_of_a_dropped_fetch(new_page: NewPage) -> None:
    page = new_page({"/": "<p>x"})
    page.goto("/")
    assert page.evaluate(
        """() => new Promise((resolve) => {
          let promise;
          addEventListener("unhandledrejection", (event) => {
            event.preventDefault();
            resolve([event.reason.name, event.promise === promise]);
          });
          promise = fetch("http://nowhere/");
        })"""
    ) == ["TypeError", True]


@pytest.mark.parametrize(
    ("thrown", "shown"),
    [
        ("{ a: 1 }", "{ a: 1 }"),
        ("Object.create(null)", "[null prototype] {}"),
        ("Symbol('x')", "Symbol(x)"),
        ("{ toString: () => 'text' }", "text"),
        ("[1, 2]", "1,2"),
        ("undefined", "undefined"),
    ],
)
def test_a_thrown_value_is_shown_as_what_it_is(new_page: NewPage, thrown: str, shown: str) -> None:
    page = new_page(raise_errors=False)
    with pytest.raises(JavaScriptError) as caught:
        page.evaluate(f"() => {{ throw {thrown}; }}")
    page.evaluate(f"() => {{ setTimeout(() => {{ throw {thrown}; }}); }}")
    page.clock.run_for(1)
    assert [str(each) for each in (caught.value, *page.errors)] == [
        f"Page.evaluate: {shown}",
        shown,
    ]
