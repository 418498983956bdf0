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
from webapi.url.record import URLRecord
from webapi.url.redaction import hide_password
from webapi.url.serializer import url_serializer
from webapi.url.url_parser import url_parser
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

    _base: HTMLBaseElement | None
    """The first base element that has an href."""
    _bases: dict[HTMLBaseElement, None]
    """The document's base elements, in tree order."""
    _document_url: URLRecord
    """https://dom.spec.whatwg.org/#concept-document-url"""
    _elements: dict[Element, None]
    """The document's elements, in tree order."""
    _encoding: str
    """https://dom.spec.whatwg.org/#concept-document-encoding"""
    _frozen_base_url: URLRecord
    """https://html.spec.whatwg.org/multipage/semantics.html#frozen-base-url, of ``_base``"""
    _links: list[Element] | None
    """The hyperlinks with an href, or ``None`` until they are asked for."""
    _links_object: HTMLCollection | None
    _location: Location | None


def initialize(this: Document, url: str, encoding: str, action: str) -> None:
    """Make ``this`` an empty document.

    Raises:
        InvalidURLError: ``url`` does not parse.
        LookupError: ``encoding`` is no encoding's label.
    """
    this._encoding = get_an_encoding(encoding)
    errors: list[ValidationError] = []
    document_url = url_parser(url, errors=errors)
    if document_url is FAILURE:
        raise InvalidURLError(action, url, validation_errors=tuple(errors))
    this._document_url = document_url
    this._connected = True
    this._document = this
    this._elements = {}
    this._bases = {}
    this._base = None
    this._links = None
    this._links_object = None
    this._location = None


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
    this._encoding, elements = parse(bytes(html), contentType)
    for local_name, attributes in elements:
        element = create_an_element(this, local_name)
        element._attributes = attributes
        insert_a_node(element, this)
    for element in this._elements:
        if element._local_name != "base":
            href_change_steps[element._local_name](element)
    return this


def URL_getter(this: Document) -> str:
    """https://dom.spec.whatwg.org/#dom-document-url"""
    return url_serializer(this._document_url)


documentURI_getter = URL_getter


def characterSet_getter(this: Document) -> str:
    """https://dom.spec.whatwg.org/#dom-document-characterset"""
    return this._encoding


charset_getter = characterSet_getter
inputEncoding_getter = characterSet_getter


def location_getter(this: Document) -> Location | None:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-location"""
    if this._location is None:
        from .location import initialize as initialize_location

        this._location = new_object("Location")
        initialize_location(this._location, this)
    return this._location


def links_getter(this: Document) -> HTMLCollection:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-links"""
    if this._links_object is None:
        this._links_object = new_object("HTMLCollection")
        this._links_object._elements = lambda: _links(this)
    return this._links_object


def _links(this: Document) -> list[Element]:
    if this._links is None:
        this._links = [
            element
            for element in this._elements
            if element._local_name in ("a", "area") and "href" in element._attributes
        ]
    return this._links


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
    element._attributes = {}
    element._connected = False
    element._document = this
    element._local_name = local_name
    if local_name in ("a", "area"):
        element._hyperlink_url = None
    return element  # type: ignore[no-any-return]


def insert_a_node(node: Any, document: Document) -> None:
    """https://dom.spec.whatwg.org/#concept-node-insert, at the end of ``document``"""
    node._document = document
    node._connected = True
    document._elements[node] = None
    document._links = None
    if node._local_name == "base":
        document._bases[node] = None
        if document._base is None and "href" in node._attributes:
            set_the_frozen_base_url(node)


def remove_a_node(node: Any) -> None:
    """https://dom.spec.whatwg.org/#concept-node-remove"""
    document = node._document
    node._connected = False
    del document._elements[node]
    document._links = None
    if node._local_name == "base":
        del document._bases[node]
        if document._base is node:
            find_the_base_element(document)


def find_the_base_element(this: Document) -> None:
    """Set the base element, and its frozen base URL where it was another one."""
    base = next((each for each in this._bases if "href" in each._attributes), None)
    if base is None:
        this._base = None
    elif base is not this._base:
        set_the_frozen_base_url(base)


def set_the_frozen_base_url(element: HTMLBaseElement) -> None:
    """https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url

    ``element`` is, or becomes, the base element.
    """
    document = element._document
    href = to_usvstring(element._attributes["href"])
    url_record = url_parser(href, document._document_url, document._encoding)
    if url_record is FAILURE or url_record.scheme in ("data", "javascript"):
        url_record = document._document_url
    document._base = element
    document._frozen_base_url = url_record


def document_base_url(this: Document) -> URLRecord:
    """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#document-base-url

    The fallback base URL is the document's URL: there are neither iframes nor creators of windows.
    """
    return this._document_url if this._base is None else this._frozen_base_url


def encoding_parse_a_url(url: str, document: Document) -> URLRecord | Failure:
    """https://html.spec.whatwg.org/multipage/urls-and-fetching.html#encoding-parsing-a-url"""
    return url_parser(url, document_base_url(document), document._encoding)


def inspect(this: Document) -> str:
    """What ``repr`` shows: URL and encoding."""
    return f"<Document {hide_password(URL_getter(this))!r}, {this._encoding}>"
