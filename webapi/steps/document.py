"""The steps of the Document class: https://dom.spec.whatwg.org/#interface-document"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from webapi.encoding import get_an_encoding
from webapi.html import nodes
from webapi.html.session_history import SessionHistory
from webapi.url.ascii import ascii_lowercase
from webapi.url.failure import FAILURE
from webapi.url.parser import url_parser
from webapi.url.redaction import hide_password
from webapi.url.serializer import url_serializer
from webapi.url.validation import InvalidURLError, ValidationError
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.exceptions import shown

from .location import State as LocationState
from .node import initialize as initialize_node

if TYPE_CHECKING:
    from webapi.fetching.cookies import CookieJar
    from webapi.interfaces.document import Document
    from webapi.interfaces.html_collection import HTMLCollection

_VALID_ELEMENT_LOCAL_NAME: Final = re.compile(
    r"[A-Za-z][^\t\n\f\r \0/>]*|[:_\u0080-\U0010ffff][A-Za-z0-9\-.:_\u0080-\U0010ffff]*"
)


class Slots:
    """The private attributes of Document objects, beside those of Node objects."""

    _webapi_cookies: CookieJar | None
    """The cookies that a script of the document has; ``None`` if the document is not shown."""
    _webapi_links: HTMLCollection | None
    _webapi_location: LocationState | None


def initialize(this: Document, document: nodes.Document) -> None:
    """Make ``this`` the object of a document."""
    initialize_node(this, document)
    this._webapi_cookies = None
    this._webapi_links = None
    this._webapi_location = None


def _new_document(url: str, encoding: str, action: str) -> nodes.Document:
    """Make an empty document.

    Raises:
        InvalidURLError: ``url`` does not parse.
        LookupError: ``encoding`` is not an encoding's label.
    """
    name = get_an_encoding(encoding)
    errors: list[ValidationError] = []
    document_url = url_parser(url, errors=errors)
    if document_url is FAILURE:
        raise InvalidURLError(action, url, validation_errors=tuple(errors))
    return nodes.Document(document_url, name)


def constructor(this: Document, url: str, encoding: str) -> None:
    """https://dom.spec.whatwg.org/#dom-document-document; the URL and the encoding are additions"""
    initialize(this, _new_document(url, encoding, "Failed to construct 'Document'"))


def fromHTML(
    html: bytes | bytearray | memoryview, url: str, contentType: str | None
) -> nodes.Document:
    """Parse a page as a browser does that receives this ``Content-Type``. Scripts do not run.

    Raises:
        InvalidURLError: ``url`` does not parse.
        ImportError: the parser is not installed: ``pip install 'webapi-dom[html]'``.
    """
    from webapi.html.page import parse

    document = _new_document(url, "UTF-8", "Failed to execute 'fromHTML' on 'Document'")
    document.encoding, elements = parse(bytes(html), contentType)
    for local_name, attributes, text in elements:
        nodes.create_an_element(document, local_name, attributes, text).insert_into(document)
    for element in document.elements:
        if isinstance(element, nodes.HyperlinkElement):
            element.url_may_have_changed()
    return document


def URL_getter(this: Document) -> str:
    """https://dom.spec.whatwg.org/#dom-document-url"""
    return url_serializer(this._webapi_node.url)


documentURI_getter = URL_getter


def characterSet_getter(this: Document) -> str:
    """https://dom.spec.whatwg.org/#dom-document-characterset"""
    encoding: str = this._webapi_node.encoding
    return encoding


charset_getter = characterSet_getter
inputEncoding_getter = characterSet_getter


def location_getter(this: Document) -> LocationState:
    """https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-location"""
    if this._webapi_location is None:
        this._webapi_location = LocationState(this._webapi_node)
    return this._webapi_location


def show(this: Document, cookies: CookieJar) -> SessionHistory:
    """Make the document that of a page, with cookies and a session history."""
    this._webapi_cookies = cookies
    history = SessionHistory(this._webapi_node)
    this._webapi_node.session_history = history
    return history


def cookie_getter(this: Document) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie"""
    jar = _cookies(this)
    return "" if jar is None else jar.cookie_string(this._webapi_node.url, for_http=False)


def cookie_setter(this: Document, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie"""
    jar = _cookies(this)
    if jar is not None:
        jar.set(this._webapi_node.url, value, from_http=False)


def _cookies(this: Document) -> CookieJar | None:
    """The cookies, unless the document is cookie-averse.

    https://html.spec.whatwg.org/multipage/dom.html#cookie-averse-document-object
    """
    return this._webapi_cookies if this._webapi_node.url.scheme in ("http", "https") else None


def links_getter(this: Document) -> nodes.Document:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-links"""
    document: nodes.Document = this._webapi_node
    return document


def createElement(this: Document, localName: str) -> nodes.Element:
    """https://dom.spec.whatwg.org/#dom-document-createelement

    Elements other than a, area and base get the interface HTMLElement.
    """
    if not _VALID_ELEMENT_LOCAL_NAME.fullmatch(localName):
        raise DOMException(
            "Failed to execute 'createElement' on 'Document': "
            f"{shown(localName)} is not a valid name.",
            "InvalidCharacterError",
        )
    return nodes.create_an_element(this._webapi_node, ascii_lowercase(localName))


def inspect(this: Document) -> str:
    """The ``repr``: URL and encoding."""
    return f"<Document {hide_password(URL_getter(this))!r}, {this._webapi_node.encoding}>"
