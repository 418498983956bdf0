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
from webapi.webidl.html_parsing import parse_html_page

from .node import initialize as initialize_node

if TYPE_CHECKING:
    from webapi.dom.attributes import Attr as AttrImpl
    from webapi.dom.character_data import CDATASection as CDATASectionImpl
    from webapi.dom.character_data import Comment as CommentImpl
    from webapi.dom.character_data import ProcessingInstruction as ProcessingInstructionImpl
    from webapi.dom.character_data import Text as TextImpl
    from webapi.dom.collections import HTMLCollection as HTMLCollectionImpl
    from webapi.dom.collections import NodeList as NodeListImpl
    from webapi.dom.document import Document as DocumentImpl
    from webapi.dom.document import DocumentType as DocumentTypeImpl
    from webapi.dom.document import DOMImplementation as DOMImplementationImpl
    from webapi.dom.document import ImportNodeOptions
    from webapi.dom.document_fragment import DocumentFragment as DocumentFragmentImpl
    from webapi.dom.element import Element as ElementImpl
    from webapi.dom.events import Event as EventImpl
    from webapi.dom.html_element import HTMLElement as HTMLElementImpl
    from webapi.dom.node import Node as NodeImpl
    from webapi.dom.script_element import HTMLScriptElement as HTMLScriptElementImpl
    from webapi.dom.selection import Selection as SelectionImpl
    from webapi.fetching.cookies import CookieJar
    from webapi.html.navigations import Location as LocationState
    from webapi.interfaces.document import Document
    from webapi.interfaces.html_collection import HTMLCollection
    from webapi.interfaces.html_element import HTMLElement
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
    from webapi.html.page import parse
    from webapi.html.unbuilt import read

    document = _new_document(url, "UTF-8", "Failed to execute 'fromHTML' on 'Document'")
    if isinstance(html, str):
        page = parse_html_page(html, scripting=False)
    else:
        document.encoding, page = parse(bytes(html), contentType)
    read(document, page)
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
    location: LocationState = this._webapi_node.location
    return location


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


def links_getter(this: Document) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-links"""
    links: HTMLCollectionImpl = this._webapi_node.links
    return links


def createElement(this: Document, localName: str) -> ElementImpl:
    """https://dom.spec.whatwg.org/#dom-document-createelement, without options"""
    result: ElementImpl = this._webapi_node.create_element(localName)
    return result


def implementation_getter(this: Document) -> DOMImplementationImpl:
    """https://dom.spec.whatwg.org/#dom-document-implementation"""
    result: DOMImplementationImpl = this._webapi_node.implementation
    return result


def compatMode_getter(this: Document) -> str:
    """https://dom.spec.whatwg.org/#dom-document-compatmode"""
    result: str = this._webapi_node.compat_mode
    return result


def contentType_getter(this: Document) -> str:
    """https://dom.spec.whatwg.org/#dom-document-contenttype"""
    result: str = this._webapi_node.content_type
    return result


def doctype_getter(this: Document) -> DocumentTypeImpl | None:
    """https://dom.spec.whatwg.org/#dom-document-doctype"""
    result: DocumentTypeImpl | None = this._webapi_node.doctype
    return result


def documentElement_getter(this: Document) -> ElementImpl | None:
    """https://dom.spec.whatwg.org/#dom-document-documentelement"""
    result: ElementImpl | None = this._webapi_node.document_element
    return result


def getElementsByTagName(this: Document, qualifiedName: str) -> HTMLCollectionImpl:
    """https://dom.spec.whatwg.org/#dom-document-getelementsbytagname"""
    result: HTMLCollectionImpl = this._webapi_node.get_elements_by_tag_name(qualifiedName)
    return result


def getElementsByTagNameNS(
    this: Document, namespace: str | None, localName: str
) -> HTMLCollectionImpl:
    """https://dom.spec.whatwg.org/#dom-document-getelementsbytagnamens"""
    result: HTMLCollectionImpl = this._webapi_node.get_elements_by_tag_name_ns(namespace, localName)
    return result


def getElementsByClassName(this: Document, classNames: str) -> HTMLCollectionImpl:
    """https://dom.spec.whatwg.org/#dom-document-getelementsbyclassname"""
    result: HTMLCollectionImpl = this._webapi_node.get_elements_by_class_name(classNames)
    return result


def createElementNS(this: Document, namespace: str | None, qualifiedName: str) -> ElementImpl:
    """https://dom.spec.whatwg.org/#internal-createelementns-steps, without options"""
    result: ElementImpl = this._webapi_node.create_element_ns(namespace, qualifiedName)
    return result


def createDocumentFragment(this: Document) -> DocumentFragmentImpl:
    """https://dom.spec.whatwg.org/#dom-document-createdocumentfragment"""
    result: DocumentFragmentImpl = this._webapi_node.create_document_fragment()
    return result


def createTextNode(this: Document, data: str) -> TextImpl:
    """https://dom.spec.whatwg.org/#dom-document-createtextnode"""
    result: TextImpl = this._webapi_node.create_text_node(data)
    return result


def createCDATASection(this: Document, data: str) -> CDATASectionImpl:
    """https://dom.spec.whatwg.org/#dom-document-createcdatasection"""
    result: CDATASectionImpl = this._webapi_node.create_cdata_section(data)
    return result


def createComment(this: Document, data: str) -> CommentImpl:
    """https://dom.spec.whatwg.org/#dom-document-createcomment"""
    result: CommentImpl = this._webapi_node.create_comment(data)
    return result


def createProcessingInstruction(
    this: Document, target: str, data: str
) -> ProcessingInstructionImpl:
    """https://dom.spec.whatwg.org/#dom-document-createprocessinginstruction"""
    result: ProcessingInstructionImpl = this._webapi_node.create_processing_instruction(
        target, data
    )
    return result


def importNode(this: Document, node: Node, options: bool | ImportNodeOptions) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-document-importnode, without custom elements"""
    result: NodeImpl = this._webapi_node.import_node(node._webapi_node, options)
    return result


def adoptNode(this: Document, node: Node) -> NodeImpl:
    """https://dom.spec.whatwg.org/#dom-document-adoptnode"""
    result: NodeImpl = this._webapi_node.adopt_node(node._webapi_node)
    return result


def createAttribute(this: Document, localName: str) -> AttrImpl:
    """https://dom.spec.whatwg.org/#dom-document-createattribute"""
    result: AttrImpl = this._webapi_node.create_attribute(localName)
    return result


def createAttributeNS(this: Document, namespace: str | None, qualifiedName: str) -> AttrImpl:
    """https://dom.spec.whatwg.org/#dom-document-createattributens"""
    result: AttrImpl = this._webapi_node.create_attribute_ns(namespace, qualifiedName)
    return result


def createEvent(this: Document, interface: str) -> EventImpl:
    """https://dom.spec.whatwg.org/#dom-document-createevent"""
    event: EventImpl = this._webapi_node.create_event(interface)
    return event


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


def lastModified_getter(this: Document) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-lastmodified"""
    result: str = this._webapi_node.last_modified
    return result


def referrer_getter(this: Document) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-referrer"""
    result: str = this._webapi_node.referrer
    return result


def hidden_getter(this: Document) -> bool:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hidden"""
    result: bool = this._webapi_node.hidden
    return result


def visibilityState_getter(this: Document) -> str:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-document-visibilitystate"""
    result: str = this._webapi_node.visibility_state
    return result


def readyState_getter(this: Document) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-readystate"""
    result: str = this._webapi_node.ready_state
    return result


def title_getter(this: Document) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#document.title"""
    result: str = this._webapi_node.title
    return result


def title_setter(this: Document, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#document.title"""
    this._webapi_node.title = value


def dir_getter(this: Document) -> str:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir"""
    result: str = this._webapi_node.dir
    return result


def dir_setter(this: Document, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir"""
    this._webapi_node.dir = value


def body_getter(this: Document) -> HTMLElementImpl | None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-body"""
    result: HTMLElementImpl | None = this._webapi_node.body
    return result


def body_setter(this: Document, value: HTMLElement | None) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-body"""
    this._webapi_node.body = None if value is None else value._webapi_node


def head_getter(this: Document) -> HTMLElementImpl | None:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-head"""
    result: HTMLElementImpl | None = this._webapi_node.head
    return result


def images_getter(this: Document) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-images"""
    result: HTMLCollectionImpl = this._webapi_node.images
    return result


def embeds_getter(this: Document) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-embeds"""
    result: HTMLCollectionImpl = this._webapi_node.embeds
    return result


def plugins_getter(this: Document) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-plugins"""
    result: HTMLCollectionImpl = this._webapi_node.plugins
    return result


def forms_getter(this: Document) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-forms"""
    result: HTMLCollectionImpl = this._webapi_node.forms
    return result


def scripts_getter(this: Document) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-scripts"""
    result: HTMLCollectionImpl = this._webapi_node.scripts
    return result


def anchors_getter(this: Document) -> HTMLCollectionImpl:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-anchors"""
    result: HTMLCollectionImpl = this._webapi_node.anchors
    return result


def fgColor_getter(this: Document) -> str:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor"""
    result: str = this._webapi_node.fg_color
    return result


def fgColor_setter(this: Document, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor"""
    this._webapi_node.fg_color = value


def linkColor_getter(this: Document) -> str:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-linkcolor"""
    result: str = this._webapi_node.link_color
    return result


def linkColor_setter(this: Document, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-linkcolor"""
    this._webapi_node.link_color = value


def vlinkColor_getter(this: Document) -> str:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-vlinkcolor"""
    result: str = this._webapi_node.vlink_color
    return result


def vlinkColor_setter(this: Document, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-vlinkcolor"""
    this._webapi_node.vlink_color = value


def alinkColor_getter(this: Document) -> str:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-alinkcolor"""
    result: str = this._webapi_node.alink_color
    return result


def alinkColor_setter(this: Document, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-alinkcolor"""
    this._webapi_node.alink_color = value


def bgColor_getter(this: Document) -> str:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-bgcolor"""
    result: str = this._webapi_node.bg_color
    return result


def bgColor_setter(this: Document, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-bgcolor"""
    this._webapi_node.bg_color = value


def getElementsByName(this: Document, elementName: str) -> NodeListImpl:
    """https://html.spec.whatwg.org/multipage/dom.html#dom-document-getelementsbyname"""
    result: NodeListImpl = this._webapi_node.get_elements_by_name(elementName)
    return result


def hasFocus(this: Document) -> bool:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hasfocus"""
    result: bool = this._webapi_node.has_focus()
    return result
