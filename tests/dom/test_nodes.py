"""Nodes and their mutation: https://dom.spec.whatwg.org/#nodes, with facts of WPT's dom/nodes"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from tests.dom.trees import HTML, SVG, html_document, shown
from tests.parsers import need_a_parser
from tests.work import assert_linear
from webapi import Comment, Document, DocumentFragment, DOMException, Event, Node, Text, jsnull


def error_of(function: Callable[..., object], *arguments: Any) -> str:
    with pytest.raises(DOMException) as caught:
        function(*arguments)
    return caught.value.name


def test_nodes_have_types_names_and_values() -> None:
    document = html_document("x")
    xml = document.implementation.createDocument("http://e/", "p:e", None)
    root = xml.documentElement
    assert root is not None
    attribute = document.createAttribute("A")
    attribute.value = "v"
    nodes: list[Any] = [
        (document, 9, "#document", None),
        (document.doctype, 10, "html", None),
        (document.documentElement, 1, "HTML", None),
        (root, 1, "p:e", None),
        (document.createElementNS(SVG, "a"), 1, "a", None),
        (attribute, 2, "a", "v"),
        (document.createTextNode("t"), 3, "#text", "t"),
        (xml.createCDATASection("c"), 4, "#cdata-section", "c"),
        (document.createProcessingInstruction("t", "d"), 7, "t", "d"),
        (document.createComment("c"), 8, "#comment", "c"),
        (document.createDocumentFragment(), 11, "#document-fragment", None),
    ]
    for node, type_, name, value in nodes:
        assert (node.nodeType, node.nodeName, node.nodeValue) == (type_, name, value)
        node.nodeValue = "new"
        assert node.nodeValue == (None if value is None else "new")
        assert node.isSameNode(node)
        assert node.cloneNode(True).isEqualNode(node)
    assert (Node.ELEMENT_NODE, Node.DOCUMENT_FRAGMENT_NODE) == (1, 11)


def test_a_tree_knows_parents_children_and_siblings() -> None:
    document = html_document("ab")
    body = document.querySelector("body")
    assert body is not None
    element = document.createElement("p")
    text, other = document.createTextNode("1"), document.createTextNode("2")
    assert body.appendChild(element) is element
    body.append(text)
    assert body.insertBefore(other, text) is other
    assert list(body.childNodes) == [element, other, text]
    assert (body.firstChild, body.lastChild) == (element, text)
    assert (element.nextSibling, text.previousSibling) == (other, other)
    assert (text.nextSibling, element.previousSibling) == (None, None)
    assert element.parentNode is element.parentElement is body
    assert document.documentElement.parentElement is None  # type: ignore[union-attr]
    assert text.getRootNode() is document
    assert text.isConnected
    assert body.removeChild(text) is text
    assert (text.parentNode, text.isConnected, text.getRootNode()) == (None, False, text)
    assert body.replaceChild(text, element) is element
    assert list(body.childNodes) == [text, other]
    assert body.contains(other)
    assert body.contains(body)
    assert not body.contains(element)
    assert not body.contains(None)
    assert other in body.childNodes
    assert len(body.childNodes) == 2


def test_insertions_that_are_refused() -> None:
    document = html_document("x")
    html, doctype = document.documentElement, document.doctype
    assert html is not None
    assert doctype is not None
    element, text = document.createElement("p"), document.createTextNode("")
    fragment = document.createDocumentFragment()
    hierarchy = "HierarchyRequestError"
    assert error_of(element.appendChild, element) == hierarchy
    assert error_of(html.querySelector("body").appendChild, html) == hierarchy  # type: ignore[union-attr]
    assert error_of(text.appendChild, element) == hierarchy
    assert error_of(document.appendChild, text) == hierarchy
    assert error_of(document.appendChild, element) == hierarchy
    assert error_of(document.insertBefore, element, doctype) == hierarchy
    assert error_of(document.appendChild, doctype.cloneNode()) == hierarchy
    assert error_of(html.appendChild, document) == hierarchy
    assert error_of(html.appendChild, doctype) == hierarchy
    assert error_of(html.appendChild, document.createAttribute("a")) == hierarchy
    assert error_of(document.insertBefore, doctype.cloneNode(), None) == hierarchy
    fragment.append(element, document.createElement("q"))
    assert error_of(document.replaceChildren, fragment) == hierarchy
    assert error_of(html.insertBefore, text, element) == "NotFoundError"
    assert error_of(html.removeChild, text) == "NotFoundError"
    assert error_of(html.replaceChild, text, element) == "NotFoundError"
    assert [node.nodeName for node in document.childNodes] == ["html", "HTML"]
    document.replaceChildren(element, document.createComment("c"))
    assert [node.nodeName for node in document.childNodes] == ["P", "#comment"]
    assert document.insertBefore(doctype, element) is doctype
    document.replaceChild(document.createElement("q"), element)
    assert [node.nodeName for node in document.childNodes] == ["html", "Q", "#comment"]


def test_a_template_cannot_be_put_into_its_contents() -> None:
    document = html_document("")
    template: Any = document.createElement("template")
    assert error_of(template.content.append, template) == "HierarchyRequestError"
    assert template.content.ownerDocument is not document


def test_fragments_give_their_children() -> None:
    document = html_document("")
    fragment = document.createDocumentFragment()
    fragment.append("a", document.createElement("b"), "c")
    element = document.createElement("p")
    element.append("0", fragment, "1")
    assert shown(element) == "<p>0a<b></b>c1</p>"
    assert not fragment.hasChildNodes()
    element.append(fragment)
    assert element.childNodes.length == 5


def test_members_of_parents_and_children() -> None:
    document = html_document("")
    element = document.createElement("div")
    first, second = document.createElement("a"), document.createElement("b")
    element.append(first, "x", second)
    element.prepend("y", document.createElement("c"))
    assert shown(element) == "<div>y<c></c><a></a>x<b></b></div>"
    assert element.childElementCount == len(element.children) == 3
    assert (element.firstElementChild.localName, element.lastElementChild) == ("c", second)  # type: ignore[union-attr]
    assert (first.nextElementSibling, first.previousElementSibling.localName) == (second, "c")  # type: ignore[union-attr]
    first.before(second, "0")
    assert shown(element) == "<div>y<c></c><b></b>0<a></a>x</div>"
    second.after(first, second)  # the first following sibling that is not among them
    assert shown(element) == "<div>y<c></c><a></a><b></b>0x</div>"
    first.replaceWith("r", second)
    assert shown(element) == "<div>y<c></c>r<b></b>0x</div>"
    second.replaceWith(second, "s")
    assert shown(element) == "<div>y<c></c>r<b></b>s0x</div>"
    first.before("nothing")
    first.remove()
    element.replaceChildren()
    element.replaceChildren("a", first)
    assert shown(element) == "<div>a<a></a></div>"
    element.moveBefore(first, element.firstChild)
    assert shown(element) == "<div><a></a>a</div>"
    element.moveBefore(first, first)
    assert error_of(element.moveBefore, document.createElement("p"), None) == (
        "HierarchyRequestError"
    )
    with pytest.raises(TypeError):
        element.insertBefore(first, "x")  # type: ignore[arg-type]


def test_adjacent_nodes() -> None:
    document = html_document("")
    parent, element = document.createElement("p"), document.createElement("e")
    assert element.insertAdjacentElement("beforebegin", document.createElement("a")) is None
    parent.append(element)
    for place in ("beforeBegin", "afterbegin", "beforeend", "AFTEREND"):
        element.insertAdjacentText(place, place[0])
    assert shown(parent) == "<p>b<e>ab</e>A</p>"
    assert error_of(element.insertAdjacentText, "x", "") == "SyntaxError"


def test_text_content_replaces_all_children() -> None:
    document = html_document("")
    element = document.createElement("p")
    element.append("a", document.createComment("no"), document.createElement("b"))
    element.children[0].append("b")
    assert element.textContent == "ab"
    assert document.textContent is None
    element.textContent = "x"
    assert [node.nodeType for node in element.childNodes] == [3]
    element.textContent = None
    assert not element.hasChildNodes()
    document.textContent = "ignored"
    assert document.textContent is None


def test_normalizing_joins_texts() -> None:
    document = html_document("")
    element = document.createElement("p")
    element.append("", "a", "b", "", document.createComment("c"), "", document.createElement("b"))
    element.lastChild.append("c", "d")  # type: ignore[union-attr]
    element.normalize()
    assert shown(element) == "<p>ab<!--c--><b>cd</b></p>"
    assert element.childNodes.length == 3


def test_offsets_count_code_units() -> None:
    text = Text("a\U0001f600b")
    assert (text.length, text.data) == (4, "a\U0001f600b")
    assert text.substringData(1, 2) == "\U0001f600"
    assert text.substringData(2, 9) == "\ude00b"
    rest = text.splitText(2)
    assert (text.data, rest.data) == ("a\ud83d", "\ude00b")
    text.appendData(rest.data)
    assert text.data == "a\U0001f600b"
    text.replaceData(1, 2, "-")
    text.insertData(0, ">")
    text.deleteData(1, 1)
    assert text.data == ">-b"
    for arguments in ((4, 0), (9, 1)):
        assert error_of(text.deleteData, *arguments) == "IndexSizeError"
    text.data = jsnull
    assert text.length == 0


@pytest.mark.parametrize("character", ["\U0001f600", "\u4e00"])
def test_parts_of_a_long_text_take_linear_time(character: str) -> None:
    def read(size: int) -> None:
        text = Document().createTextNode(character * 20 * size)
        for place in range(0, text.length, 20):
            text.substringData(place, 2)

    assert_linear(read, 1_600)


def test_a_whole_text_is_that_of_adjacent_text_nodes() -> None:
    document = html_document("")
    element = document.createElement("p")
    element.append("a", "b", document.createElement("i"), "c")
    first: Any = element.firstChild
    assert first.nextSibling.wholeText == first.wholeText == "ab"
    first.splitText(0)
    assert [node.nodeValue for node in element.childNodes] == ["", "a", "b", None, "c"]


@pytest.mark.parametrize(
    ("namespace", "name", "error"),
    [
        ("http://e/", "a:b:c", None),
        ("http://e/", ":a", "InvalidCharacterError"),
        ("http://e/", "a:", "InvalidCharacterError"),
        ("http://e/", "a:0", "InvalidCharacterError"),
        ("http://e/", "0:a", None),
        (None, "a:b", "NamespaceError"),
        ("", "a:b", "NamespaceError"),
        ("http://e/", "xml:a", "NamespaceError"),
        ("http://www.w3.org/XML/1998/namespace", "xml:a", None),
        ("http://e/", "xmlns", "NamespaceError"),
        ("http://www.w3.org/2000/xmlns/", "xmlns:a", None),
        ("http://www.w3.org/2000/xmlns/", "a:xmlns", "NamespaceError"),
        (None, "", "InvalidCharacterError"),
        (None, "a>", "InvalidCharacterError"),
        (None, "é", None),
    ],
)
def test_qualified_names(namespace: str | None, name: str, error: str | None) -> None:
    document = html_document("")
    if error is None:
        element = document.createElementNS(namespace, name)
        prefix, colon, rest = name.partition(":")
        assert (element.prefix, element.localName) == ((prefix, rest) if colon else (None, name))
        assert element.namespaceURI == namespace
    else:
        assert error_of(document.createElementNS, namespace, name) == error


def test_namespaces_are_looked_up() -> None:
    xmlns = "http://www.w3.org/2000/xmlns/"
    document = html_document("")
    outer = document.createElementNS("http://o/", "o:outer")
    outer.setAttributeNS(xmlns, "xmlns:p", "http://p/")
    outer.setAttributeNS(xmlns, "xmlns", "http://d/")
    inner = document.createElement("inner")
    text = document.createTextNode("")
    inner.append(text)
    outer.append(inner)
    assert [text.lookupNamespaceURI(each) for each in ("o", "p", "x", "xml", "xmlns")] == [
        *("http://o/", "http://p/", None),
        *("http://www.w3.org/XML/1998/namespace", xmlns),
    ]
    assert (outer.lookupNamespaceURI(""), text.lookupNamespaceURI("")) == ("http://d/", HTML)
    assert [text.lookupPrefix(each) for each in ("http://o/", "http://p/", "", HTML)] == [
        *("o", "p", None, None),
    ]
    assert outer.isDefaultNamespace("http://d/")
    assert document.createDocumentFragment().isDefaultNamespace("")


def test_positions() -> None:
    document = html_document("")
    parent, first, second = (document.createElement(name) for name in "abc")
    parent.append(first, second)
    assert first.compareDocumentPosition(second) == 4
    assert second.compareDocumentPosition(first) == 2
    assert parent.compareDocumentPosition(first) == 16 + 4
    assert first.compareDocumentPosition(parent) == 8 + 2
    assert first.compareDocumentPosition(first) == 0
    apart = first.compareDocumentPosition(document)
    assert apart in (1 + 32 + 2, 1 + 32 + 4)
    assert document.compareDocumentPosition(first) == 1 + 32 + 6 - (apart & 6)
    parent.setAttribute("x", "")
    parent.setAttribute("y", "")
    x, y = parent.attributes[0], parent.attributes[1]
    assert x.compareDocumentPosition(y) == 32 + 4
    assert y.compareDocumentPosition(x) == 32 + 2
    assert x.compareDocumentPosition(parent) == 8 + 2
    assert parent.compareDocumentPosition(x) == 16 + 4
    assert x.compareDocumentPosition(first) == 4


def test_cloning_importing_and_adopting() -> None:
    document, other = html_document(""), html_document("other")
    element = document.createElement("div")
    need_a_parser()
    element.innerHTML = '<p class="a">x<!--c--></p><template><b>t</b></template>'
    shallow, deep = element.cloneNode(), element.cloneNode(True)
    assert (shown(shallow), shown(deep)) == ("<div></div>", shown(element))
    assert deep.isEqualNode(element)
    assert not shallow.isEqualNode(element)
    imported = other.importNode(element, True)
    assert imported.ownerDocument is other
    assert other.importNode(element).hasChildNodes() is False
    assert other.importNode(element, {}).hasChildNodes() is True
    assert other.importNode(element, {"selfOnly": True}).hasChildNodes() is False
    assert shown(imported) == shown(element)
    assert other.adoptNode(element) is element
    assert element.firstChild.firstChild.ownerDocument is other  # type: ignore[union-attr]
    assert error_of(other.importNode, document) == "NotSupportedError"
    assert error_of(other.adoptNode, document) == "NotSupportedError"
    copied: Any = document.cloneNode(True)
    assert isinstance(copied, Document)
    assert copied.isEqualNode(document)
    assert copied.documentElement.ownerDocument is copied
    assert copied.documentElement.isConnected


def test_documents_are_made_by_their_implementation() -> None:
    document = Document()
    assert (document.contentType, document.compatMode, document.URL) == (
        *("application/xml", "CSS1Compat", "about:blank"),
    )
    assert document.createElement("A").tagName == "A"
    assert document.createElement("A").namespaceURI is None
    assert Document("https://e/").createElement("A").namespaceURI == HTML
    made = document.implementation.createHTMLDocument("T")
    assert shown(made) == ("<!DOCTYPE html><html><head><title>T</title></head><body></body></html>")
    assert made.contentType == "text/html"
    svg = document.implementation.createDocument(SVG, "svg", None)
    assert (svg.contentType, svg.documentElement.localName) == ("image/svg+xml", "svg")  # type: ignore[union-attr]
    doctype = document.implementation.createDocumentType("n", "p", "s")
    assert (doctype.name, doctype.publicId, doctype.systemId) == ("n", "p", "s")
    assert document.implementation.createDocument(None, "", doctype).doctype is doctype
    assert doctype.ownerDocument is not document
    assert document.implementation.hasFeature()
    assert error_of(document.implementation.createDocumentType, "a b", "", "") == (
        "InvalidCharacterError"
    )
    assert error_of(made.createCDATASection, "x") == "NotSupportedError"
    assert error_of(document.createCDATASection, "]]>") == "InvalidCharacterError"
    assert error_of(document.createProcessingInstruction, "a", "?>") == "InvalidCharacterError"
    assert error_of(document.createProcessingInstruction, "1", "") == "InvalidCharacterError"


def test_nodes_can_be_constructed() -> None:
    text, comment, fragment = Text("a"), Comment("b"), DocumentFragment()
    assert (text.data, comment.data, Text().data) == ("a", "b", "")
    assert text.ownerDocument is comment.ownerDocument is fragment.ownerDocument
    fragment.append(text, comment)
    document = html_document("")
    document.documentElement.append(fragment)  # type: ignore[union-attr]
    assert text.ownerDocument is document
    with pytest.raises(TypeError):
        Node()


def test_events_bubble_through_the_tree() -> None:
    document = html_document("")
    html: Any = document.documentElement
    text = document.createTextNode("x")
    html.append(text)
    seen: list[tuple[Any, int]] = []
    for target in (document, html, text):
        target.addEventListener(
            "e", lambda event: seen.append((event.currentTarget, event.eventPhase))
        )
    html.addEventListener("e", lambda event: seen.append((html, event.eventPhase)), True)
    paths: list[Any] = []
    document.addEventListener("e", lambda event: paths.append(event.composedPath()))
    text.dispatchEvent(Event("e", {"bubbles": True}))
    assert seen == [(html, 1), (text, 2), (html, 3), (document, 3)]
    assert paths == [[text, html, document]]
    event = document.createEvent("htmlevents")
    assert error_of(text.dispatchEvent, event) == "InvalidStateError"
    event.initEvent("e", True)
    assert text.dispatchEvent(event)
    assert error_of(document.createEvent, "TouchEvent") == "NotSupportedError"


def test_nodes_are_not_copied_or_pickled() -> None:
    element = html_document("").documentElement
    for function in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="'HTMLHtmlElement': it is a part of its tree"):
            function(element)  # type: ignore[operator]


def test_reprs_show_what_there_is() -> None:
    document = html_document("")
    element = document.createElement("p")
    element.className = "x"
    element.append("text")
    assert repr(element) == "<p class='x'>"
    assert repr(element.firstChild) == "<Text 'text'>"
    assert repr(element.childNodes) == "<NodeList of 1 nodes>"
    assert repr(element.attributes[0]) == "<Attr class='x'>"
    assert repr(element.classList) == "<DOMTokenList 'x'>"


def test_contents_of_a_template_are_adopted() -> None:
    page, other = html_document(""), html_document("")
    content: Any = page.createElement("template").content  # type: ignore[attr-defined]
    assert other.adoptNode(content) is content
    assert content.ownerDocument is other
