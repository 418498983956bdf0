"""Attributes that reflect content attributes: Chromium gets and sets the same values."""

import math
from typing import Any

import pytest

from idl.__main__ import definitions_for_python
from idl.compiler.names import python_name
from idl.compiler.reflections import reflection_of
from tests.browser.driver import Page
from tests.browser.fixtures import chromium, chromium_page
from webapi import Document, DOMException, DOMTokenList, jsnull
from webapi.dom.html_elements import ELEMENT_INTERFACES

__all__ = ["chromium", "chromium_page"]

TEXTS = (
    *(
        "",
        " ",
        "a",
        "A b",
        "\t7\n",
        "-7",
        "+7",
        "007",
        "7.5",
        "-0",
        "0",
        "1",
        "1000",
        "1001",
        "65535",
    ),
    *("2147483647", "2147483648", "-2147483648", "-2147483649", "99999999999999999999", "7%", "x7"),
    *(" .5", "5.", "1e2", "1e400", "-1e-2", "e3", "Infinity", "NaN", "\u0667", "\u00a07", "true"),
    *(
        "http://h/\ud800",
        "../x y",
        "//",
        "http://[",
        "?q#f",
        "LAZY",
        "anonymous",
        "Use-Credentials",
    ),
    *("auto", "LTR", "no-referrer", "\u017fubtitles", "async", "row", "metadata", "none", "open"),
)
VALUES = (
    *("", "a", "A b ", "7", "-1", "\ud800", None, True, False, 0, 1, -1, 7, 1.5, -0.5, 1e-7, 1e21),
    *(1000, 1001, 65534, 65535, 2**31 - 1, 2**31, 2**32 + 5, -(2**31) - 1, math.pi, "x y x"),
)

MISSING = {"area.hreflang", "area.type", "img.controls", "input.alpha", "p.ariaOwnsElements"}
"""The attributes that Chromium does not have."""

ASK = """
const page = document.implementation.createHTMLDocument("");
page.head.append(page.createElement("base"));
page.querySelector("base").href = "http://h/a/b?c";
const shown = (value) => value === null || typeof value != "object" ? value : String(value);
return args[0].map(([tag, name, content]) => {
  if (!(name in page.createElement(tag))) return null;
  const got = args[1].map((text) => {
    const element = page.createElement(tag);
    element.setAttribute(content, text);
    return shown(element[name]);
  });
  const set = args[2].map((value) => {
    const element = page.createElement(tag);
    try {
      element[name] = value;
    } catch (error) {
      return error.name;
    }
    return [element.getAttribute(content), shown(element[name])];
  });
  return [shown(page.createElement(tag)[name]), ...got, ...set];
});
"""


def attributes() -> list[tuple[str, str, str]]:
    """A tag, an IDL attribute of its element, and the content attribute that this reflects."""
    definitions = definitions_for_python()
    tags = {each.__name__: tag for tag, each in ELEMENT_INTERFACES.by_name.items()}
    tags |= {"Element": "p", "HTMLMediaElement": "video"}
    found = []
    for name, interface in definitions.interfaces.items():
        for attribute in interface.attributes:
            reflection = reflection_of(attribute, definitions.keywords)
            if reflection is not None and reflection.getter is not None and name in tags:
                found.append((tags[name], attribute.name, reflection.name))
    return found


def shown(value: Any) -> Any:
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return str(value) if isinstance(value, DOMTokenList) else value


def answers(tag: str, name: str, content: str) -> Any:
    page = Document("http://h/a/b?c")
    got = []
    for text in TEXTS:
        element = page.createElement(tag)
        element.setAttribute(content, text)
        got.append(shown(getattr(element, python_name(name))))
    set_ = []
    for value in VALUES:
        element = page.createElement(tag)
        try:
            setattr(element, python_name(name), jsnull if value is None else value)
        except (DOMException, TypeError) as error:
            set_.append(error.name if isinstance(error, DOMException) else "TypeError")
            continue
        set_.append([element.getAttribute(content), shown(getattr(element, python_name(name)))])
    return [shown(getattr(page.createElement(tag), python_name(name))), *got, *set_]


def is_explained(tag: str, name: str, given: Any, theirs: Any) -> bool:
    """Whether Chromium departs from the standard."""
    if given == "\ud800" or given == "http://h/\ud800":  # it converts no content attribute
        return True
    if name == "loading":  # it has a state without a keyword
        return "auto" in (theirs, theirs[1])
    return (tag, name, given) == ("script", "referrerPolicy", None)  # it takes null for no value


@pytest.mark.heavy("A browser starts, and gets and sets thousands of values.")
def test_chromium_reflects_alike(chromium_page: Page) -> None:
    asked = attributes()
    expected = chromium_page.run(ASK, asked, TEXTS, VALUES)
    missing, differences = set(), []
    for (tag, name, content), answer in zip(asked, expected, strict=True):
        if answer is None:
            missing.add(f"{tag}.{name}")
            continue
        ours = answers(tag, name, content)
        for given, one, other in zip(("missing", *TEXTS, *VALUES), ours, answer, strict=True):
            if one != other and not is_explained(tag, name, given, other):
                differences.append((tag, name, given, one, other))
    assert (missing, differences) == (MISSING, [])
