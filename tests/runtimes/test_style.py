"""``element.style`` in engines: the same answers as in Python."""

import json
from collections.abc import Iterator

import pytest

from tests.dom.styles import STEPS, TEXTS, VALUES
from tests.runtimes.pages import ENGINES, Page, parameters
from webapi.dom.css_properties import PROPERTIES


@pytest.fixture(scope="module", params=parameters(ENGINES))
def page(request: pytest.FixtureRequest) -> Iterator[Page]:
    yield Page(request.param, page="https://example.org/")


def test_styles(page: Page) -> None:
    shown = page.run(
        f"""
        const make = () => document.createElement("div");
        const texts = {json.dumps(list(TEXTS))}.map((text) => {{
          const element = make();
          element.setAttribute("style", text);
          return element.style.cssText;
        }});
        const calls = {json.dumps([[each[:2]] for each in VALUES] + [each for each, _ in STEPS])};
        show([texts, calls.map((each) => {{
          const element = make();
          for (const [name, value] of each) element.style.setProperty(name, value);
          return element.getAttribute("style");
        }})]);
        """
    )
    assert shown[0] == list(TEXTS.values())
    assert shown[1] == [each[2] for each in VALUES] + [each for _, each in STEPS]


def test_attributes(page: Page) -> None:
    shown = page.run(
        """
        const element = document.createElement("p");
        const style = element.style;
        style.backgroundColor = "red";
        style["font-size"] = "12px";
        style.webkitTransform = "none";
        style.cssFloat = "left";
        style.foo = 1;
        style.color = null;
        element.style = "margin: 0; " + style.cssText;
        show([element.outerHTML, style === element.style, style.length, style[0],
              style[99] === undefined,
              style.WebkitTransform, style["background-color"], style.float, style.foo,
              "transform" in style, "nonsense" in style, String(style),
              style instanceof CSSStyleDeclaration, style instanceof CSSStyleProperties]);
        """
    )
    text = "margin: 0px; background-color: red; font-size: 12px; transform: none; float: left;"
    assert shown == [
        *(f'<p style="{text}"></p>', True, 8, "margin-top", True, "none", "red", "left", 1),
        *(True, False, "[object CSSStyleProperties]", True, True),
    ]


def test_each_property_has_an_attribute(page: Page) -> None:
    assert page.value("Object.keys(CSSStyleProperties.prototype).length > 800")
    names = json.dumps(PROPERTIES.names)
    assert page.value(f"{names}.filter((each) => !(each in CSSStyleProperties.prototype))") == []


def test_what_is_no_style_is_refused(page: Page) -> None:
    assert page.name_of_error("CSSStyleProperties.prototype.color") == "TypeError"
    assert page.name_of_error("new CSSStyleProperties()") == "TypeError"
    assert page.name_of_error("document.createElement('p').style.color = Symbol()") == "TypeError"
