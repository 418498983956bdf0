"""The tree accessors of documents: https://html.spec.whatwg.org/multipage/dom.html#dom-tree-accessors

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from webapi.dom.character_data import child_text_content
from webapi.dom.collections import HTMLCollection, NodeList
from webapi.dom.html_element import HTMLElement
from webapi.dom.html_elements import HTMLHeadElement
from webapi.dom.mutation import append, replace_within
from webapi.dom.names import HTML_NAMESPACE, SVG_NAMESPACE
from webapi.dom.node import Node
from webapi.dom.reflection import reflected_domstring
from webapi.dom.tree import following_element
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import ascii_lowercase, joined_texts, split_on_ascii_whitespace

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.element import Element


def is_html(element: Element | None, local_name: str) -> bool:
    """Whether it is an element of HTML with this name."""
    return (
        element is not None
        and element.local_name == local_name
        and element.namespace == HTML_NAMESPACE
    )


def html_element(document: Document) -> Element | None:
    """https://html.spec.whatwg.org/multipage/dom.html#the-html-element-2"""
    element = document.document_element
    return element if is_html(element, "html") else None


def head_element(document: Document) -> HTMLHeadElement | None:
    """https://html.spec.whatwg.org/multipage/dom.html#the-head-element-2"""
    html = html_element(document)
    child = None if html is None else following_element(html.first_child)
    while child is not None and not isinstance(child, HTMLHeadElement):
        child = following_element(child.next_sibling)
    return child


def body_element(document: Document) -> HTMLElement | None:
    """https://html.spec.whatwg.org/multipage/dom.html#the-body-element-2"""
    html = html_element(document)
    child = None if html is None else following_element(html.first_child)
    while child is not None and not _is_body(child):
        child = following_element(child.next_sibling)
    return None if child is None else cast("HTMLElement", child)


def _is_body(element: Element) -> bool:
    return is_html(element, "body") or is_html(element, "frameset")


def set_body(document: Document, body: HTMLElement | None) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-body"""
    if body is None or not _is_body(body):
        raise DOMException("It is neither a body nor a frameset.", "HierarchyRequestError")
    old = body_element(document)
    if old is body:
        return
    if old is not None:
        assert old.parent is not None
        replace_within(old, body, old.parent)
        return
    element = document.document_element
    if element is None:
        raise DOMException("The document has no element.", "HierarchyRequestError")
    append(body, element)


def _title_of_svg(root: Element) -> Element | None:
    """https://html.spec.whatwg.org/multipage/dom.html#document.title, of SVG"""
    child = following_element(root.first_child)
    while child is not None and not (
        child.local_name == "title" and child.namespace == SVG_NAMESPACE
    ):
        child = following_element(child.next_sibling)
    return child


def _is_svg(element: Element) -> bool:
    return element.local_name == "svg" and element.namespace == SVG_NAMESPACE


def _title_element(document: Document) -> Element | None:
    root = document.document_element
    if root is not None and _is_svg(root):
        return _title_of_svg(root)
    return document.titles.item(0)


def get_title(document: Document) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#document.title"""
    title = _title_element(document)
    if title is None:
        return ""
    parts: list[str] = []
    for each in split_on_ascii_whitespace(child_text_content(title)):
        if len(parts) > 0:
            parts.append(" ")
        parts.append(each)
    return joined_texts(parts)


def set_title(document: Document, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#document.title"""
    root = document.document_element
    if root is None:
        return
    element = _title_element(document)
    if _is_svg(root):
        if element is None:
            element = document.create_an_element("title", SVG_NAMESPACE)
            root.insert_before(element, root.first_child)
        element.text_content = value
    elif root.namespace == HTML_NAMESPACE:
        if element is None:
            head = head_element(document)
            if head is None:
                return
            element = document.create_an_element("title", HTML_NAMESPACE)
            append(element, head)
        element.text_content = value


def get_dir(document: Document) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir"""
    html = html_element(document)
    return "" if html is None else direction_keyword(html)


def direction_keyword(element: Element) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-dir"""
    value = element.attribute_value("dir")
    keyword = "" if value is None else ascii_lowercase(value)
    return keyword if keyword in ("ltr", "rtl", "auto") else ""


def set_dir(document: Document, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir"""
    html = html_element(document)
    if html is not None:
        html.set_an_attribute_value("dir", value)


def get_body_color(document: Document, name: str) -> str:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor and its like"""
    body = body_element(document)
    return reflected_domstring(body, name) if body is not None and is_html(body, "body") else ""


def set_body_color(document: Document, name: str, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor and its like"""
    body = body_element(document)
    if body is not None and is_html(body, "body"):
        body.set_an_attribute_value(name, value)


def elements_named(document: Document, local_name: str) -> HTMLCollection:
    """The elements of HTML that have a local name."""
    return HTMLCollection(document, lambda element: is_html(element, local_name))


def anchors(document: Document) -> HTMLCollection:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-anchors"""
    return HTMLCollection(document, _is_anchor, is_deep=True, attribute="name")


def _is_anchor(element: Element) -> bool:
    return is_html(element, "a") and element.attribute_value("name") is not None


class LiveNodeList(NodeList):
    """A NodeList of the elements that a filter matches, which follows mutations."""

    __slots__ = ("_collection",)

    def __init__(
        self, root: Node, matches: Callable[[Element], bool], attribute: str | None = None
    ) -> None:
        super().__init__([])
        self._collection = HTMLCollection(root, matches, is_deep=True, attribute=attribute)

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#dom-nodelist-length"""
        return self._collection.length

    def item(self, index: int) -> Node | None:
        """https://dom.spec.whatwg.org/#dom-nodelist-item"""
        return self._collection.item(index)


def elements_by_name(document: Document, name: str) -> NodeList:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-getelementsbyname"""

    def matches(element: Element) -> bool:
        return element.namespace == HTML_NAMESPACE and element.attribute_value("name") == name

    return LiveNodeList(document, matches, "name")
