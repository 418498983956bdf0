"""The standard's parser and the fast path beside it give the trees of Chromium 156."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page
from tests.html_parser.generated_markup import RUN, Case, plain, random_cases
from webapi import Document
from webapi.webidl import html_parsing, standard_parser
from webapi.webidl.parsed_markup import ParsedHTML

__all__ = ["chromium", "chromium_page"]

RECORDED = json.loads(Path(__file__).with_name("trees_in_chromium.json").read_text("utf-8"))


def by_the_standard(case: Case) -> ParsedHTML:
    context, is_in_a_form, text = case
    if context:
        return standard_parser.parse_html_fragment(text, context, is_in_a_form)
    return standard_parser.parse_html_page(text, scripting=False).record()


def by_the_fastest(case: Case) -> ParsedHTML:
    context, is_in_a_form, text = case
    if context:
        return html_parsing.parse_html_fragment(text, context, is_in_a_form)
    return html_parsing.parse_html_document(text, scripting=False)


@pytest.mark.parametrize("parse", [by_the_standard, by_the_fastest])
def test_chromium_has_the_same_trees(parse: Callable[[Case], ParsedHTML]) -> None:
    wrong = [
        (case, tree, expected)
        for case, expected in RECORDED["trees"]
        if (tree := plain(parse(case))) != expected
    ]
    assert wrong == []


@pytest.mark.parametrize("has_fast_path", [True, False])
@pytest.mark.parametrize(("html", "expected"), RECORDED["owners"])
def test_chromium_has_the_same_form_owners(
    html: str, expected: list[int], has_fast_path: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not has_fast_path:
        monkeypatch.setattr(html_parsing, "turbohtml", lambda: None)
    document: Any = Document.fromHTML(html, "https://example.org/")
    forms = list(document.forms)
    names = "button,fieldset,input,object,output,select,textarea"
    controls = [each for each in document.querySelectorAll(names) if hasattr(each, "form")]
    owners = [each.form for each in controls]
    assert [-1 if owner is None else forms.index(owner) for owner in owners] == expected
    for form in forms:
        assert [*form.elements] == [each for each in controls if each.form is form]


@pytest.mark.heavy("Ten thousand pieces of markup in a browser take half a minute.")
@pytest.mark.parametrize("seed", [1, 2])
def test_chromium_has_the_same_trees_of_random_markup(chromium_page: Page, seed: int) -> None:
    cases = random_cases(seed, 5_000)
    wrong = [
        (case, tree, expected)
        for case, expected in zip(cases, chromium_page.run(RUN, cases), strict=True)
        if (tree := plain(by_the_standard(case))) != expected
    ]
    assert wrong == []


def test_the_fast_path_gives_the_same_trees() -> None:
    """Also where turbohtml answers, which it does for a part of them."""
    turbohtml: Any = pytest.importorskip("turbohtml")
    proven = 0
    for case in random_cases(3, 3_000):
        context, _, text = case
        if not html_parsing.is_proven(text, context):
            continue
        proven += 1
        if context:
            parsed = html_parsing.turbo_fragment(turbohtml, text, context)
        else:
            parsed = html_parsing.TurboPage(turbohtml, text, scripting=False).record()
        assert (case, plain(parsed)) == (case, plain(by_the_standard(case)))
    assert proven > 1_000
