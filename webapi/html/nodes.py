"""A document and its elements, which objects of the interfaces Document and Element wrap.

There is no tree. A document has its elements in tree order. A parsed page has its hyperlinks and
its base elements.

https://html.spec.whatwg.org/multipage/urls-and-fetching.html#dynamic-changes-to-base-urls
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from webapi.url.components import Value
from webapi.url.failure import FAILURE, Failure
from webapi.url.parser import url_parser
from webapi.url.record import URLRecord
from webapi.url.serializer import record_of, url_serializer, value_of
from webapi.url.value_parser import parse, to_value
from webapi.webidl.strings import to_usvstring

if TYPE_CHECKING:
    from webapi.html.session_history import SessionHistory

_MAY_BE_A_BLOB_URL: Final = re.compile(r"[\0- ]*+[Bb]")

_NAMES: Final = ("id", "name")

Extract: TypeAlias = tuple[str, int, int]
"""A text, and the start and the end of an element's text in it: nested elements share one text."""


class Node:
    """https://dom.spec.whatwg.org/#concept-node"""

    __slots__ = ("connected", "document", "platform_object")

    connected: bool
    """Whether the element is in its node document, or is a document."""
    document: Document
    """https://dom.spec.whatwg.org/#concept-node-document"""
    platform_object: Any
    """The platform object, or ``None`` until it is first needed."""


class Document(Node):
    """https://dom.spec.whatwg.org/#concept-document"""

    __slots__ = (
        *("_base_value", "_links", "_named_links", "base", "bases", "elements", "encoding"),
        *("frozen_base_url", "session_history", "url"),
    )

    def __init__(self, url: URLRecord, encoding: str) -> None:
        self.connected = True
        self.document = self
        self.platform_object = None
        self.url = url
        """https://dom.spec.whatwg.org/#concept-document-url"""
        self.encoding = encoding
        """https://dom.spec.whatwg.org/#concept-document-encoding"""
        self.elements: dict[Element, None] = {}
        """The document's elements, in tree order."""
        self.bases: dict[BaseElement, None] = {}
        """The document's base elements, in tree order."""
        self.base: BaseElement | None = None
        """The first base element that has an href."""
        self.frozen_base_url = url
        """https://html.spec.whatwg.org/multipage/semantics.html#frozen-base-url, of ``base``"""
        self.session_history: SessionHistory | None = None
        """The history of a document that a page shows."""
        self._links: list[Element] | None = None
        self._named_links: dict[str, dict[Element, None]] | None = None
        self._base_value: tuple[URLRecord, Value] | None = None

    @property
    def base_url(self) -> URLRecord:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url

        The fallback base URL is the document's URL: there are neither iframes nor creators of
        windows.
        """
        return self.url if self.base is None else self.frozen_base_url

    def base_value(self) -> Value:
        """The value of the document's base URL."""
        base_url = self.base_url
        if self._base_value is None or self._base_value[0] is not base_url:
            self._base_value = base_url, to_value(url_serializer(base_url))
        return self._base_value[1]

    def encoding_parse(self, url: str) -> URLRecord | Failure:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-a-url"""
        return url_parser(url, self.base_url, self.encoding)

    def links(self) -> list[Element]:
        """The hyperlinks with an href, in tree order."""
        if self._links is None:
            self._links = [element for element in self.elements if _is_link(element)]
        return self._links

    def named_link(self, name: str) -> Element | None:
        """The first hyperlink of `links` with this id or name."""
        named = self._named_links
        if named is None:
            named = {}
            for element in self.links():
                self._add_names(element, named)
            self._named_links = named
        return next(iter(named.get(name, ())), None)

    def _add_names(self, element: Element, named: dict[str, dict[Element, None]]) -> None:
        for name in element.names():
            named.setdefault(name, {})[element] = None

    def links_changed(self) -> None:
        """Forget the list of hyperlinks."""
        self._links = self._named_links = None

    def names_changed(self) -> None:
        """Forget the names of the hyperlinks."""
        self._named_links = None

    def element_inserted(self, element: Element) -> None:
        """Add an element to the hyperlinks. Inserting n elements takes time linear in n."""
        if _is_link(element):
            if self._links is not None:
                self._links.append(element)
            if self._named_links is not None:
                self._add_names(element, self._named_links)

    def element_removed(self, element: Element) -> None:
        """Remove an element from the hyperlinks. Removing n elements takes time linear in n."""
        if _is_link(element):
            if self._links is not None:
                self._links.remove(element)
            if self._named_links is not None:
                for name in element.names():
                    del self._named_links[name][element]

    def find_the_base_element(self) -> None:
        """Set the base element, and the frozen base URL if the base element changed."""
        base = next((each for each in self.bases if "href" in each.attributes), None)
        if base is None:
            self.base = None
        elif base is not self.base:
            base.set_the_frozen_base_url()


def _is_link(element: Element) -> bool:
    return isinstance(element, HyperlinkElement) and "href" in element.attributes


class Element(Node):
    """https://dom.spec.whatwg.org/#concept-element"""

    __slots__ = ("_text", "attributes", "local_name")

    def __init__(
        self,
        document: Document,
        local_name: str,
        attributes: dict[str, str] | None = None,
        text: Extract = ("", 0, 0),
    ) -> None:
        self.attributes = attributes or {}
        self.connected = False
        self.document = document
        self.local_name = local_name
        self.platform_object = None
        self._text = text

    @property
    def text_content(self) -> str:
        """https://dom.spec.whatwg.org/#get-text-content"""
        text, start, end = self._text
        return text[start:end]

    @text_content.setter
    def text_content(self, text: str) -> None:
        """https://dom.spec.whatwg.org/#set-text-content"""
        self._text = text, 0, len(text)

    def set_an_attribute_value(self, name: str, value: str) -> None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-set-value"""
        is_new = name not in self.attributes
        self.attributes[name] = value
        if name == "href":
            self.href_changed(is_new)
        elif name in _NAMES and self.connected:
            self.document.names_changed()

    def remove_an_attribute(self, name: str) -> None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-remove-by-name"""
        if self.attributes.pop(name, None) is not None:
            if name == "href":
                self.href_changed(True)
            elif name in _NAMES and self.connected:
                self.document.names_changed()

    def names(self) -> set[str]:
        """The values of id and name: https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem"""
        return {self.attributes[each] for each in _NAMES if each in self.attributes}

    def href_changed(self, came_or_went: bool) -> None:
        """Called when the href attribute is set, changed or removed."""

    def insert_into(self, document: Document) -> None:
        """https://dom.spec.whatwg.org/#concept-node-insert, at the end of ``document``"""
        self.document = document
        self.connected = True
        document.elements[self] = None
        document.element_inserted(self)

    def remove(self) -> None:
        """https://dom.spec.whatwg.org/#concept-node-remove"""
        self.connected = False
        del self.document.elements[self]
        self.document.element_removed(self)


class HyperlinkElement(Element):
    """https://html.spec.whatwg.org/multipage/links.html#hyperlink

    The URL follows the document's base URL: its first use parses the href content attribute.
    """

    __slots__ = ("_blob_url", "_parsed")

    def __init__(
        self,
        document: Document,
        local_name: str,
        attributes: dict[str, str] | None = None,
        text: Extract = ("", 0, 0),
    ) -> None:
        Element.__init__(self, document, local_name, attributes, text)
        self._blob_url: URLRecord | None = None
        """The URL, if it is a blob URL, which is parsed once."""
        self._parsed: tuple[str | None, URLRecord, Value | None] | None = None
        """The last href and base URL that were parsed, and the result."""

    def href_changed(self, came_or_went: bool) -> None:
        """Called when the href attribute is set, changed or removed."""
        if came_or_went and self.connected:
            self.document.links_changed()
        self.url_may_have_changed()

    def url_may_have_changed(self) -> None:
        """Parse a blob URL at once, because its entry may be revoked before the URL is needed."""
        self._blob_url = None
        href = self.attributes.get("href")
        if href is not None and _MAY_BE_A_BLOB_URL.match(href):
            url = self.document.encoding_parse(to_usvstring(href))
            if url is not FAILURE and url.scheme == "blob" and url.has_opaque_path:
                self._blob_url = url

    def value(self) -> Value | None:
        """The value of the URL, after it was reinitialized.

        https://html.spec.whatwg.org/multipage/links.html#concept-hyperlink-url
        https://html.spec.whatwg.org/multipage/links.html#reinitialise-url
        """
        if self._blob_url is not None:
            return value_of(self._blob_url)
        href, base_url, parsed = self.attributes.get("href"), self.document.base_url, self._parsed
        if parsed is None or parsed[0] is not href or parsed[1] is not base_url:
            found: Value | str | None = None
            if href is not None:
                base, encoding = self.document.base_value(), self.document.encoding
                found = parse(to_usvstring(href), base, encoding)
            value = None if found is None else to_value(found)
            self._parsed = parsed = href, base_url, value
        return parsed[2]

    def url(self) -> URLRecord | None:
        """The URL record, with its blob URL entry, after it was reinitialized."""
        if self._blob_url is not None:
            return self._blob_url
        value = self.value()
        return None if value is None else record_of(value)


class AnchorElement(HyperlinkElement):
    """https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element"""

    __slots__ = ()


class AreaElement(HyperlinkElement):
    """https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element"""

    __slots__ = ()


class BaseElement(Element):
    """https://html.spec.whatwg.org/multipage/semantics.html#the-base-element"""

    __slots__ = ()

    def set_the_frozen_base_url(self) -> None:
        """https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url

        The element is, or becomes, the base element of its document.
        """
        document = self.document
        href = to_usvstring(self.attributes["href"])
        url_record = url_parser(href, document.url, document.encoding)
        if url_record is FAILURE or url_record.scheme in ("data", "javascript"):
            url_record = document.url
        document.base = self
        document.frozen_base_url = url_record

    def href_changed(self, came_or_went: bool) -> None:
        """Find the document's base element again."""
        if self.connected:
            if self.document.base is self:
                self.document.base = None
            self.document.find_the_base_element()

    def insert_into(self, document: Document) -> None:
        """https://html.spec.whatwg.org/multipage/semantics.html#the-base-element"""
        super().insert_into(document)
        document.bases[self] = None
        if document.base is None and "href" in self.attributes:
            self.set_the_frozen_base_url()

    def remove(self) -> None:
        """https://html.spec.whatwg.org/multipage/semantics.html#the-base-element"""
        super().remove()
        del self.document.bases[self]
        if self.document.base is self:
            self.document.find_the_base_element()


_CLASSES: Final[dict[str, type[Element]]] = {
    "a": AnchorElement,
    "area": AreaElement,
    "base": BaseElement,
}


def create_an_element(
    document: Document,
    local_name: str,
    attributes: dict[str, str] | None = None,
    text: Extract = ("", 0, 0),
) -> Element:
    """https://dom.spec.whatwg.org/#concept-create-element"""
    return _CLASSES.get(local_name, Element)(document, local_name, attributes, text)
