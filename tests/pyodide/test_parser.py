"""In a page, Pyodide parses HTML with the browser's parser: the trees are those of turbohtml."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.driver import Browser, Page
from tests.pyodide.conftest import LOAD
from webapi.webidl.html_parsing import parse_html_fragment, parse_html_page

PAGES = [
    "",
    "<!DOCTYPE html><title>t</title><p>a<b>b<p>c</b>d",
    "<!DOCTYPE HTML PUBLIC '-//W3C//DTD HTML 4.01 Transitional//EN' 'x'><table><a>x<tr><td>y",
    "<!--a--><html lang=en><body class='x  y' ID=z><template><a href=/b>c</template><a href=/d>",
    "<base href=/b/><svg viewBox='0 0 1 1' xlink:href=#a><a href=x></a><p>q<math><mi>x</mi>",
    "<noscript><a href=x></noscript><select><option>1<option>2</select><textarea>\n\nx</textarea>",
    "<form><p><form><input></form>é\u2028\U0001f600&notit;&amp;",
    "<frameset><frame></frameset><p>x",
    "<b>" * 20 + "<p>" * 20,
]
FRAGMENTS = [
    ("a<b>c", "div", False),
    ("<td>a", "tr", False),
    ("<option>a<option>b", "select", False),
    ("<p>a", "template", False),
    ("a<b>c", "textarea", False),
    ("<circle></circle><p>x", "svg g", False),
    ("<mi>x", "math mrow", False),
    ("<form><input></form>x", "p", True),
]


@pytest.fixture(scope="module")
def page(chromium: Browser, site: str) -> Iterator[Page]:
    """A tab in which `python` runs Python and returns what it gives as JSON."""
    page = chromium.new_page()
    page.goto(f"{site}proof.html")
    page.run(LOAD, site)
    yield page
    page.close()


def python(page: Page, code: str, *given: object) -> Any:
    text = page.run(
        "pyodide.globals.set('given', args[0]); return pyodide.runPython(args[1])",
        json.dumps(given),
        f"import json\n{code}",
    )
    return json.loads(text)


PARSE = """
from dataclasses import asdict
from webapi.webidl import html_parsing
function, *arguments = json.loads(given)
json.dumps(asdict(getattr(html_parsing, function)(*arguments)))
"""
LINKS = """
from webapi import Document
document = Document.fromHTML(bytes.fromhex(json.loads(given)[0]), "https://example.org/a/")
json.dumps([document.characterSet, [link.href for link in document.links]])
"""


def as_json(parsed: Any) -> Any:
    return {name: getattr(parsed, name) for name in ("codes", "texts", "shapes", "mode", "owners")}


@pytest.mark.parametrize("text", PAGES)
def test_pages_have_the_tree_of_turbohtml(page: Page, text: str) -> None:
    found = python(page, PARSE, "parse_html_document", text, False)
    assert found == as_json(parse_html_page(text, scripting=False).record())


@pytest.mark.parametrize(("text", "context", "is_in_a_form"), FRAGMENTS)
def test_fragments_have_the_tree_of_turbohtml(
    page: Page, text: str, context: str, is_in_a_form: bool
) -> None:
    found = python(page, PARSE, "parse_html_fragment", text, context, is_in_a_form)
    assert found == as_json(parse_html_fragment(text, context, is_in_a_form))


def test_links_of_bytes_are_found_in_their_encoding(page: Page) -> None:
    markup = b"<base href=/b/>" + b" " * 1024 + b"<meta charset=windows-1252><a href=?\xe9>"
    template = b"<template><a href=/x></template>"
    encoding, links = python(page, LINKS, (markup + template).hex())
    assert (encoding, links) == ("windows-1252", ["https://example.org/b/?%E9"])
