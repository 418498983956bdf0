"""Elements of SVG and MathML."""

import pytest

from tests.dom.trees import html_document
from webapi import Document, Element, Event, HTMLElement, MathMLElement, SVGElement, SVGSVGElement

SVG = "http://www.w3.org/2000/svg"


@pytest.fixture
def page() -> Document:
    return html_document("x")


def drawing(page: Document) -> list[SVGElement]:
    """Elements, each in the one before it."""
    made: list[SVGElement] = []
    for name in ("svg", "symbol", "path"):
        element = page.createElementNS(SVG, name)
        assert isinstance(element, SVGElement)
        (made or [page.body])[-1].append(element)  # type: ignore[union-attr]
        made.append(element)
    return made


def test_each_namespace_has_its_interface(page: Document) -> None:
    svg, *_ = drawing(page)
    assert not isinstance(svg, HTMLElement)
    assert type(svg.cloneNode()) is SVGSVGElement and isinstance(svg, SVGElement)
    math = page.createElementNS("http://www.w3.org/1998/Math/MathML", "mi")
    assert type(math) is MathMLElement
    assert type(page.createElementNS("urn:x", "svg")) is Element


def test_class_name(page: Document) -> None:
    """https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__className"""
    svg, *_ = drawing(page)
    name = svg.className
    assert name is svg.className and name.baseVal == ""
    name.baseVal = "a b"
    assert svg.getAttribute("class") == name.animVal == "a b"
    assert list(svg.classList) == ["a", "b"]
    svg.setAttribute("class", "c")
    assert name.baseVal == "c"
    with pytest.raises(AttributeError):
        svg.className = "x"  # type: ignore[misc, assignment]


def test_owner_and_viewport(page: Document) -> None:
    """https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__ownerSVGElement"""
    svg, symbol, path = drawing(page)
    assert svg.ownerSVGElement is None and svg.viewportElement is None
    assert path.ownerSVGElement is svg and path.viewportElement is symbol
    foreign = page.createElementNS(SVG, "foreignObject")
    svg.append(foreign)
    foreign.append(path)
    assert path.ownerSVGElement is None


def test_what_they_share_with_html(page: Document) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#htmlorsvgormathmlelement"""
    svg, _, path = drawing(page)
    svg.setAttribute("data-a-b", "x")
    assert svg.dataset.aB == "x"
    svg.style.cssText = "fill: red; color: red"
    assert svg.style.color == "red"
    assert (svg.tabIndex, page.createElementNS(SVG, "a").tabIndex) == (-1, 0)
    path.focus()
    assert page.activeElement is page.body
    path.tabIndex = 0
    path.focus()
    assert page.activeElement is path
    path.blur()
    assert page.activeElement is page.body
    seen: list[str] = []
    svg.onclick = lambda event: seen.append(event.type)
    path.dispatchEvent(Event("click", {"bubbles": True}))
    assert seen == ["click"]
    assert not hasattr(svg, "click")
