"""Pages whose tree is built when somebody touches it. Until then, their links read the parse.

The classes here stand in for those of ``nodes.py`` that bear their names. A touch builds the tree,
and gives the objects the classes of ``nodes.py``.
"""

from __future__ import annotations

from typing import Any, Final

from webapi.dom.html_element import HTMLElement
from webapi.dom.html_elements import ELEMENT_INTERFACES
from webapi.dom.node import Node
from webapi.webidl.parsed_markup import ParsedPage
from webapi.webidl.platform_objects import lock

from . import nodes
from .quick_building import build_document, new_link

TOUCHED: Final = ("parent", "first_child", "last_child", "previous_sibling", "next_sibling")
"""The attributes of a node whose first use builds the tree."""


class Page:
    """What was parsed, and the elements of the links, which stand in the tree later."""

    __slots__ = ("document", "elements", "parsed")

    def __init__(self, document: nodes.Document, parsed: ParsedPage) -> None:
        self.document = document
        self.parsed = parsed
        self.elements: list[HTMLElement] = []

    def build(self) -> None:
        """Build the tree."""
        with lock:
            document = self.document
            if type(document) is nodes.Document:  # another thread was faster
                return
            document.__class__ = nodes.Document
            for element in self.elements:
                element.__class__ = ELEMENT_INTERFACES.of(element.local_name)
            document.elements_to_come = iter(self.elements)
            build_document(document, self.parsed.record())
            document.elements_to_come = None


def _touching(name: str) -> Any:
    """The property that builds the tree."""

    def touched(self: Any) -> Any:
        self.node_document.page.build()
        return getattr(self, name)

    return property(touched)


def _changing(name: str) -> Any:
    """The method that builds the tree before it changes an attribute."""

    def change(self: Any, *arguments: Any) -> None:
        self.node_document.page.build()
        getattr(self, name)(*arguments)

    return change


_CHANGES: Final = (
    *("append_an_attribute", "change_an_attribute", "remove_an_attribute"),
    "replace_an_attribute",
)


def _unbuilt(class_: type[Node], **members: Any) -> Any:
    """The class of nodes that are not in a tree yet."""
    members |= {name: _touching(name) for name in TOUCHED}
    return type(class_.__name__, (class_,), {"__slots__": (), "__module__": __name__, **members})


_Document: Final = _unbuilt(nodes.Document, mode=_touching("mode"))
_CLASSES: Final = {
    name: _unbuilt(ELEMENT_INTERFACES.of(name), **{each: _changing(each) for each in _CHANGES})
    for name in nodes.BEFORE_THE_TREE
}


def read(document: nodes.Document, parsed: ParsedPage) -> None:
    """Read the links and the base URL of a page, for a document without nodes."""
    page = Page(document, parsed)
    for name, attributes, is_in_a_template in parsed.elements("a", "area", "base"):
        if not is_in_a_template:
            page.elements.append(new_link(document, name, attributes))
    for base in page.elements:
        if isinstance(base, nodes.HTMLBaseElement) and base.attribute_value("href") is not None:
            base.set_the_frozen_base_url()
            break
    for each in page.elements:
        if isinstance(each, nodes.HyperlinkElement):
            each.url_may_have_changed()
        each.__class__ = _CLASSES[each.local_name]
    document.page = page
    document.links.represent(list(filter(nodes.is_link, page.elements)))
    document.__class__ = _Document
