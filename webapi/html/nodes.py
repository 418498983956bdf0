"""A document and its elements: what objects of the interfaces Document and Element are made of.

There is no tree. A document has its elements in tree order: of a page that was parsed, the
hyperlinks and the base elements.

https://html.spec.whatwg.org/multipage/urls-and-fetching.html#dynamic-changes-to-base-urls
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

from webapi.url.components import Components
from webapi.url.failure import FAILURE, Failure
from webapi.url.fast_path import canonical, repair, resolve
from webapi.url.fast_path.patterns import CanonicalURL, components_of_canonical
from webapi.url.parser import url_parser
from webapi.url.record import URLRecord
from webapi.url.serializer import components_of, record_of, url_serializer
from webapi.webidl.strings import to_usvstring

_MAY_BE_A_BLOB_URL: Final = re.compile(r"[\0- ]*+[Bb]")

Extract: TypeAlias = tuple[str, int, int]
"""A text, and the start and the end of an element's text in it: nested elements share one text."""


class Node:
    """https://dom.spec.whatwg.org/#concept-node"""

    __slots__ = ("connected", "document", "platform_object")

    connected: bool
    """Whether it is in its node document, or is a document."""
    document: Document
    """https://dom.spec.whatwg.org/#concept-node-document"""
    platform_object: Any
    """The platform object, or ``None`` until it is first needed."""


class Document(Node):
    """https://dom.spec.whatwg.org/#concept-document"""

    __slots__ = (
        *("_canonical_base", "_links", "base", "bases", "elements", "encoding"),
        *("frozen_base_url", "url"),
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
        self._links: list[Element] | None = None
        self._canonical_base: tuple[URLRecord, CanonicalURL | None] | None = None

    @property
    def base_url(self) -> URLRecord:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url

        The fallback base URL is the document's URL: there are neither iframes nor creators of
        windows.
        """
        return self.url if self.base is None else self.frozen_base_url

    def canonical_base(self) -> CanonicalURL | None:
        """The components of the document's base URL, or ``None`` if it is not canonical."""
        base_url = self.base_url
        if self._canonical_base is None or self._canonical_base[0] is not base_url:
            self._canonical_base = base_url, canonical(url_serializer(base_url))
        return self._canonical_base[1]

    def encoding_parse(self, url: str) -> URLRecord | Failure:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-a-url"""
        return url_parser(url, self.base_url, self.encoding)

    def links(self) -> list[Element]:
        """The hyperlinks with an href, in tree order."""
        if self._links is None:
            self._links = [
                element
                for element in self.elements
                if isinstance(element, HyperlinkElement) and "href" in element.attributes
            ]
        return self._links

    def links_changed(self) -> None:
        """Forget which hyperlinks there are."""
        self._links = None

    def find_the_base_element(self) -> None:
        """Set the base element, and the frozen base URL if the base element changed."""
        base = next((each for each in self.bases if "href" in each.attributes), None)
        if base is None:
            self.base = None
        elif base is not self.base:
            base.set_the_frozen_base_url()


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

    def remove_an_attribute(self, name: str) -> None:
        """https://dom.spec.whatwg.org/#concept-element-attributes-remove-by-name"""
        if self.attributes.pop(name, None) is not None and name == "href":
            self.href_changed(True)

    def href_changed(self, came_or_went: bool) -> None:
        """Called when the href attribute is set, changed or removed."""

    def insert_into(self, document: Document) -> None:
        """https://dom.spec.whatwg.org/#concept-node-insert, at the end of ``document``"""
        self.document = document
        self.connected = True
        document.elements[self] = None
        document.links_changed()

    def remove(self) -> None:
        """https://dom.spec.whatwg.org/#concept-node-remove"""
        self.connected = False
        del self.document.elements[self]
        self.document.links_changed()


class HyperlinkElement(Element):
    """https://html.spec.whatwg.org/multipage/links.html#hyperlink

    Its URL comes from its href content attribute when it is needed, so that it follows the
    document's base URL.
    """

    __slots__ = ("_parsed", "url")

    def __init__(
        self,
        document: Document,
        local_name: str,
        attributes: dict[str, str] | None = None,
        text: Extract = ("", 0, 0),
    ) -> None:
        Element.__init__(self, document, local_name, attributes, text)
        self.url: URLRecord | None = None
        """https://html.spec.whatwg.org/multipage/links.html#concept-hyperlink-url"""
        self._parsed: tuple[str | None, URLRecord, Components | None] | None = None
        """The href and the base URL that `components` saw last, and its result."""

    def set_the_url(self) -> None:
        """https://html.spec.whatwg.org/multipage/links.html#concept-hyperlink-url-set"""
        url = self._set_the_url_fast_path()
        if url is None:
            self._parse_the_url()
        else:
            self.url = record_of(components_of_canonical(url))

    def _parse_the_url(self) -> None:
        href = self.attributes.get("href")
        document = self.document
        url: URLRecord | Failure = FAILURE
        if href is not None:
            url = url_parser(to_usvstring(href), document.base_url, document.encoding)
        self.url = None if url is FAILURE else url

    def _set_the_url_fast_path(self) -> CanonicalURL | None:
        """The URL, or ``None`` if the fast path has no answer."""
        href = self.attributes.get("href")
        if href is None:
            return None
        canonical_url = canonical(href)
        if canonical_url is not None:
            return canonical_url
        document, url = self.document, None
        if ":" not in href:
            base = document.canonical_base()
            url = None if base is None else resolve(href, base)
        # Encodings agree on printable ASCII.
        elif document.encoding == "UTF-8" or (href.isascii() and href.isprintable()):
            url = repair(to_usvstring(href))
        return None if url is None else canonical(url)

    def href_changed(self, came_or_went: bool) -> None:
        """Called when the href attribute is set, changed or removed."""
        if came_or_went and self.connected:
            self.document.links_changed()
        self.url_may_have_changed()

    def url_may_have_changed(self) -> None:
        """Parse a blob URL at once, because its entry may be revoked before the URL is needed."""
        href = self.attributes.get("href")
        if href is not None and _MAY_BE_A_BLOB_URL.match(href):
            self.set_the_url()
        else:
            self.url = None

    def reinitialize_url(self) -> URLRecord | None:
        """https://html.spec.whatwg.org/multipage/links.html#reinitialise-url; the URL"""
        if not self._has_blob_url():
            self.set_the_url()
        return self.url

    def _has_blob_url(self) -> bool:
        return self.url is not None and self.url.scheme == "blob" and self.url.has_opaque_path

    def components(self) -> Components | None:
        """The components of the URL, after it was reinitialized."""
        if self._has_blob_url():
            return self._components_of_the_record()
        href, base_url, parsed = self.attributes.get("href"), self.document.base_url, self._parsed
        if parsed is None or parsed[0] is not href or parsed[1] is not base_url:
            url = self._set_the_url_fast_path()
            components: Components | None
            if url is None:
                self._parse_the_url()
                components = self._components_of_the_record()
            else:
                components = components_of_canonical(url)
            self._parsed = parsed = href, base_url, components
        return parsed[2]

    def _components_of_the_record(self) -> Components | None:
        return None if self.url is None else components_of(self.url)

    def update_href(self) -> None:
        """https://html.spec.whatwg.org/multipage/links.html#update-href"""
        assert self.url is not None
        self.set_an_attribute_value("href", url_serializer(self.url))


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
        """Set the document's base element anew."""
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
