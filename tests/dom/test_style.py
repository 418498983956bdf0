"""``element.style``: declarations, in Python."""

from typing import Any

import pytest

from tests.dom.styles import STEPS, TEXTS, VALUES
from tests.work import assert_linear
from webapi import (
    CSSStyleDeclaration,
    CSSStyleProperties,
    Document,
    HTMLElement,
    MutationObserver,
    jsnull,
)


def made() -> HTMLElement:
    element = Document("https://example.org/").createElement("div")
    assert isinstance(element, HTMLElement)
    return element


@pytest.mark.parametrize("text", TEXTS)
def test_texts(text: str) -> None:
    element = made()
    element.setAttribute("style", text)
    assert element.style.cssText == TEXTS[text]
    assert element.getAttribute("style") == text
    other = made()
    other.style.cssText = text
    assert other.getAttribute("style") == TEXTS[text]


def test_values() -> None:
    found = []
    for name, value, _ in VALUES:
        element = made()
        element.style.setProperty(name, value)
        found.append((name, value, element.getAttribute("style")))
    assert found == list(VALUES)


def test_steps() -> None:
    for calls, wanted in STEPS:
        element = made()
        for name, value in calls:
            element.style.setProperty(name, value)
        assert element.getAttribute("style") == wanted


def test_a_text_is_its_own_serialization() -> None:
    for wanted in [*TEXTS.values(), *(each for _, _, each in VALUES if each)]:
        element = made()
        element.setAttribute("style", wanted)
        assert element.style.cssText == wanted


def test_attributes() -> None:
    element = made()
    style = element.style
    assert isinstance(style, CSSStyleProperties)
    assert isinstance(style, CSSStyleDeclaration)
    style.backgroundColor = "red"
    style["font-size"] = "12px"
    style.webkitTransform = "none"
    style.cssFloat = "left"
    assert style.float == style.cssFloat == "left"
    assert style["background-color"] == style.backgroundColor == "red"
    assert style.WebkitTransform == style.transform == "none"
    assert list(style) == ["background-color", "font-size", "transform", "float"]
    assert (style.length, style[0], style[-1], style.item(9)) == (
        4,
        "background-color",
        "float",
        "",
    )
    style.fontSize = jsnull
    style.color = ""
    assert style.fontSize == ""
    assert "backgroundColor" in dir(style)
    for name in ("foo", "nonsense"):
        with pytest.raises(AttributeError):
            getattr(style, name)
        with pytest.raises(KeyError):
            style[name] = "1"
    with pytest.raises(AttributeError):
        style.foo = 1
    with pytest.raises(IndexError):
        style[3]


def test_the_attribute_and_the_object_stay_in_step() -> None:
    element = made()
    style = element.style
    element.style = "color: red"
    assert style is element.style
    assert element.outerHTML == '<div style="color: red;"></div>'
    element.setAttribute("style", "width: 1px")
    assert style.cssText == "width: 1px;"
    element.removeAttribute("style")
    assert style.cssText == ""
    style.width = "2px"
    assert style.removeProperty("WIDTH") == "2px"
    assert element.getAttribute("style") == ""


def test_priorities() -> None:
    style = made().style
    style.setProperty("margin", "1px", "IMPORTANT")
    style.setProperty("color", "red", "bogus")
    assert style.cssText == "margin: 1px !important;"
    assert style.getPropertyPriority("margin-top") == "important"
    assert style.getPropertyPriority("margin") == "important"
    style.marginTop = "2px"
    assert style.getPropertyPriority("margin") == style.getPropertyValue("margin") == ""


def test_only_changes_make_mutation_records() -> None:
    records: list[Any] = []
    element = made()
    observer = MutationObserver(lambda *_: None)
    observer.observe(element, {"attributes": True, "attributeOldValue": True})
    element.style.color = "red"
    element.style.color = "red"
    element.style.color = "nonsense"
    element.style.removeProperty("width")
    element.style.removeProperty("color")
    records = observer.takeRecords()
    assert [(each.attributeName, each.oldValue) for each in records] == [
        *(("style", None), ("style", "color: red;")),
    ]


def test_hostile_texts() -> None:
    nested = "(" * 5_000
    for text in (
        "a:" + nested,
        "--a:" + nested,
        "width:" + "calc(" * 4_000,
        "a;" * 4_000,
        "!" * 9,
    ):
        style = made().style
        style.cssText = text
        assert style.cssText in ("", f"--a: {nested};")


@pytest.mark.heavy("Texts of megabytes take seconds.")
@pytest.mark.parametrize(
    "part", ["color:red;", "--a{}:1;", "a(", "margin:1px;", "x,", "'a' ", "url(a)", "a:b!c;"]
)
def test_linear(part: str) -> None:
    def parse(size: int) -> None:
        style = made().style
        style.cssText = "".join(part.replace("{}", str(index)) for index in range(size))
        assert style.length < 10**6

    assert_linear(parse, 2_000)


def test_new_declarations_take_linear_time() -> None:
    def declare(size: int) -> None:
        element = made()
        for index in range(size):
            element.style.setProperty(f"--a{index}", "1")
        assert element.getAttribute("style") == element.style.cssText

    assert_linear(declare, 2_000)


def test_the_text_follows_each_change() -> None:
    """The text grows at its end; each other change makes it anew."""
    element = made()
    style = element.style
    for name, value in (("--a", "1"), ("color", "red"), ("--b", "2"), ("--a", "3"), ("--c", "4")):
        style.setProperty(name, value, "important" if name == "--b" else "")
    assert style.cssText == "--a: 3; color: red; --b: 2 !important; --c: 4;"
    style.removeProperty("--b")
    style.setProperty("--b", "5")
    assert element.getAttribute("style") == "--a: 3; color: red; --c: 4; --b: 5;"


def test_components_side_by_side_take_linear_time() -> None:
    style = made().style

    def read(size: int) -> None:
        style.textDecoration = "underline " * size
        style.background = "repeat " * size

    assert_linear(read, 8_000)


def test_lines_of_text_decoration() -> None:
    style = made().style
    for wrong in ("underline underline", "none underline", "underline spelling-error"):
        style.textDecoration = wrong
        style.textDecorationLine = wrong
        assert style.cssText == ""
    style.textDecoration = "underline overline red"
    assert style.textDecorationLine == "underline overline"


def test_names_are_scalar_values() -> None:
    style = made().style
    style.setProperty("--\ud800", "1")
    assert style[0] == "--\ufffd"
