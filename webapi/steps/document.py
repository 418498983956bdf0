"""The steps of the Document class: https://dom.spec.whatwg.org/#interface-document

A document keeps its elements in tree order. Of a page that was parsed these are the hyperlinks and
the base elements: https://html.spec.whatwg.org/multipage/urls-and-fetching.html#dynamic-changes-to-base-urls
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from webapi.encoding import get_an_encoding
from webapi.url.ascii import ascii_lowercase
from webapi.url.failure import FAILURE, Failure
from webapi.url.parser import url_parser
from webapi.url.record import URLRecord
from webapi.url.redaction import hide_password
from webapi.url.serializer import url_serializer
from webapi.url.validation import InvalidURLError, ValidationError
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.exceptions import shown
from webapi.webidl.realm import new_object
from webapi.webidl.strings import to_usvstring

from .element import href_change_steps

if TYPE_CHECKING:
    from webapi.interfaces.document import Document
    from webapi.interfaces.element import Element
    from webapi.interfaces.html_base_element import HTMLBaseElement
    from webapi.interfaces.html_collection import HTMLCollection
    from webapi.interfaces.location import Location

_INTERFACES: Final = {
    "a": "HTMLAnchorElement",
    "area": "HTMLAreaElement",
    "base": "HTMLBaseElement",
}
_VALID_ELEMENT_LOCAL_NAME: Final = re.compile(
    r"[A-Za-z][^\t\n\f\r \0/>]*|[:_\u0080-\U0010ffff][A-Za-z0-9\-.:_\u0080-\U0010ffff]*"
)


class Slots:
    """What a Document object holds beside what a Node holds."""

    _webapi_base: HTMLBaseElement | None
    """The first base element that has an href."""
    _webapi_bases: dict[HTMLBaseElement, None]
    """The document's base elements, in tree order."""
    _webapi_document_url: URLRecord
    """https://dom.spec.whatwg.org/#concept-document-url"""
    _webapi_elements: dict[Element, None]
    """The document's elements, in tree order."""
    _webapi_encoding: str
    """https://dom.spec.whatwg.org/#concept-document-encoding"""
    _webapi_frozen_base_url: URLRecord
    """https://html.spec.whatwg.org/multipage/semantics.html#frozen-base-url, of ``_webapi_base``"""
    _webapi_links: list[Element] | None
    """The hyperlinks with an href, or ``None`` until they are asked for."""
    _webapi_links_object: HTMLCollection | None
    _webapi_location: Location | None


def initialize(this: Document, url: str, encoding: str, action: str) -> None:
    """Make ``this`` an empty document.

    Raises:
        InvalidURLError: ``url`` does not parse.
        LookupError: ``encoding`` is no encoding's label.
    """
    this._webapi_encoding = get_an_encoding(encoding)
    errors: list[ValidationError] = []
    document_url = url_parser(url, errors=errors)
    if document_url is FAILURE:
        raise InvalidURLError(action, url, validation_errors=tuple(errors))
    this._webapi_document_url = document_url
    this._webapi_connected = True
    this._webapi_document = this
    this._webapi_elements = {}
    this._webapi_bases = {}
    this._webapi_base = None
    this._webapi_links = None
    this._webapi_links_object = None
    this._webapi_location = None


def constructor(this: Document, url: str, encoding: str) -> None:
    """https://dom.spec.whatwg.org/#dom-document-document, of another URL and encoding if given"""
    initialize(this, url, encoding, "Failed to construct 'Document'")


def fromHTML(html: bytes | bytearray | memoryview, url: str, contentType: str | None) -> Document:
    """Parse a page as a browser does that got it with that ``Content-Type``; scripts do not run.

    Raises:
        InvalidURLError: ``url`` does not parse.
        ImportError: the parser is not installed: ``pip install 'webapi-dom[html]'``.
    """
    from webapi.html.page import parse

    this: Document = new_object("Document")
    initialize(this, url, "UTF-8", "Failed to execute 'fromHTML' on 'Document'")
    this._webapi_encoding, elements = parse(bytes(html), contentType)
    for local_name, attributes, text in elements:
        element = create_an_element(this, local_name)
        element._webapi_attributes = attributes
        element._webapi_text = text
        insert_a_node(element, this)
    for element in this._webapi_elements:
        if element._webapi_local_name != "base":
            href_change_steps[element._webapi_local_name](element)
    return this


def URL_getter(this: Document) -> str:
    """https://dom.spec.whatwg.org/#dom-document-url"""
    return url_serializer(this._webapi_document_url)


documentURI_getter = URL_getter


def characterSet_getter(this: Document) -> str:
    """https://dom.spec.whatwg.org/#dom-document-characterset"""
    return this._webapi_encoding


charset_getter = characterSet_getter
inputEncoding_getter = characterSet_getter


def location_getter(this: Document) -> Location | None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-location"""
    if this._webapi_location is None:
        from .location import initialize as initialize_location

        this._webapi_location = new_object("Location")
        initialize_location(this._webapi_location, this)
    return this._webapi_location


def links_getter(this: Document) -> HTMLCollection:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-links"""
    if this._webapi_links_object is None:
        this._webapi_links_object = new_object("HTMLCollection")
        this._webapi_links_object._webapi_elements = lambda: _links(this)
    return this._webapi_links_object


def _links(this: Document) -> list[Element]:
    if this._webapi_links is None:
        this._webapi_links = [
            element
            for element in this._webapi_elements
            if element._webapi_local_name in ("a", "area") and "href" in element._webapi_attributes
        ]
    return this._webapi_links


def createElement(this: Document, localName: str) -> Element:
    """https://dom.spec.whatwg.org/#dom-document-createelement

    Elements other than a, area and base get no more than the interface HTMLElement.
    """
    if not _VALID_ELEMENT_LOCAL_NAME.fullmatch(localName):
        raise DOMException(
            "Failed to execute 'createElement' on 'Document': "
            f"{shown(localName)} is not a valid name.",
            "InvalidCharacterError",
        )
    return create_an_element(this, ascii_lowercase(localName))


def create_an_element(this: Document, local_name: str) -> Element:
    """https://dom.spec.whatwg.org/#concept-create-element"""
    element: Any = new_object(_INTERFACES.get(local_name, "HTMLElement"))
    element._webapi_attributes = {}
    element._webapi_connected = False
    element._webapi_document = this
    element._webapi_local_name = local_name
    element._webapi_text = "", 0, 0
    if local_name in ("a", "area"):
        element._webapi_hyperlink_url = None
    return element  # type: ignore[no-any-return]


def insert_a_node(node: Any, document: Document) -> None:
    """https://dom.spec.whatwg.org/#concept-node-insert, at the end of ``document``"""
    node._webapi_document = document
    node._webapi_connected = True
    document._webapi_elements[node] = None
    document._webapi_links = None
    if node._webapi_local_name == "base":
        document._webapi_bases[node] = None
        if document._webapi_base is None and "href" in node._webapi_attributes:
            set_the_frozen_base_url(node)


def remove_a_node(node: Any) -> None:
    """https://dom.spec.whatwg.org/#concept-node-remove"""
    document = node._webapi_document
    node._webapi_connected = False
    del document._webapi_elements[node]
    document._webapi_links = None
    if node._webapi_local_name == "base":
        del document._webapi_bases[node]
        if document._webapi_base is node:
            find_the_base_element(document)


def find_the_base_element(this: Document) -> None:
    """Set the base element, and its frozen base URL where it was another one."""
    base = next((each for each in this._webapi_bases if "href" in each._webapi_attributes), None)
    if base is None:
        this._webapi_base = None
    elif base is not this._webapi_base:
        set_the_frozen_base_url(base)


def set_the_frozen_base_url(element: HTMLBaseElement) -> None:
    """https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url

    ``element`` is, or becomes, the base element.
    """
    document = element._webapi_document
    href = to_usvstring(element._webapi_attributes["href"])
    url_record = url_parser(href, document._webapi_document_url, document._webapi_encoding)
    if url_record is FAILURE or url_record.scheme in ("data", "javascript"):
        url_record = document._webapi_document_url
    document._webapi_base = element
    document._webapi_frozen_base_url = url_record


def document_base_url(this: Document) -> URLRecord:
    """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url

    The fallback base URL is the document's URL: there are neither iframes nor creators of windows.
    """
    return this._webapi_document_url if this._webapi_base is None else this._webapi_frozen_base_url


def encoding_parse_a_url(url: str, document: Document) -> URLRecord | Failure:
    """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-a-url"""
    return url_parser(url, document_base_url(document), document._webapi_encoding)


def inspect(this: Document) -> str:
    """What ``repr`` shows: URL and encoding."""
    return f"<Document {hide_password(URL_getter(this))!r}, {this._webapi_encoding}>"
