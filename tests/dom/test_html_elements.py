"""The interfaces of HTML's elements, and the attributes that reflect content attributes."""

import asyncio

import pytest

import webapi
from tests.parsers import need_a_parser
from webapi import (
    Document,
    DOMException,
    HTMLElement,
    HTMLImageElement,
    HTMLInputElement,
    HTMLLinkElement,
    HTMLMediaElement,
    HTMLObjectElement,
    HTMLOListElement,
    HTMLProgressElement,
    HTMLTableCellElement,
    HTMLTemplateElement,
    HTMLUnknownElement,
    jsnull,
)

PAGE = Document("https://example.org/a/b")


@pytest.mark.parametrize(
    ("tags", "interface"),
    [
        ("applet bgsound blink isindex keygen multicol nextid spacer", "HTMLUnknownElement"),
        ("acronym basefont big center nobr noembed noframes plaintext", "HTMLElement"),
        ("rb rtc strike tt", "HTMLElement"),
        ("listing xmp pre", "HTMLPreElement"),
        ("section b wbr search hgroup", "HTMLElement"),
        ("a-b font-x a\u00e9-", "HTMLElement"),
        ("font-face annotation-xml a\u00e9 foo", "HTMLUnknownElement"),
        ("h1 h6", "HTMLHeadingElement"),
        ("tbody thead tfoot", "HTMLTableSectionElement"),
        ("col colgroup", "HTMLTableColElement"),
        ("td th", "HTMLTableCellElement"),
        ("ins del", "HTMLModElement"),
        ("q blockquote", "HTMLQuoteElement"),
        ("dir", "HTMLDirectoryElement"),
        ("video", "HTMLVideoElement"),
        ("a", "HTMLAnchorElement"),
        ("template", "HTMLTemplateElement"),
    ],
)
def test_the_element_interface_of_a_name(tags: str, interface: str) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom"""
    for tag in tags.split():
        element = PAGE.createElement(tag)
        assert isinstance(element, getattr(webapi, interface)), tag
        assert type(element).__name__ == interface, tag
        assert str(element) == f"[object {interface}]" or tag == "a"
        assert isinstance(element, HTMLElement)
        assert type(element.cloneNode()) is type(element)


def test_a_parser_gives_elements_their_interfaces() -> None:
    need_a_parser()
    html = "<!doctype html><title>x</title><img><svg><title></svg><template><p></template><x>"
    page = Document.fromHTML(html, "https://example.org/")
    assert [type(each).__name__ for each in page.querySelectorAll("*")] == [
        *("HTMLHtmlElement", "HTMLHeadElement", "HTMLTitleElement", "HTMLBodyElement"),
        *("HTMLImageElement", "SVGSVGElement", "SVGElement", "HTMLTemplateElement"),
        "HTMLUnknownElement",
    ]
    template = page.querySelector("template")
    assert isinstance(template, HTMLTemplateElement)
    assert type(template.content.firstChild).__name__ == "HTMLParagraphElement"
    assert isinstance(page.createElementNS("http://www.w3.org/2000/svg", "a"), webapi.Element)


@pytest.mark.parametrize("name", ["HTMLElement", "HTMLDivElement", "HTMLMediaElement"])
def test_interfaces_have_no_constructor(name: str) -> None:
    with pytest.raises(TypeError, match="Illegal constructor"):
        getattr(webapi, name)()


def test_inheritance() -> None:
    assert isinstance(PAGE.createElement("audio"), HTMLMediaElement)
    assert not issubclass(HTMLUnknownElement, HTMLMediaElement)


def test_an_image_that_is_not_loaded() -> None:
    """As in a browser without support for images; `width` as in Chromium, which renders nothing."""
    image = PAGE.createElement("img")
    assert isinstance(image, HTMLImageElement)
    assert (image.complete, image.currentSrc) == (True, "")
    assert (image.width, image.height, image.naturalWidth, image.naturalHeight) == (0, 0, 0, 0)
    image.setAttribute("width", "50%")
    image.height = 2**31
    assert (image.width, image.getAttribute("height")) == (50, "0")
    image.src = ""
    assert image.complete
    image.src = "a.png"
    assert not image.complete
    image.removeAttribute("src")
    image.srcset = "a.png 2x"
    assert not image.complete

    async def decode() -> None:
        await image.decode()

    with pytest.raises(DOMException) as caught:
        asyncio.run(decode())
    assert caught.value.name == "EncodingError"


def test_the_colors_of_a_body() -> None:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor"""
    page = Document("https://example.org/")
    page.fgColor = "red"
    assert (page.fgColor, page.bgColor) == ("", "")
    html = page.appendChild(page.createElement("html"))
    body = html.appendChild(page.createElement("body"))
    page.fgColor = page.linkColor = page.vlinkColor = page.alinkColor = "red"
    page.bgColor = jsnull
    assert (
        body.outerHTML == '<body text="red" link="red" vlink="red" alink="red" bgcolor=""></body>'
    )
    assert (page.fgColor, page.alinkColor, page.bgColor) == ("red", "red", "")
    html.replaceChild(page.createElement("frameset"), body)
    page.fgColor = "red"
    assert (page.fgColor, html.innerHTML) == ("", "<frameset></frameset>")


def test_a_nonce_is_hidden_from_the_attribute() -> None:
    """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#nonce-attributes"""
    style = PAGE.createElement("style")
    style.setAttribute("nonce", "a")
    assert style.nonce == "a"
    style.nonce = "b"
    copy = style.cloneNode()
    assert isinstance(copy, HTMLElement)
    assert (style.nonce, copy.nonce, copy.outerHTML) == ("b", "b", '<style nonce="a"></style>')
    style.setAttributeNS("urn:x", "nonce", "c")
    assert style.nonce == "b"
    style.setAttribute("nonce", "d")
    assert style.nonce == "d"
    style.removeAttribute("nonce")
    assert style.nonce == ""


def test_an_object_has_a_form() -> None:
    """https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-object-element"""
    form = PAGE.createElement("form")
    target = form.appendChild(PAGE.createElement("object"))
    assert isinstance(target, HTMLObjectElement)
    assert target.form is form
    target.setCustomValidity("x")
    assert (target.willValidate, target.checkValidity(), target.validationMessage) == (
        *(False, True, ""),
    )
    assert (target.validity.valid, target.validity.customError) == (False, True)


def test_strings_and_booleans() -> None:
    element = PAGE.createElement("div")
    assert (element.title, element.inert) == ("", False)
    element.title = 5  # type: ignore[assignment]
    element.inert = True
    assert element.outerHTML == '<div title="5" inert=""></div>'
    element.inert = False
    assert element.outerHTML == '<div title="5"></div>'


def test_integers() -> None:
    ol = PAGE.createElement("ol")
    assert isinstance(ol, HTMLOListElement)
    assert ol.start == 1
    ol.setAttribute("start", " -12x")
    assert ol.start == -12
    ol.start = 2**31
    assert ol.getAttribute("start") == "-2147483648"
    ol.setAttribute("start", "9" * 10_000)
    assert ol.start == 1
    td = PAGE.createElement("td")
    assert isinstance(td, HTMLTableCellElement)
    for text, number in [("0", 1), ("1001", 1000), ("-1", 1), ("x", 1), ("12", 12)]:
        td.setAttribute("colspan", text)
        assert td.colSpan == number
    field = PAGE.createElement("input")
    assert isinstance(field, HTMLInputElement)
    assert (field.size, field.maxLength) == (20, -1)
    with pytest.raises(DOMException, match="not positive") as caught:
        field.size = 0
    assert caught.value.name == "IndexSizeError"
    with pytest.raises(DOMException, match="negative"):
        field.maxLength = -1
    assert field.getAttributeNames() == []
    field.size = 2**31
    assert field.getAttribute("size") == "20"


def test_doubles() -> None:
    progress = PAGE.createElement("progress")
    assert isinstance(progress, HTMLProgressElement)
    assert progress.max == 1
    for text, number in [("2.50", 2.5), ("1e400", 1), ("-3", 1), (" .5s", 0.5), ("e", 1)]:
        progress.setAttribute("max", text)
        assert progress.max == number
    progress.max = 1e21
    assert progress.getAttribute("max") == "1e+21"
    progress.max = -1
    assert progress.getAttribute("max") == "1e+21"


def test_urls_and_keywords() -> None:
    image = PAGE.createElement("img")
    assert isinstance(image, HTMLImageElement)
    assert (image.src, image.crossOrigin, image.decoding) == ("", None, "auto")
    image.src = "c?d"
    assert (image.src, image.getAttribute("src")) == ("https://example.org/a/c?d", "c?d")
    image.src = "http://["
    assert image.src == "http://["
    image.crossOrigin = "USE-credentials"
    assert image.crossOrigin == "use-credentials"
    image.crossOrigin = "x"
    assert (image.crossOrigin, image.getAttribute("crossorigin")) == ("anonymous", "x")
    image.crossOrigin = jsnull
    assert not image.hasAttribute("crossorigin")


def test_tokens() -> None:
    link = PAGE.createElement("link")
    assert isinstance(link, HTMLLinkElement)
    link.rel = "icon  Icon icon"
    assert list(link.relList) == ["icon", "Icon"]
    assert link.relList is link.relList
    assert link.relList.supports("STYLESHEET")
    assert not link.relList.supports("noopener")
    link.relList = "next"
    assert link.rel == "next"
    with pytest.raises(TypeError, match="no list of supported tokens"):
        link.sizes.supports("1x1")
