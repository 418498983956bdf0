"""webapi.js behaves like Pyodide's `js`, and JavaScript in Pyodide can use webapi's classes."""

from collections.abc import Iterator

import pytest

from tests.browser.driver import Browser, Page
from tests.js.record import SCRIPTS, record, recorded
from tests.pyodide.conftest import LOAD


@pytest.fixture(scope="module")
def page(chromium: Browser, site: str) -> Iterator[Page]:
    """A tab in which `classes` has webapi's classes, and `URL` is Chromium's."""
    page = chromium.new_page()
    page.goto(f"{site}proof.html")
    page.run(LOAD, site)
    page.run("""
        const module = pyodide.pyimport("webapi.js.classes");
        globalThis.classes = module.javascript_classes();
    """)
    yield page
    page.close()


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_recorded_transcript_is_what_pyodide_gives(page: Page, script: str) -> None:
    expected = recorded(script)
    entries = record(page, script)
    different = [pair for pair in zip(entries, expected, strict=True) if pair[0] != pair[1]]
    assert different == []


@pytest.mark.parametrize(
    ("expression", "value"),
    [
        (
            "new classes.URL('../c?q=ü', 'https://EXAMPLE.org/a/b').href",
            "https://example.org/c?q=%C3%BC",
        ),
        ("new classes.URL('https://example.org/') instanceof classes.URL", True),
        ("new classes.URL('https://example.org/') instanceof URL", False),
        ("classes.URL === URL", False),
        ("typeof classes.URL", "function"),
        ("classes.URL.name + classes.URL.length", "URL1"),
        (
            "JSON.stringify({ url: new classes.URL('https://example.org') })",
            '{"url":"https://example.org/"}',
        ),
        ("`${new classes.URL('https://example.org/a b')}`", "https://example.org/a%20b"),
        ("Object.prototype.toString.call(new classes.URL('a:'))", "[object URL]"),
        ("Object.keys(new classes.URL('a:'))", []),
        ("[...new classes.URLSearchParams({ a: 1, b: 2 })]", [["a", "1"], ["b", "2"]]),
        ("Object.fromEntries(new classes.URL('https://a/?b=c').searchParams)", {"b": "c"}),
        ("classes.URL.canParse('c', 'https://example.org/')", True),
        ("classes.URL.parse('c')", None),
        ("String(new URL(new classes.URL('https://example.org/x')))", "https://example.org/x"),
        ("Object.hasOwn(globalThis, 'classes')", True),
        # Classes are not enumerable; functions of the global scope are.
        ("Object.keys(classes).filter((name) => /^[A-Z]/.test(name))", []),
        ("Object.keys(classes).includes('atob')", True),
        # Chromium allows spaces in hosts; the standard does not.
        ("[URL, classes.URL].map((cls) => cls.canParse('http://a b/'))", [True, False]),
    ],
)
def test_javascript_can_use_the_classes(page: Page, expression: str, value: object) -> None:
    assert page.run(f"return {expression}") == value


def test_a_url_and_its_search_params_change_each_other(page: Page) -> None:
    assert page.run("""
        const url = new classes.URL("https://example.org/?a=1");
        const params = url.searchParams;
        params.append("b", "é");
        url.hash = "top";
        return [url.href, params === url.searchParams, params.size];
    """) == ["https://example.org/?a=1&b=%C3%A9#top", True, 2]


def test_javascript_can_subclass_url(page: Page) -> None:
    assert page.run("""
        class Link extends classes.URL {
          constructor(text) { super(text, "https://example.org/base/"); }
          get depth() { return this.pathname.split("/").length - 1; }
        }
        const link = new Link("a/b");
        const classes_of_link = [link instanceof Link, link instanceof classes.URL];
        return [link.depth, ...classes_of_link, JSON.stringify(link)];
    """) == [3, True, True, '"https://example.org/base/a/b"']


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        ("new classes.URL('no URL')", "no URL"),
        ("new classes.URL()", "1 argument required, but only 0 present."),
        ("classes.URL('https://example.org/')", "cannot be invoked without 'new'"),
        ("classes.URL.prototype.href", "Illegal invocation"),
        ("new classes.URLSearchParams([['a']])", ""),
    ],
)
def test_errors_are_type_errors_of_javascript(page: Page, expression: str, message: str) -> None:
    name, text = page.run(f"""
        try {{ {expression}; return ["", ""]; }}
        catch (error) {{ return [error instanceof TypeError && error.name, error.message]; }}
    """)
    assert name == "TypeError"
    assert message in text


def test_any_string_can_be_passed_and_returned(page: Page) -> None:
    text = "a\0\ud800é\U0001f600" * 1000
    assert page.run("return new classes.URLSearchParams([['q', args[0]]]).get('q')", text) == (
        text.replace("\ud800", "\ufffd")
    )
