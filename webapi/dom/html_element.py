"""Elements of HTML: https://html.spec.whatwg.org/multipage/dom.html#htmlelement

Written in the subset that is translated to JavaScript. Engines do not have it yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.element import Element
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.token_sets import DOMTokenList

if TYPE_CHECKING:
    from webapi.dom.document import Document


class HTMLElement(Element):
    """https://html.spec.whatwg.org/multipage/dom.html#htmlelement"""

    __slots__ = ("_parts",)

    def __init__(self, node_document: Document, local_name: str, prefix: str | None = None) -> None:
        super().__init__(node_document, local_name, HTML_NAMESPACE, prefix)
        self._parts: ElementParts | None = None

    @property
    def parts(self) -> ElementParts:
        """What few elements have."""
        if self._parts is None:
            self._parts = ElementParts()
        return self._parts

    def token_list(self, local_name: str, supported: list[str] | None) -> DOMTokenList:
        """The DOMTokenList that reflects an attribute."""
        parts = self.parts
        found = parts.token_lists.get(local_name)
        if found is None:
            found = DOMTokenList(self, local_name, supported)
            parts.token_lists[local_name] = found
        return found


class ElementParts:
    """What an element has once a script used it."""

    __slots__ = ("token_lists",)

    def __init__(self) -> None:
        self.token_lists: dict[str, DOMTokenList] = {}
