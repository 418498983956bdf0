"""The Document interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.node import Node
from webapi.steps import document as steps
from webapi.steps import html_anchor_element as html_anchor_element_steps
from webapi.steps import html_area_element as html_area_element_steps
from webapi.steps import html_base_element as html_base_element_steps
from webapi.steps import html_element as html_element_steps
from webapi.steps import parent_node as parent_node_steps
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.platform_objects import Interface, OneOf, lock
from webapi.webidl.strings import to_domstring, to_usvstring

_HTMLAnchorElement = Interface("webapi.interfaces.html_anchor_element", "HTMLAnchorElement")
_HTMLAreaElement = Interface("webapi.interfaces.html_area_element", "HTMLAreaElement")
_HTMLBaseElement = Interface("webapi.interfaces.html_base_element", "HTMLBaseElement")
_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")
_interface_of_value = OneOf(
    {
        html_anchor_element_steps.State: _HTMLAnchorElement,
        html_area_element_steps.State: _HTMLAreaElement,
        html_base_element_steps.State: _HTMLBaseElement,
        html_element_steps.State: _HTMLElement,
    }
)
_Location = Interface("webapi.interfaces.location", "Location")
_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")
_to_html = to_buffer
_Element = Interface("webapi.interfaces.element", "Element")


class Document(Node):
    """A page: its URL, its encoding, and its links and ``base`` elements in their order.

    ``interface Document : Node``

    https://dom.spec.whatwg.org/#document

    >>> document = Document("https://example.org/dir/page", "windows-1252")
    >>> link = document.createElement("a")
    >>> link.href = "../é?é"
    >>> link.href
    'https://example.org/%C3%A9?%E9'
    """

    __slots__ = (*steps.Slots.__annotations__, *parent_node_steps.Slots.__annotations__)

    def __init__(self, url=None, encoding=None):
        """An empty document. Raises `InvalidURLError` if ``url`` does not parse, and
        ``LookupError`` if ``encoding`` is not the label of an encoding.

        ``constructor(optional USVString url = "about:blank", optional DOMString encoding =
        "UTF-8")``

        https://dom.spec.whatwg.org/#dom-document-document

        >>> Document().URL
        'about:blank'
        """
        steps.constructor(
            self,
            "about:blank" if url is None else to_usvstring(url),
            "UTF-8" if encoding is None else to_domstring(encoding),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call Document: what ``new Document(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "Document")

    URL = property(
        steps.URL_getter,
        doc="""The document's URL.

        ``readonly attribute USVString URL``

        https://dom.spec.whatwg.org/#dom-document-url
        """,
    )

    documentURI = property(
        steps.documentURI_getter,
        doc="""The document's URL.

        ``readonly attribute USVString documentURI``

        https://dom.spec.whatwg.org/#dom-document-documenturi
        """,
    )

    characterSet = property(
        steps.characterSet_getter,
        doc="""The name of the document's encoding, in which the queries of links are encoded.

        ``readonly attribute DOMString characterSet``

        https://dom.spec.whatwg.org/#dom-document-characterset

        >>> Document("about:blank", "latin1").characterSet
        'windows-1252'
        """,
    )

    charset = property(
        steps.charset_getter,
        doc="""The same as ``characterSet``.

        ``readonly attribute DOMString charset``

        https://dom.spec.whatwg.org/#dom-document-charset
        """,
    )

    inputEncoding = property(
        steps.inputEncoding_getter,
        doc="""The same as ``characterSet``.

        ``readonly attribute DOMString inputEncoding``

        https://dom.spec.whatwg.org/#dom-document-inputencoding
        """,
    )

    def createElement(self, localName):
        """A new element. Raises `DOMException` if ``localName`` cannot be a name.

        ``(HTMLAnchorElement or HTMLAreaElement or HTMLBaseElement or HTMLElement)
        createElement(DOMString localName)``

        https://dom.spec.whatwg.org/#dom-document-createelement

        >>> Document().createElement("A").localName
        'a'
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createElement(self, to_domstring(localName))
        return _interface_of_value.new(value)

    @property
    def location(self):
        """The `Location` of the document. Setting it navigates.

        ``readonly attribute Location? location``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-location
        """
        value = steps.location_getter(self)
        return None if value is None else value.platform_object or _Location.new(value)

    @location.setter
    def location(self, value, /):
        self.location.href = value

    cookie = property(
        steps.cookie_getter,
        doc="""The cookies of a page that scripts see. Setting it stores one. Empty for a document
        that no page shows.

        ``attribute USVString cookie``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie

        >>> Document("https://example.org/").cookie
        ''
        """,
    )

    @cookie.setter
    def cookie(self, value, /):
        steps.cookie_setter(self, to_usvstring(value))

    @property
    def links(self):
        """The ``a`` and ``area`` elements that have an ``href``.

        ``readonly attribute HTMLCollection links``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-links

        >>> document = Document("https://example.org/")
        >>> link = document.createElement("area")
        >>> link.href = "x"
        >>> document.append(link)
        >>> [str(link) for link in document.links]
        ['https://example.org/x']
        """
        if self._webapi_links is None:
            with lock:
                if self._webapi_links is None:
                    self._webapi_links = _HTMLCollection.new(steps.links_getter(self))
        return self._webapi_links

    @staticmethod
    def fromHTML(html, url, contentType=None):
        """A page as it was fetched: the bytes, the URL that they came from and the ``Content-Type``
        header. Scripts do not run. Raises `InvalidURLError` if ``url`` does not parse, and
        ``ImportError`` unless ``webapi-dom[html]`` is installed.

        ``static Document fromHTML(BufferSource html, USVString url, optional DOMString
        contentType)``

        https://html.spec.whatwg.org/multipage/parsing.html

        >>> page = Document.fromHTML(b"<a href=b>", "https://example.org/a")  # doctest: +SKIP
        >>> [link.href for link in page.links]  # doctest: +SKIP
        ['https://example.org/b']
        """
        value = steps.fromHTML(
            _to_html(html, "Failed to execute 'fromHTML' on 'Document': parameter 1"),
            to_usvstring(url),
            None if contentType is None else to_domstring(contentType),
        )
        return new_object(value)

    def append(self, *nodes):
        """Move elements to the end of the document.

        ``undefined append(Element... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-append
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        parent_node_steps.append(
            self,
            [
                _Element.convert(each, "Failed to execute 'append' on 'Document': parameter 1")
                for each in nodes
            ],
        )

    def __str__(self):
        return "[object Document]"

    __repr__ = steps.inspect


def new_object(value):
    """A new Document object of what steps returned."""
    this = Document.__new__(Document)
    steps.initialize(this, value)
    return this
