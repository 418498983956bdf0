"""The steps of the Document class: https://dom.spec.whatwg.org/#interface-document"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from webapi.dom.ranges import Range as RangeImpl
from webapi.dom.selection import selection_of
from webapi.dom.traversal import NodeIterator as NodeIteratorImpl
from webapi.dom.traversal import TreeWalker as TreeWalkerImpl
from webapi.encoding import get_an_encoding
from webapi.html import nodes
from webapi.html.nodes import Document as State
from webapi.html.session_history import SessionHistory
from webapi.url.failure import FAILURE
from webapi.url.parser import url_parser
from webapi.url.redaction import hide_password
from webapi.url.serializer import url_serializer
from webapi.url.validation import InvalidURLError, ValidationError
from webapi.webidl.html_parsing import may_have_shadow_roots, parse_html_page

from .node import initialize as initialize_node

if TYPE_CHECKING:
    from webapi.dom.document import Document as DocumentImpl
    from webapi.dom.script_element import HTMLScriptElement as HTMLScriptElementImpl
    from webapi.dom.selection import Selection as SelectionImpl
    from webapi.fetching.cookies import CookieJar
    from webapi.interfaces.document import Document
    from webapi.interfaces.html_collection import HTMLCollection
    from webapi.interfaces.node import Node

XML: Final = "application/xml"


class Slots:
    """The private attributes of Document objects, beside those of Node objects."""

    _webapi_cookies: CookieJar | None
    """The cookies that a script of the document has; ``None`` if the document is not shown."""
    _webapi_links: HTMLCollection | None


def initialize(this: Document, document: DocumentImpl) -> None:
    """Make ``this`` the object of a document."""
    initialize_node(this, document)
    this._webapi_cookies = None
    this._webapi_links = None


def _new_document(url: str, encoding: str, action: str) -> State:
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
    document = State(document_url, name)
    document.has_browsing_context = True
    return document


def constructor(this: Document, url: str | None, encoding: str) -> None:
    """https://dom.spec.whatwg.org/#dom-document-document

    The URL and the encoding are additions: a document with a URL is an HTML document.
    """
    if url is None:
        initialize(this, nodes.Document(nodes.about_blank(), get_an_encoding(encoding), XML, False))
    else:
        initialize(this, _new_document(url, encoding, "Failed to construct 'Document'"))


def fromHTML(
    html: bytes | bytearray | memoryview | str, url: str, contentType: str | None
) -> nodes.Document:
    """Parse a page as a browser does that receives this ``Content-Type``. Scripts do not run.

    Raises:
        InvalidURLError: ``url`` does not parse.
    """
    from webapi.dom.document_parser import parse_in_steps
    from webapi.html.page import decoded
    from webapi.html.unbuilt import read

    document = _new_document(url, "UTF-8", "Failed to execute 'fromHTML' on 'Document'")
    document.allow_declarative_shadow_roots = True
    if not isinstance(html, str):
        document.encoding, html = decoded(bytes(html), contentType)
    if may_have_shadow_roots(html):
        parse_in_steps(document, html)
    else:
        read(document, parse_html_page(html, scripting=False))
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


def currentScript_getter(this: Document) -> HTMLScriptElementImpl | None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-currentscript"""
    document: DocumentImpl = this._webapi_node
    return document.current_script


def onreadystatechange_getter(this: Document) -> Callable[..., Any] | None:
    """https://html.spec.whatwg.org/multipage/webappapis.html#handler-onreadystatechange"""
    return getattr(this._webapi_node.get_event_handler("readystatechange"), "__wrapped__", None)


def onreadystatechange_setter(this: Document, value: Callable[..., Any] | None) -> None:
    """https://html.spec.whatwg.org/multipage/webappapis.html#handler-onreadystatechange"""
    this._webapi_node.set_event_handler("readystatechange", value)


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


def createRange(this: Document) -> RangeImpl:
    """https://dom.spec.whatwg.org/#dom-document-createrange"""
    return RangeImpl(this._webapi_node)


def getSelection(this: Document) -> SelectionImpl | None:
    """https://w3c.github.io/selection-api/#dom-document-getselection

    Documents that are made with a URL have a selection.
    """
    return selection_of(this._webapi_node)


def createNodeIterator(
    this: Document, root: Node, whatToShow: int, filter: Any
) -> NodeIteratorImpl:
    """https://dom.spec.whatwg.org/#dom-document-createnodeiterator"""
    iterator = NodeIteratorImpl(root._webapi_node, whatToShow, filter)
    iterator.root.node_document.follow_with_an_iterator(iterator)
    return iterator


def createTreeWalker(this: Document, root: Node, whatToShow: int, filter: Any) -> TreeWalkerImpl:
    """https://dom.spec.whatwg.org/#dom-document-createtreewalker"""
    return TreeWalkerImpl(root._webapi_node, whatToShow, filter)


def inspect(this: Document) -> str:
    """The ``repr``: URL and encoding."""
    return f"<Document {hide_password(URL_getter(this))!r}, {this._webapi_node.encoding}>"
