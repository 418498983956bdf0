"""``element.style``: Chromium gives the same answers."""

import pytest

from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page
from tests.dom.styles import STEPS, TEXTS, VALUES
from webapi import Document, HTMLElement
from webapi.dom.css_properties import PROPERTIES

__all__ = ["chromium", "chromium_page"]

ASK = """
const page = document.implementation.createHTMLDocument("");
return args[0].map((calls) => {
  const element = page.createElement("div");
  for (const [name, value] of calls) element.style.setProperty(name, value);
  return element.getAttribute("style");
});
"""
ASK_TEXTS = """
return args[0].map((text) => {
  const element = document.createElement("div");
  element.setAttribute("style", text);
  return element.style.cssText;
});
"""
GENERATED = (
    *(
        "1px",
        "-1px",
        "0",
        "1",
        "-1",
        "1.5",
        "1%",
        "-1%",
        "1s",
        "-1s",
        "1deg",
        "#fff",
        "#ABCD",
        "1fr",
    ),
    *(
        "url(a.png)",
        "'a'",
        "foo-bar",
        "1px 1px",
        "1px 2px 3px 4px",
        "a b",
        "1px, 1px",
        "red",
        "RED",
    ),
    *("rgb(1,2,3)", "rgba(1 2 3 / .5)", "1px solid red", "auto", "none", "normal", "hidden"),
    *("inherit", "var(--x)", "1PX", ".5em", "+1.50px", "1e2px", "1px;", "1px !important", "{a}"),
    *(
        "nonsense",
        "center",
        "solid",
        "bold",
        "block",
        "both",
        "top",
        "underline dotted",
        "scale(2)",
    ),
)


def answers(calls: list[tuple[str, str]]) -> str | None:
    element = Document("https://example.org/").createElement("div")
    assert isinstance(element, HTMLElement)
    for name, value in calls:
        element.style.setProperty(name, value)
    return element.getAttribute("style")


@pytest.mark.heavy("A browser starts.")
def test_chromium_has_the_same_styles(chromium_page: Page) -> None:
    assert dict(zip(TEXTS, chromium_page.run(ASK_TEXTS, list(TEXTS)), strict=True)) == TEXTS
    calls = [[(name, value)] for name, value, _ in VALUES] + [each for each, _ in STEPS]
    wanted = [each for _, _, each in VALUES] + [each for _, each in STEPS]
    assert chromium_page.run(ASK, calls) == wanted


@pytest.mark.heavy("A browser starts, and sets 24,000 values.")
def test_chromium_serializes_generated_values_alike(chromium_page: Page) -> None:
    """docs/how-to/tree.md says what differs."""
    pairs = [(name, value) for name in PROPERTIES.names for value in GENERATED]
    theirs = chromium_page.run(ASK, [[each] for each in pairs])
    equal = sum(answers([pair]) == wanted for pair, wanted in zip(pairs, theirs, strict=True))
    assert equal > 0.94 * len(pairs)
