"""HTML to nodes, and what the parser does not tell: values of the standards and of Chromium 156."""

from typing import Any

import pytest

from tests.parsers import need_a_parser
from tests.work import assert_linear, ends
from webapi import Document, DOMException, DOMParser, HTMLAnchorElement, HTMLTemplateElement
from webapi.dom import parsed_html
from webapi.interfaces.element import Element
from webapi.webidl import parsed_markup
from webapi.webidl.values import jsnull

need_a_parser()

XLINK = "http://www.w3.org/1999/xlink"
XMLNS = "http://www.w3.org/2000/xmlns/"
URL = "https://example.org/"


def parsed(html: str) -> Document:
    return DOMParser().parseFromString(html, "text/html")


def body(html: str) -> Element:
    found = parsed(f"<!DOCTYPE html>{html}").querySelector("body")
    assert found is not None
    return found


def element(document: Document, name: str) -> Element:
    found = document.querySelector(name)
    assert found is not None
    return found


def test_a_document_has_its_doctype_comments_and_instructions() -> None:
    document = parsed("<!--a--><!DOCTYPE html PUBLIC 'p' 's'><?b c><p>d<!--e-->")
    assert [each.nodeName for each in document.childNodes] == ["#comment", "html", "b", "HTML"]
    doctype = document.doctype
    assert doctype is not None
    assert (doctype.name, doctype.publicId, doctype.systemId) == ("html", "p", "s")
    assert element(document, "p").outerHTML == "<p>d<!--e--></p>"
    assert (document.contentType, document.URL) == ("text/html", "about:blank")


@pytest.mark.parametrize(
    ("html", "mode"),
    [
        ("<!DOCTYPE html>", "CSS1Compat"),
        ("<!doctype HTML >", "CSS1Compat"),
        (" \n<!-- a --><!DOCTYPE html>", "CSS1Compat"),
        ("<!-- --!><!--><!---></ a><?b><!DOCTYPE html>", "CSS1Compat"),
        ('<!DOCTYPE html SYSTEM "about:legacy-compat">', "CSS1Compat"),
        ('<!DOCTYPE html SYSTEM "a" b>', "CSS1Compat"),
        ('<!DOCTYPE html PUBLIC"-//W3C//DTD HTML 4.01//EN""b">', "CSS1Compat"),
        ('<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "s">', "CSS1Compat"),
        ('<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">', "BackCompat"),
        ('<!DOCTYPE html PUBLIC "-//w3c//dtd html 3.2//EN" "s">', "BackCompat"),
        ('<!DOCTYPE html PUBLIC "HTML">', "BackCompat"),
        ("<!DOCTYPE html bogus>", "BackCompat"),
        ('<!DOCTYPE html PUBLIC "a" b>', "BackCompat"),
        ('<!DOCTYPE html PUBLIC "a>', "BackCompat"),
        ("<!DOCTYPE html", "BackCompat"),
        ("<!DOCTYPE>", "BackCompat"),
        ("<!DOCTYPE htmlx>", "BackCompat"),
        ("<p><!DOCTYPE html>", "BackCompat"),
        ("\ufeff<!DOCTYPE html>", "BackCompat"),
        ("<!-- <!DOCTYPE html>", "BackCompat"),
        ("", "BackCompat"),
    ],
)
def test_the_doctype_decides_the_mode(html: str, mode: str) -> None:
    assert parsed(html).compatMode == mode


def test_prefixed_attributes_of_foreign_elements_have_namespaces() -> None:
    svg = body(
        "<svg xlink:href=a xml:lang=b xmlns:xlink=c xmlns=d xlink:foo=e viewbox=f>"
    ).firstChild
    assert isinstance(svg, Element)
    assert [
        (each.namespaceURI, each.prefix, each.localName, each.value) for each in svg.attributes
    ] == [
        (XLINK, "xlink", "href", "a"),
        ("http://www.w3.org/XML/1998/namespace", "xml", "lang", "b"),
        (XMLNS, "xmlns", "xlink", "c"),
        (XMLNS, None, "xmlns", "d"),
        (None, None, "xlink:foo", "e"),
        (None, None, "viewBox", "f"),
    ]
    anchor = body("<a xlink:href=a>").firstChild
    assert isinstance(anchor, HTMLAnchorElement)
    assert anchor.getAttributeNS(XLINK, "href") is None
    assert anchor.getAttribute("xlink:href") == "a"


def test_a_template_has_its_contents_in_a_fragment_of_another_document() -> None:
    template = body("<p><template><td>a<template>b</template></td></template>").querySelector(
        "template"
    )
    assert isinstance(template, HTMLTemplateElement)
    assert template.firstChild is None
    assert template.innerHTML == "<td>a<template>b</template></td>"
    cell = template.content.firstElementChild
    assert cell is not None
    assert cell.ownerDocument is not template.ownerDocument
    assert template.ownerDocument.querySelector("td") is None
    template.innerHTML = "<tr>c<td>"
    assert template.outerHTML == "<template><tr><td></td></tr>c</template>"
    copy = template.cloneNode(True)
    assert isinstance(copy, HTMLTemplateElement)
    assert copy.innerHTML == "<tr><td></td></tr>c"


@pytest.mark.parametrize(
    ("context", "html", "expected"),
    [
        ("div", "<td>a<p>b<p>c", "a<p>b</p><p>c</p>"),
        ("tr", "<td>a<th>b", "<td>a</td><th>b</th>"),
        ("table", "a<tr>", "a<tbody><tr></tr></tbody>"),
        ("textarea", "<b>&amp;", "&lt;b&gt;&amp;"),
        ("script", "<b>&amp;", "<b>&amp;"),
        ("x-y", "<li>a<li>b", "<li>a</li><li>b</li>"),
        ("unknown", "<title>a<b>", "<title>a&lt;b&gt;</title>"),
        ("form", "<form>a<input>", "a<input>"),
        ("html", "<p>a", "<head></head><body><p>a</p></body>"),
        ("template", "<td>a", "<td>a</td>"),
        ("p", "a\r\nb\0c", "a\nbc"),
    ],
)
def test_the_context_decides_how_a_fragment_is_parsed(
    context: str, html: str, expected: str
) -> None:
    element = Document(URL).createElement(context)
    element.innerHTML = html
    assert element.innerHTML == expected


@pytest.mark.parametrize(
    ("name", "html", "expected"),
    [
        ("svg", "<g/><p>a", "<g></g><p>a</p>"),
        ("svg", "<lineargradient>", "<linearGradient></linearGradient>"),
        ("foreignObject", "<p>a<p>b", "<p>a</p><p>b</p>"),
        ("title", "<b>", "<b></b>"),
    ],
)
def test_a_context_of_svg(name: str, html: str, expected: str) -> None:
    element = Document(URL).createElementNS("http://www.w3.org/2000/svg", name)
    element.innerHTML = html
    assert element.innerHTML == expected


@pytest.mark.parametrize(
    ("doctype", "expected"),
    [
        ("", "<p>a<table></table></p>"),
        ("<!DOCTYPE html>", "<p>a</p><table></table>"),
    ],
)
def test_a_fragment_is_parsed_in_the_mode_of_its_document(doctype: str, expected: str) -> None:
    root = element(parsed(f"{doctype}<div></div>"), "div")
    root.innerHTML = "<p>a<table>"
    assert root.innerHTML == expected


def test_an_annotation_is_html_if_it_says_so() -> None:
    document = Document(URL)
    annotation = document.createElementNS("http://www.w3.org/1998/Math/MathML", "annotation-xml")
    annotation.innerHTML = "<mi/>a"
    assert annotation.innerHTML == "<mi></mi>a"
    annotation.setAttribute("encoding", "Text/HTML")
    annotation.innerHTML = "<mi/>a"
    assert annotation.innerHTML == "<mi>a</mi>"


def test_a_form_in_a_form_is_ignored() -> None:
    form = body("<form><div></div></form>").firstChild
    assert isinstance(form, Element)
    inner = form.firstElementChild
    assert inner is not None
    inner.innerHTML = "<form><b>a</b></form>c"
    assert form.outerHTML == "<form><div><b>a</b>c</div></form>"


def test_outer_html_replaces_the_element() -> None:
    root = body("<p>a</p><p>b</p>")
    first = root.firstElementChild
    assert first is not None
    first.outerHTML = "<i>c</i>d"
    assert root.innerHTML == "<i>c</i>d<p>b</p>"
    assert first.parentNode is None
    first.outerHTML = "<b>"  # it has no parent
    assert first.outerHTML == "<p>a</p>"
    html = root.parentElement
    assert html is not None
    with pytest.raises(DOMException) as caught:
        html.outerHTML = ""
    assert caught.value.name == "NoModificationAllowedError"
    head = html.firstElementChild
    assert head is not None
    head.outerHTML = "<i>"  # the context is the html element, which gets a head and a body
    assert html.outerHTML == (
        "<html><head></head><body><i></i></body><body><i>c</i>d<p>b</p></body></html>"
    )
    fragment = Document(URL).createDocumentFragment()
    fragment.append(fragment.ownerDocument.createElement("a") if fragment.ownerDocument else "")
    child = fragment.firstElementChild
    assert child is not None
    child.outerHTML = "<td>x"
    assert fragment.textContent == "x"


def test_html_is_inserted_at_four_places() -> None:
    root = body("<p>a</p>")
    paragraph = root.firstElementChild
    assert paragraph is not None
    paragraph.insertAdjacentHTML("beforeBegin", "<i>1</i>")
    paragraph.insertAdjacentHTML("afterbegin", "<i>2</i>")
    paragraph.insertAdjacentHTML("beforeend", "<i>3</i>")
    paragraph.insertAdjacentHTML("AFTEREND", "<i>4</i>")
    assert root.innerHTML == "<i>1</i><p><i>2</i>a<i>3</i></p><i>4</i>"
    with pytest.raises(DOMException) as caught:
        paragraph.insertAdjacentHTML("inside", "<i>")
    assert caught.value.name == "SyntaxError"
    alone = Document(URL).createElement("p")
    with pytest.raises(DOMException) as caught:
        alone.insertAdjacentHTML("afterend", "<i>")
    assert caught.value.name == "NoModificationAllowedError"
    assert alone.outerHTML == "<p></p>"


def test_null_is_the_empty_string() -> None:
    paragraph = body("<p>a</p>").firstElementChild
    assert paragraph is not None
    paragraph.innerHTML = jsnull  # type: ignore[assignment]
    assert paragraph.outerHTML == "<p></p>"


def test_a_page_may_be_a_string() -> None:
    document = Document.fromHTML("<meta charset=latin1><a href=?\xe9>\0</a>", URL)
    assert (document.characterSet, document.compatMode) == ("UTF-8", "BackCompat")
    assert element(document, "a").outerHTML == '<a href="?\xe9"></a>'
    assert document.links[0].href == "https://example.org/?%C3%A9"


def test_elements_open_in_each_other_to_a_depth_of_512() -> None:
    root = body("<div>" * 100_000)
    depth = 0
    each = root.firstElementChild
    while each is not None:
        depth += 1
        each = each.firstElementChild
    assert depth == 511
    assert len(root.querySelectorAll("div")) == 100_000


@pytest.mark.parametrize(
    "part", ["<p>", "<a href=x>", "<b><p>", "<table>", "x\0", "<svg>", "<template>", "<!--"]
)
def test_parsing_is_linear(part: str) -> None:
    with ends(60):
        assert_linear(lambda size: body(part * size).innerHTML, 8_192)


@pytest.mark.parametrize(
    "name", ["CLOSE", "TEXT", "COMMENT", "INSTRUCTION", "DOCTYPE", "CDATA", "ELEMENT"]
)
def test_the_parser_and_the_builder_have_the_same_codes(name: str) -> None:
    assert getattr(parsed_markup, name) == getattr(parsed_html, name)


def test_a_range_makes_a_fragment_in_its_context() -> None:
    root: Any = body("<table><tr><td>x</table>")
    contextual = root.ownerDocument.createRange()

    def made(node: Any, text: str) -> str:
        contextual.setStart(node, 0)
        fragment = contextual.createContextualFragment(text)
        return "".join(each.outerHTML for each in fragment.children)

    row = root.querySelector("tr")
    assert made(root, "<p>1<tr>") == "<p>1</p>"
    assert made(row, "<p>1<td>2") == "<p>1</p><td>2</td>"
    assert made(row.firstElementChild.firstChild, "<i>z") == "<i>z</i>"
    assert made(root.ownerDocument, "<td><b>u") == "<b>u</b>"
    assert made(root.ownerDocument.documentElement, "<head><body><u>v") == "<u>v</u>"
