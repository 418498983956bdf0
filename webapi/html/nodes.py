"""Documents and elements of HTML, which have URLs.

https://html.spec.whatwg.org/multipage/urls-and-fetching.html#dynamic-changes-to-base-urls
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from threading import local
from typing import TYPE_CHECKING, Any, Final

from webapi.dom import document as dom
from webapi.dom.collections import HTMLCollection
from webapi.dom.element import Element
from webapi.dom.html_element import HTMLElement
from webapi.dom.html_elements import ELEMENT_INTERFACES
from webapi.dom.node import Node
from webapi.html.entry_list import Entry, EntryList, File
from webapi.html.form_submission import empty_file, entry_list_of, pick_an_encoding, target_of
from webapi.html.navigations import Entity, Location
from webapi.url.components import HREF, Value
from webapi.url.failure import FAILURE, Failure
from webapi.url.parser import url_parser
from webapi.url.percent_encoding import percent_decode
from webapi.url.record import URLRecord
from webapi.url.serializer import record_of, url_serializer, value_of
from webapi.url.value_parser import parse, to_value
from webapi.webidl.strings import to_usvstring

if TYPE_CHECKING:
    from webapi.dom.forms.entry_list import FormEntry
    from webapi.dom.forms.submission import FormSubmission
    from webapi.html.session_history import SessionHistory

BEFORE_THE_TREE: Final = ("a", "area", "base")
"""The elements of a page that are made before its tree."""

_thread = local()

_MAY_BE_A_BLOB_URL: Final = re.compile(r"[\0- ]*+[Bb]")


class Document(dom.Document):
    """https://dom.spec.whatwg.org/#concept-document"""

    __slots__ = (
        *("_base_value", "_bases", "_links", "_location", "about_base_url", "base"),
        *("elements_to_come", "encoding", "frozen_base_url", "page", "session_history", "url"),
    )

    def __init__(
        self, url: URLRecord, encoding: str, content_type: str = "text/html", is_html: bool = True
    ) -> None:
        super().__init__(content_type, is_html)
        self.url = url
        """https://dom.spec.whatwg.org/#concept-document-url"""
        self.encoding = encoding
        """https://dom.spec.whatwg.org/#concept-document-encoding"""
        self.about_base_url: URLRecord | None = None
        """https://html.spec.whatwg.org/multipage/dom.html#concept-document-about-base-url"""
        self.base: HTMLBaseElement | None = None
        """The first base element that has an href."""
        self.frozen_base_url = url
        """https://html.spec.whatwg.org/multipage/semantics.html#frozen-base-url, of ``base``"""
        self.session_history: SessionHistory | None = None
        """The history of a document that a page shows."""
        self._location: Location | None = None
        self._bases: HTMLCollection | None = None
        self._links: HTMLCollection | None = None
        self._base_value: tuple[URLRecord, Value] | None = None
        self.page: Any = None
        """The `webapi.html.unbuilt.Page` from which the tree is built, or None."""
        self.elements_to_come: Iterator[HTMLElement] | None = None
        """The links and bases that were made before the tree, while it is built."""

    def new_document(self, content_type: str, is_html: bool) -> Document:
        """Create a document for this one's steps."""
        kind = Document if is_html else XMLDocument
        return kind(about_blank(), "UTF-8", content_type, is_html)

    def clone_a_single_node(self, document: dom.Document) -> Node:
        """https://dom.spec.whatwg.org/#clone-a-single-node"""
        copy = type(self)(self.url, self.encoding, self.content_type, self.is_html)
        copy.mode = self.mode
        return copy

    def new_html_element(self, local_name: str, prefix: str | None) -> Element:
        """Create an element that implements the element interface of a name.

        https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom
        """
        if self.elements_to_come is not None and local_name in BEFORE_THE_TREE:
            return next(self.elements_to_come)
        return ELEMENT_INTERFACES.of(local_name)(self, local_name, prefix)

    def open_for_markup(self) -> None:
        """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-open-steps"""
        from webapi.dom.document_parser import document_open

        document_open(self)

    def write_markup(self, texts: list[str], line_feed: str) -> None:
        """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-write-steps"""
        from webapi.dom.document_parser import document_write

        document_write(self, texts, line_feed)

    def close_markup(self) -> None:
        """https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-close"""
        from webapi.dom.document_parser import document_close

        document_close(self)

    @property
    def target_element(self) -> Element | None:
        """The element whose ID the fragment of the document's URL has.

        https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
        """
        for name in self.names_of_target:
            found = self.get_element_by_id(name)
            if found is not None:
                return found
        return None

    @property
    def names_of_target(self) -> tuple[str, ...]:
        """The IDs that the fragment of the document's URL may mean: as it stands, then decoded."""
        fragment = self.url.fragment
        if not fragment:
            return ()
        return fragment, percent_decode(fragment).decode("utf-8", "replace")

    @property
    def base_url(self) -> URLRecord:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url

        The fallback base URL is that of a frame's creator, or the document's URL.
        """
        if self.base is not None:
            return self.frozen_base_url
        return self.url if self.about_base_url is None else self.about_base_url

    def serialized_base_url(self) -> str:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url"""
        return url_serializer(self.base_url)

    def serialized_url(self) -> str:
        """https://dom.spec.whatwg.org/#dom-document-url"""
        return url_serializer(self.url)

    def base_value(self) -> Value:
        """The value of the document's base URL."""
        base_url = self.base_url
        if self._base_value is None or self._base_value[0] is not base_url:
            self._base_value = base_url, to_value(url_serializer(base_url))
        return self._base_value[1]

    def encoding_parse(self, url: str) -> URLRecord | Failure:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-a-url"""
        return url_parser(url, self.base_url, self.encoding)

    def encoding_parse_and_serialize(self, url: str) -> str | None:
        """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-and-serializing-a-url"""
        found = parse(to_usvstring(url), self.base_value(), self.encoding)
        return None if found is None else to_value(found)[HREF]

    @property
    def location(self) -> Location:
        """https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface"""
        if self._location is None:
            self._location = Location(self)
        return self._location

    def form_encoding(self, accept_charset: str | None) -> str:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#picking-an-encoding-for-the-form"""
        return pick_an_encoding(self.encoding, accept_charset)

    def empty_file(self) -> File:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set"""
        return empty_file()

    def new_form_data(self, entries: list[FormEntry]) -> EntryList:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#create-an-entry"""
        return entry_list_of(entries)

    def entries_of_form_data(self, form_data: EntryList) -> list[Entry]:
        """A copy of the entry list of a FormData object."""
        return [*form_data.entries()]

    def submit_a_form(self, submission: FormSubmission) -> None:
        """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm"""
        found = self.target_of_form(submission)
        if found is not None:
            self.location.navigate(found[0], entity=found[1], target=submission.target)

    def target_of_form(
        self, submission: FormSubmission, base: URLRecord | None = None
    ) -> tuple[URLRecord, Entity | None] | None:
        """The URL and the body of a form's navigation, unless it does not navigate.

        The action may have another base URL than the document's.
        """
        action = to_usvstring(submission.action)
        url: URLRecord | Failure = self.url
        if action:
            url = url_parser(action, self.base_url if base is None else base, self.encoding)
        return None if url is FAILURE else target_of(url, submission)

    @property
    def links(self) -> HTMLCollection:
        """https://html.spec.whatwg.org/multipage/dom.html#dom-document-links"""
        if self._links is None:
            self._links = HTMLCollection(self, is_link, attribute="href")
        return self._links

    def find_the_base_element(self) -> None:
        """Set the base element, and the frozen base URL if the base element changed."""
        if self._bases is None:
            self._bases = HTMLCollection(self, _is_base, attribute="href")
        base = self._bases.item(0)
        if base is None:
            self.base = None
        elif base is not self.base:
            assert isinstance(base, HTMLBaseElement)
            base.set_the_frozen_base_url()


class XMLDocument(Document):
    """https://dom.spec.whatwg.org/#xmldocument"""

    __slots__ = ()


def about_blank() -> URLRecord:
    """The URL of documents that have no other."""
    url = url_parser("about:blank")
    assert url is not FAILURE
    return url


def associated_document() -> Document:
    """The document of the nodes and ranges that constructors make. Each thread has one.

    https://html.spec.whatwg.org/multipage/nav-history-apis.html#concept-document-window
    """
    document: Document | None = getattr(_thread, "document", None)
    if document is None:
        document = _thread.document = Document(about_blank(), "UTF-8")
    return document


def document_of(node: Node) -> Document:
    """The node document, which has a URL."""
    document = node.node_document
    assert isinstance(document, Document)
    return document


def is_link(element: Element) -> bool:
    return isinstance(element, HyperlinkElement) and element.attribute_value("href") is not None


def _is_base(element: Element) -> bool:
    return isinstance(element, HTMLBaseElement) and element.attribute_value("href") is not None


class HyperlinkElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/links.html#hyperlink

    The URL follows the document's base URL: its first use parses the href content attribute.
    """

    __slots__ = ("_blob_url", "_parsed")

    def __init__(
        self, node_document: dom.Document, local_name: str, prefix: str | None = None
    ) -> None:
        super().__init__(node_document, local_name, prefix)
        self._blob_url: URLRecord | None = None
        """The URL, if it is a blob URL, which is parsed once."""
        self._parsed: tuple[str | None, URLRecord, Value | None] | None = None
        """The last href and base URL that were parsed, and the result."""

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return True

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://html.spec.whatwg.org/multipage/links.html#concept-hyperlink-url-set"""
        super().attribute_change_steps(local_name, old_value, value, namespace)
        if local_name == "href" and namespace is None:
            self.url_may_have_changed()

    def url_may_have_changed(self) -> None:
        """Parse a blob URL at once, because its entry may be revoked before the URL is needed."""
        self._blob_url = None
        href = self.attribute_value("href")
        if href is not None and _MAY_BE_A_BLOB_URL.match(href):
            url = document_of(self).encoding_parse(to_usvstring(href))
            if url is not FAILURE and url.scheme == "blob" and url.has_opaque_path:
                self._blob_url = url

    def value(self) -> Value | None:
        """The value of the URL, after it was reinitialized.

        https://html.spec.whatwg.org/multipage/links.html#concept-hyperlink-url
        https://html.spec.whatwg.org/multipage/links.html#reinitialise-url
        """
        if self._blob_url is not None:
            return value_of(self._blob_url)
        document = document_of(self)
        href, base_url, parsed = self.attribute_value("href"), document.base_url, self._parsed
        if parsed is None or parsed[0] is not href or parsed[1] is not base_url:
            found: Value | str | None = None
            if href is not None:
                found = parse(to_usvstring(href), document.base_value(), document.encoding)
            value = None if found is None else to_value(found)
            self._parsed = parsed = href, base_url, value
        return parsed[2]

    def url(self) -> URLRecord | None:
        """The URL record, with its blob URL entry, after it was reinitialized."""
        if self._blob_url is not None:
            return self._blob_url
        value = self.value()
        return None if value is None else record_of(value)


class HTMLAnchorElement(HyperlinkElement):
    """https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element"""

    __slots__ = ()


class HTMLAreaElement(HyperlinkElement):
    """https://html.spec.whatwg.org/multipage/image-maps.html#the-area-element"""

    __slots__ = ()


class HTMLBaseElement(HTMLElement):
    """https://html.spec.whatwg.org/multipage/semantics.html#the-base-element"""

    __slots__ = ()

    def set_the_frozen_base_url(self) -> None:
        """https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url

        The element is, or becomes, the base element of its document.
        """
        document = document_of(self)
        href = to_usvstring(self.attribute_value("href") or "")
        url_record = url_parser(href, document.url, document.encoding)
        if url_record is FAILURE or url_record.scheme in ("data", "javascript"):
            url_record = document.url
        document.base = self
        document.frozen_base_url = url_record

    @property
    def has_attribute_change_steps(self) -> bool:
        """Whether its class adds something to `attribute_change_steps`."""
        return True

    def attribute_change_steps(
        self, local_name: str, old_value: str | None, value: str | None, namespace: str | None
    ) -> None:
        """https://html.spec.whatwg.org/multipage/semantics.html#the-base-element"""
        super().attribute_change_steps(local_name, old_value, value, namespace)
        if local_name == "href" and namespace is None and self.is_connected:
            document = document_of(self)
            if document.base is self:
                document.base = None
            document.find_the_base_element()

    def insertion_steps(self) -> None:
        """https://html.spec.whatwg.org/multipage/semantics.html#the-base-element"""
        super().insertion_steps()
        document_of(self).find_the_base_element()

    def removing_steps(self, old_ancestor: Node) -> None:
        """https://html.spec.whatwg.org/multipage/semantics.html#the-base-element"""
        super().removing_steps(old_ancestor)
        document_of(self).find_the_base_element()


ELEMENT_INTERFACES.add("a", HTMLAnchorElement)
ELEMENT_INTERFACES.add("area", HTMLAreaElement)
ELEMENT_INTERFACES.add("base", HTMLBaseElement)
