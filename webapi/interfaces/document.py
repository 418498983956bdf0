"""The Document interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.dom.css_style_sheets import get_style_sheets
from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.interfaces.import_node_options import to_import_node_options
from webapi.interfaces.node import Node
from webapi.interfaces.node_filter import to_node_filter
from webapi.interfaces.x_path_ns_resolver import to_x_path_ns_resolver
from webapi.steps import document as steps
from webapi.steps import x_path_evaluator_base as x_path_evaluator_base_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable, sequence_of
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_unsigned_long, to_unsigned_short
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, lock
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring, to_usvstring
from webapi.webidl.unions import Choices, union

_DOMImplementation = Interface("webapi.interfaces.dom_implementation", "DOMImplementation")
_DocumentType = Interface("webapi.interfaces.document_type", "DocumentType")
_Element = Interface("webapi.interfaces.element", "Element")
_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")
_to_namespace = nullable(to_domstring)
_DocumentFragment = Interface("webapi.interfaces.document_fragment", "DocumentFragment")
_Text = Interface("webapi.interfaces.text", "Text")
_CDATASection = Interface("webapi.interfaces.cdata_section", "CDATASection")
_Comment = Interface("webapi.interfaces.comment", "Comment")
_ProcessingInstruction = Interface(
    "webapi.interfaces.processing_instruction", "ProcessingInstruction"
)
_Node = Interface("webapi.interfaces.node", "Node")
_to_options = union(
    "(boolean or ImportNodeOptions)", Choices(boolean=to_boolean, dictionary=to_import_node_options)
)
_Attr = Interface("webapi.interfaces.attr", "Attr")
_Event = Interface("webapi.interfaces.event", "Event")
_Range = Interface("webapi.interfaces.range", "Range")
_to_filter = nullable(to_node_filter)
_NodeIterator = Interface("webapi.interfaces.node_iterator", "NodeIterator")
_TreeWalker = Interface("webapi.interfaces.tree_walker", "TreeWalker")
_Location = Interface("webapi.interfaces.location", "Location")
_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")
_to_body = nullable(inside(_HTMLElement.convert, "_webapi_node"))
_HTMLHeadElement = Interface("webapi.interfaces.html_head_element", "HTMLHeadElement")
_NodeList = Interface("webapi.interfaces.node_list", "NodeList")
_HTMLScriptElement = Interface("webapi.interfaces.html_script_element", "HTMLScriptElement")
_to_event_handler = nullable(to_event_handler_non_null)
_to_html = union("(BufferSource or DOMString)", Choices(buffer=to_buffer, string=to_domstring))
_Selection = Interface("webapi.interfaces.selection", "Selection")
_to_nodes = union(
    "(Node or DOMString)",
    Choices(string=to_domstring, interfaces={_Node: inside(_Node.convert, "_webapi_node")}),
)
_to_child = nullable(inside(_Node.convert, "_webapi_node"))
_StyleSheetList = Interface("webapi.interfaces.style_sheet_list", "StyleSheetList")
_CSSStyleSheet = Interface("webapi.interfaces.css_style_sheet", "CSSStyleSheet")
_to_adopted_style_sheets = sequence_of(inside(_CSSStyleSheet.convert, "_webapi_sheet"))
_CustomElementRegistry = Interface(
    "webapi.interfaces.custom_element_registry", "CustomElementRegistry"
)
_to_resolver = nullable(to_x_path_ns_resolver)
_XPathExpression = Interface("webapi.interfaces.x_path_expression", "XPathExpression")
_XPathResult = Interface("webapi.interfaces.x_path_result", "XPathResult")
_to_result = nullable(_XPathResult.convert)
_XMLDocument = Interface("webapi.interfaces.xml_document", "XMLDocument")
_INHERITING = {"XMLDocument": _XMLDocument}


class Document(Node):
    """A page: its tree, its URL, its encoding and its links.

    ``interface Document : Node``

    https://dom.spec.whatwg.org/#document

    >>> document = Document("https://example.org/dir/page", "windows-1252")
    >>> link = document.createElement("a")
    >>> link.href = "../é?é"
    >>> link.href
    'https://example.org/%C3%A9?%E9'
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, url=None, encoding=None):
        """An empty document: an HTML document if it has a URL, or else an XML document. Raises
        `InvalidURLError` if ``url`` does not parse, and ``LookupError`` if ``encoding`` is not the
        label of an encoding.

        ``constructor(optional USVString url, optional DOMString encoding = "UTF-8")``

        >>> Document().URL
        'about:blank'
        """
        steps.constructor(
            self,
            None if url is None else to_usvstring(url),
            "UTF-8" if encoding is None else to_domstring(encoding),
        )

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call Document: what ``new Document(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "Document")

    @property
    def implementation(self):
        """Makes documents and doctypes.

        ``readonly attribute DOMImplementation implementation``

        https://dom.spec.whatwg.org/#dom-document-implementation
        """
        value = self._webapi_node.implementation
        return value.platform_object or _DOMImplementation.new(value)

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

    @property
    def compatMode(self):
        """``BackCompat`` for a page in quirks mode, or ``CSS1Compat``.

        ``readonly attribute DOMString compatMode``

        https://dom.spec.whatwg.org/#dom-document-compatmode
        """
        return self._webapi_node.compat_mode

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

    @property
    def contentType(self):
        """The MIME type of the document.

        ``readonly attribute DOMString contentType``

        https://dom.spec.whatwg.org/#dom-document-contenttype
        """
        return self._webapi_node.content_type

    @property
    def doctype(self):
        """The doctype, or ``None``.

        ``readonly attribute DocumentType? doctype``

        https://dom.spec.whatwg.org/#dom-document-doctype
        """
        value = self._webapi_node.doctype
        return None if value is None else value.platform_object or _DocumentType.new(value)

    @property
    def documentElement(self):
        """The document's element, or ``None``.

        ``readonly attribute Element? documentElement``

        https://dom.spec.whatwg.org/#dom-document-documentelement
        """
        value = self._webapi_node.document_element
        return None if value is None else value.platform_object or _Element.new(value)

    def getElementsByTagName(self, qualifiedName):
        """The descendants with a name, or all if it is ``*``, in a live collection.

        ``HTMLCollection getElementsByTagName(DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-document-getelementsbytagname
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.get_elements_by_tag_name(to_domstring(qualifiedName))
        return value.platform_object or _HTMLCollection.new(value)

    def getElementsByTagNameNS(self, namespace, localName):
        """The descendants with a namespace and a local name, in a live collection.

        ``HTMLCollection getElementsByTagNameNS(DOMString? namespace, DOMString localName)``

        https://dom.spec.whatwg.org/#dom-document-getelementsbytagnamens
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.get_elements_by_tag_name_ns(
            _to_namespace(
                namespace, "Failed to execute 'getElementsByTagNameNS' on 'Document': parameter 1"
            ),
            to_domstring(localName),
        )
        return value.platform_object or _HTMLCollection.new(value)

    def getElementsByClassName(self, classNames):
        """The descendants that have all of some classes, in a live collection.

        ``HTMLCollection getElementsByClassName(DOMString classNames)``

        https://dom.spec.whatwg.org/#dom-document-getelementsbyclassname
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.get_elements_by_class_name(to_domstring(classNames))
        return value.platform_object or _HTMLCollection.new(value)

    def createElement(self, localName):
        """A new element. Raises `DOMException` if ``localName`` cannot be a name.

        ``Element createElement(DOMString localName)``

        https://dom.spec.whatwg.org/#dom-document-createelement

        >>> Document("https://example.org/").createElement("A").localName
        'a'
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        try:
            value = self._webapi_node.create_element(to_domstring(localName))
            return value.platform_object or _Element.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def createElementNS(self, namespace, qualifiedName):
        """A new element of a namespace. Raises `DOMException` if the name cannot be one.

        ``Element createElementNS(DOMString? namespace, DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-document-createelementns
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        try:
            value = self._webapi_node.create_element_ns(
                _to_namespace(
                    namespace, "Failed to execute 'createElementNS' on 'Document': parameter 1"
                ),
                to_domstring(qualifiedName),
            )
            return value.platform_object or _Element.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def createDocumentFragment(self):
        """A new fragment, which gives its children when it is inserted.

        ``DocumentFragment createDocumentFragment()``

        https://dom.spec.whatwg.org/#dom-document-createdocumentfragment
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.create_document_fragment()
        return _DocumentFragment.new(value)

    def createTextNode(self, data):
        """A new text.

        ``Text createTextNode(DOMString data)``

        https://dom.spec.whatwg.org/#dom-document-createtextnode
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.create_text_node(to_domstring(data))
        return _Text.new(value)

    def createCDATASection(self, data):
        """A new CDATA section. Raises `DOMException` in an HTML document.

        ``CDATASection createCDATASection(DOMString data)``

        https://dom.spec.whatwg.org/#dom-document-createcdatasection
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.create_cdata_section(to_domstring(data))
        return _CDATASection.new(value)

    def createComment(self, data):
        """A new comment.

        ``Comment createComment(DOMString data)``

        https://dom.spec.whatwg.org/#dom-document-createcomment
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.create_comment(to_domstring(data))
        return _Comment.new(value)

    def createProcessingInstruction(self, target, data):
        """A new processing instruction.

        ``ProcessingInstruction createProcessingInstruction(DOMString target, DOMString data)``

        https://dom.spec.whatwg.org/#dom-document-createprocessinginstruction
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.create_processing_instruction(
            to_domstring(target), to_domstring(data)
        )
        return _ProcessingInstruction.new(value)

    def importNode(self, node, options=None, **named):
        """A copy of a node of another document. ``options`` is whether the copy has descendants.

        ``Node importNode(Node node, optional (boolean or ImportNodeOptions) options = false)``

        https://dom.spec.whatwg.org/#dom-document-importnode
        """
        if named:
            options = options_by_name(
                "importNode", named, options, {"importNode(node, ": ("selfOnly",)}
            )
        if not isinstance(self, Document):
            raise illegal_invocation()
        try:
            value = self._webapi_node.import_node(
                _Node.convert(
                    node, "Failed to execute 'importNode' on 'Document': parameter 1"
                )._webapi_node,
                False
                if options is None
                else _to_options(
                    options, "Failed to execute 'importNode' on 'Document': parameter 2"
                ),
            )
            return value.platform_object or _Node.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def adoptNode(self, node):
        """Take a node from its parent and its document.

        ``Node adoptNode(Node node)``

        https://dom.spec.whatwg.org/#dom-document-adoptnode
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        try:
            value = self._webapi_node.adopt_node(
                _Node.convert(
                    node, "Failed to execute 'adoptNode' on 'Document': parameter 1"
                )._webapi_node
            )
            return value.platform_object or _Node.new(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def createAttribute(self, localName):
        """A new attribute.

        ``Attr createAttribute(DOMString localName)``

        https://dom.spec.whatwg.org/#dom-document-createattribute
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.create_attribute(to_domstring(localName))
        return _Attr.new(value)

    def createAttributeNS(self, namespace, qualifiedName):
        """A new attribute of a namespace.

        ``Attr createAttributeNS(DOMString? namespace, DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-document-createattributens
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.create_attribute_ns(
            _to_namespace(
                namespace, "Failed to execute 'createAttributeNS' on 'Document': parameter 1"
            ),
            to_domstring(qualifiedName),
        )
        return _Attr.new(value)

    def createEvent(self, interface):
        """A new event, which ``initEvent`` initializes. `Event` makes events, too.

        ``Event createEvent(DOMString interface)``

        https://dom.spec.whatwg.org/#dom-document-createevent
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.create_event(to_domstring(interface))
        return _Event.new(value)

    def createRange(self):
        """A new range at the start of the document.

        ``Range createRange()``

        https://dom.spec.whatwg.org/#dom-document-createrange
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createRange(self)
        return _Range.new(value)

    def createNodeIterator(self, root, whatToShow=None, filter=None):
        """A new iterator over a tree. ``whatToShow`` is a sum of ``NodeFilter.SHOW_ELEMENT`` and
        others.

        ``NodeIterator createNodeIterator(Node root, optional unsigned long whatToShow = 4294967295,
        optional NodeFilter? filter = null)``

        https://dom.spec.whatwg.org/#dom-document-createnodeiterator
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createNodeIterator(
            self,
            _Node.convert(
                root, "Failed to execute 'createNodeIterator' on 'Document': parameter 1"
            ),
            4294967295
            if whatToShow is None
            else to_unsigned_long(
                whatToShow, "Failed to execute 'createNodeIterator' on 'Document': parameter 2"
            ),
            None
            if filter is None
            else _to_filter(
                filter, "Failed to execute 'createNodeIterator' on 'Document': parameter 3"
            ),
        )
        return _NodeIterator.new(value)

    def createTreeWalker(self, root, whatToShow=None, filter=None):
        """A new walker in a tree. ``whatToShow`` is a sum of ``NodeFilter.SHOW_ELEMENT`` and
        others.

        ``TreeWalker createTreeWalker(Node root, optional unsigned long whatToShow = 4294967295,
        optional NodeFilter? filter = null)``

        https://dom.spec.whatwg.org/#dom-document-createtreewalker
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createTreeWalker(
            self,
            _Node.convert(root, "Failed to execute 'createTreeWalker' on 'Document': parameter 1"),
            4294967295
            if whatToShow is None
            else to_unsigned_long(
                whatToShow, "Failed to execute 'createTreeWalker' on 'Document': parameter 2"
            ),
            None
            if filter is None
            else _to_filter(
                filter, "Failed to execute 'createTreeWalker' on 'Document': parameter 3"
            ),
        )
        return _TreeWalker.new(value)

    @property
    def location(self):
        """The `Location` of the document. Setting it navigates.

        ``readonly attribute Location? location``

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-location
        """
        value = self._webapi_node.location
        return None if value is None else value.platform_object or _Location.new(value)

    @location.setter
    def location(self, value, /):
        self.location.href = value

    @property
    def referrer(self):
        """The URL of the document that led here, or the empty string. `webapi.page` knows it.

        ``readonly attribute USVString referrer``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-referrer
        """
        return self._webapi_node.referrer

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
                    self._webapi_links = _HTMLCollection.new(self._webapi_node.links)
        return self._webapi_links

    @property
    def lastModified(self):
        """The time now, because the document does not know when its source was modified.

        ``readonly attribute DOMString lastModified``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-lastmodified
        """
        return self._webapi_node.last_modified

    @property
    def readyState(self):
        """``complete``, as nothing loads.

        ``readonly attribute DocumentReadyState readyState``

        https://html.spec.whatwg.org/multipage/dom.html#current-document-readiness
        """
        return self._webapi_node.ready_state

    @property
    def title(self):
        """The text of the first ``title`` element, with its white space collapsed. Setting it makes
        one if there is a head.

        ``attribute DOMString title``

        https://html.spec.whatwg.org/multipage/dom.html#document.title

        >>> page = Document("https://h/").implementation.createHTMLDocument(" Tea  shop ")
        >>> page.title
        'Tea shop'
        """
        return self._webapi_node.title

    @title.setter
    def title(self, value, /):
        try:
            self._webapi_node.title = to_domstring(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def dir(self):
        """The ``dir`` of the ``html`` element.

        ``attribute DOMString dir``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir
        """
        return self._webapi_node.dir

    @dir.setter
    def dir(self, value, /):
        try:
            self._webapi_node.dir = to_domstring(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def body(self):
        """The body, or the frameset. Setting it replaces the old one.

        ``attribute HTMLElement? body``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-body

        >>> page = Document("https://h/").implementation.createHTMLDocument("Tea")
        >>> page.body.append("Hello")
        >>> page.body.outerHTML
        '<body>Hello</body>'
        """
        value = self._webapi_node.body
        return None if value is None else value.platform_object or _HTMLElement.new(value)

    @body.setter
    def body(self, value, /):
        try:
            self._webapi_node.body = _to_body(
                value, "Failed to set the 'body' property on 'Document': The provided value"
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def head(self):
        """The first ``head`` element of the ``html`` element.

        ``readonly attribute HTMLHeadElement? head``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-head
        """
        value = self._webapi_node.head
        return None if value is None else value.platform_object or _HTMLHeadElement.new(value)

    @property
    def images(self):
        """The ``img`` elements, in a collection that follows changes.

        ``readonly attribute HTMLCollection images``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-images
        """
        value = self._webapi_node.images
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def embeds(self):
        """The ``embed`` elements, in a collection that follows changes.

        ``readonly attribute HTMLCollection embeds``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-embeds
        """
        value = self._webapi_node.embeds
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def plugins(self):
        """The ``embed`` elements, in a collection that follows changes.

        ``readonly attribute HTMLCollection plugins``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-plugins
        """
        value = self._webapi_node.plugins
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def forms(self):
        """The ``form`` elements, in a collection that follows changes.

        ``readonly attribute HTMLCollection forms``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-forms
        """
        value = self._webapi_node.forms
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def scripts(self):
        """The ``script`` elements, in a collection that follows changes.

        ``readonly attribute HTMLCollection scripts``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-scripts
        """
        value = self._webapi_node.scripts
        return value.platform_object or _HTMLCollection.new(value)

    def getElementsByName(self, elementName):
        """The elements of HTML whose attribute ``name`` is this, in a list that follows changes.

        ``NodeList getElementsByName(DOMString elementName)``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-getelementsbyname
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.get_elements_by_name(to_domstring(elementName))
        return value.platform_object or _NodeList.new(value)

    @property
    def currentScript(self):
        """``readonly attribute HTMLScriptElement? currentScript``

        https://html.spec.whatwg.org/multipage/#dom-document-currentscript
        """
        value = steps.currentScript_getter(self)
        return None if value is None else value.platform_object or _HTMLScriptElement.new(value)

    onreadystatechange = property(
        event_handler("readystatechange"),
        doc="""``attribute EventHandlerNonNull? onreadystatechange``

        https://html.spec.whatwg.org/multipage/#dom-document-onreadystatechange
        """,
    )

    @onreadystatechange.setter
    def onreadystatechange(self, value, /):
        set_event_handler(
            self,
            "readystatechange",
            _to_event_handler(
                value,
                "Failed to set the 'onreadystatechange' property on 'Document': The provided value",
            ),
        )

    @property
    def hidden(self):
        """Whether nothing shows the document, as nothing shows the documents of Python.

        ``readonly attribute boolean hidden``

        https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hidden
        """
        return self._webapi_node.hidden

    @property
    def visibilityState(self):
        """``hidden``, as nothing shows the documents of Python; ``visible`` to the scripts of a
        page.

        ``readonly attribute DocumentVisibilityState visibilityState``

        https://html.spec.whatwg.org/multipage/interaction.html#dom-document-visibilitystate
        """
        return self._webapi_node.visibility_state

    onvisibilitychange = property(
        event_handler("visibilitychange"),
        doc="""``attribute EventHandlerNonNull? onvisibilitychange``

        https://html.spec.whatwg.org/multipage/#dom-document-onvisibilitychange
        """,
    )

    @onvisibilitychange.setter
    def onvisibilitychange(self, value, /):
        set_event_handler(
            self,
            "visibilitychange",
            _to_event_handler(
                value,
                "Failed to set the 'onvisibilitychange' property on 'Document': The provided value",
            ),
        )

    def hasFocus(self):
        """``True``, because no other document could have the focus.

        ``boolean hasFocus()``

        https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hasfocus
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        return self._webapi_node.has_focus()

    @property
    def fgColor(self):
        """The color of the text: the attribute ``text`` of the ``body``.

        ``attribute [LegacyNullToEmptyString] DOMString fgColor``

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor
        """
        return self._webapi_node.fg_color

    @fgColor.setter
    def fgColor(self, value, /):
        try:
            self._webapi_node.fg_color = to_nullable_empty_domstring(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def linkColor(self):
        """The color of hyperlinks: the attribute ``link`` of the ``body``.

        ``attribute [LegacyNullToEmptyString] DOMString linkColor``

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-linkcolor
        """
        return self._webapi_node.link_color

    @linkColor.setter
    def linkColor(self, value, /):
        try:
            self._webapi_node.link_color = to_nullable_empty_domstring(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def vlinkColor(self):
        """The color of visited hyperlinks: the attribute ``vlink`` of the ``body``.

        ``attribute [LegacyNullToEmptyString] DOMString vlinkColor``

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-vlinkcolor
        """
        return self._webapi_node.vlink_color

    @vlinkColor.setter
    def vlinkColor(self, value, /):
        try:
            self._webapi_node.vlink_color = to_nullable_empty_domstring(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def alinkColor(self):
        """The color of active hyperlinks: the attribute ``alink`` of the ``body``.

        ``attribute [LegacyNullToEmptyString] DOMString alinkColor``

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-alinkcolor
        """
        return self._webapi_node.alink_color

    @alinkColor.setter
    def alinkColor(self, value, /):
        try:
            self._webapi_node.alink_color = to_nullable_empty_domstring(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def bgColor(self):
        """The color of the background: the attribute ``bgcolor`` of the ``body``.

        ``attribute [LegacyNullToEmptyString] DOMString bgColor``

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-bgcolor
        """
        return self._webapi_node.bg_color

    @bgColor.setter
    def bgColor(self, value, /):
        try:
            self._webapi_node.bg_color = to_nullable_empty_domstring(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def anchors(self):
        """The ``a`` elements that have a ``name``, in a collection that follows changes.

        ``readonly attribute HTMLCollection anchors``

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-anchors
        """
        value = self._webapi_node.anchors
        return value.platform_object or _HTMLCollection.new(value)

    @staticmethod
    def fromHTML(html, url, contentType=None):
        """A page as it was fetched: the bytes, the URL that they came from and the ``Content-Type``
        header. Scripts do not run. Raises `InvalidURLError` if ``url`` does not parse.

        ``static Document fromHTML((BufferSource or DOMString) html, USVString url, optional
        DOMString contentType)``

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

    def getSelection(self):
        """The selection. Documents that are made with a URL have one; others give ``None``.  Its
        changes fire ``selectionchange`` in a task of the asyncio loop.

        ``Selection? getSelection()``

        https://w3c.github.io/selection-api/#dom-document-getselection
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.getSelection(self)
        return None if value is None else value.platform_object or _Selection.new(value)

    def getElementById(self, elementId):
        """The first element with that ``id``, or ``None``.

        ``Element? getElementById(DOMString elementId)``

        https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.get_element_by_id(to_domstring(elementId))
        return None if value is None else value.platform_object or _Element.new(value)

    @property
    def children(self):
        """The children that are elements, in a live collection.

        ``readonly attribute HTMLCollection children``

        https://dom.spec.whatwg.org/#dom-parentnode-children
        """
        value = self._webapi_node.children
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def firstElementChild(self):
        """The first child that is an element, or ``None``.

        ``readonly attribute Element? firstElementChild``

        https://dom.spec.whatwg.org/#dom-parentnode-firstelementchild
        """
        value = self._webapi_node.first_element_child
        return None if value is None else value.platform_object or _Element.new(value)

    @property
    def lastElementChild(self):
        """The last child that is an element, or ``None``.

        ``readonly attribute Element? lastElementChild``

        https://dom.spec.whatwg.org/#dom-parentnode-lastelementchild
        """
        value = self._webapi_node.last_element_child
        return None if value is None else value.platform_object or _Element.new(value)

    @property
    def childElementCount(self):
        """How many children are elements.

        ``readonly attribute unsigned long childElementCount``

        https://dom.spec.whatwg.org/#dom-parentnode-childelementcount
        """
        return self._webapi_node.child_element_count

    def prepend(self, *nodes):
        """Insert nodes and texts before the first child.

        ``undefined prepend((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-prepend
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        try:
            self._webapi_node.prepend(
                [
                    _to_nodes(each, "Failed to execute 'prepend' on 'Document': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def append(self, *nodes):
        """Insert nodes and texts behind the last child.

        ``undefined append((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-append
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        try:
            self._webapi_node.append(
                [
                    _to_nodes(each, "Failed to execute 'append' on 'Document': parameter 1")
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def replaceChildren(self, *nodes):
        """Replace all children by nodes and texts.

        ``undefined replaceChildren((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-replacechildren
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        try:
            self._webapi_node.replace_children(
                [
                    _to_nodes(
                        each, "Failed to execute 'replaceChildren' on 'Document': parameter 1"
                    )
                    for each in nodes
                ]
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def moveBefore(self, node, child):
        """Move a node of the same tree before a child, or last if ``child`` is null.

        ``undefined moveBefore(Node node, Node? child)``

        https://dom.spec.whatwg.org/#dom-parentnode-movebefore
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        try:
            self._webapi_node.move_before(
                _Node.convert(
                    node, "Failed to execute 'moveBefore' on 'Document': parameter 1"
                )._webapi_node,
                _to_child(child, "Failed to execute 'moveBefore' on 'Document': parameter 2"),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def querySelector(self, selectors):
        """The first descendant that matches the CSS selectors, or ``None``. Raises ``SyntaxError``,
        a `DOMException`, if they do not parse.

        ``Element? querySelector(DOMString selectors)``

        https://dom.spec.whatwg.org/#dom-parentnode-queryselector
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.query_selector(to_domstring(selectors))
        return None if value is None else value.platform_object or _Element.new(value)

    def querySelectorAll(self, selectors):
        """All descendants that match the CSS selectors, in the order of the tree. The list does not
        change. Raises ``SyntaxError``, a `DOMException`, if they do not parse.

        ``NodeList querySelectorAll(DOMString selectors)``

        https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = self._webapi_node.query_selector_all(to_domstring(selectors))
        return _NodeList.new(value)

    onabort = property(
        event_handler("abort"),
        doc="""``attribute EventHandlerNonNull? onabort``

        https://html.spec.whatwg.org/multipage/#handler-onabort
        """,
    )

    @onabort.setter
    def onabort(self, value, /):
        set_event_handler(
            self,
            "abort",
            _to_event_handler(
                value, "Failed to set the 'onabort' property on 'Document': The provided value"
            ),
        )

    onauxclick = property(
        event_handler("auxclick"),
        doc="""``attribute EventHandlerNonNull? onauxclick``

        https://html.spec.whatwg.org/multipage/#handler-onauxclick
        """,
    )

    @onauxclick.setter
    def onauxclick(self, value, /):
        set_event_handler(
            self,
            "auxclick",
            _to_event_handler(
                value, "Failed to set the 'onauxclick' property on 'Document': The provided value"
            ),
        )

    onbeforeinput = property(
        event_handler("beforeinput"),
        doc="""``attribute EventHandlerNonNull? onbeforeinput``

        https://html.spec.whatwg.org/multipage/#handler-onbeforeinput
        """,
    )

    @onbeforeinput.setter
    def onbeforeinput(self, value, /):
        set_event_handler(
            self,
            "beforeinput",
            _to_event_handler(
                value,
                "Failed to set the 'onbeforeinput' property on 'Document': The provided value",
            ),
        )

    onbeforematch = property(
        event_handler("beforematch"),
        doc="""``attribute EventHandlerNonNull? onbeforematch``

        https://html.spec.whatwg.org/multipage/#handler-onbeforematch
        """,
    )

    @onbeforematch.setter
    def onbeforematch(self, value, /):
        set_event_handler(
            self,
            "beforematch",
            _to_event_handler(
                value,
                "Failed to set the 'onbeforematch' property on 'Document': The provided value",
            ),
        )

    onbeforetoggle = property(
        event_handler("beforetoggle"),
        doc="""``attribute EventHandlerNonNull? onbeforetoggle``

        https://html.spec.whatwg.org/multipage/#handler-onbeforetoggle
        """,
    )

    @onbeforetoggle.setter
    def onbeforetoggle(self, value, /):
        set_event_handler(
            self,
            "beforetoggle",
            _to_event_handler(
                value,
                "Failed to set the 'onbeforetoggle' property on 'Document': The provided value",
            ),
        )

    onblur = property(
        event_handler("blur"),
        doc="""``attribute EventHandlerNonNull? onblur``

        https://html.spec.whatwg.org/multipage/#handler-onblur
        """,
    )

    @onblur.setter
    def onblur(self, value, /):
        set_event_handler(
            self,
            "blur",
            _to_event_handler(
                value, "Failed to set the 'onblur' property on 'Document': The provided value"
            ),
        )

    oncancel = property(
        event_handler("cancel"),
        doc="""``attribute EventHandlerNonNull? oncancel``

        https://html.spec.whatwg.org/multipage/#handler-oncancel
        """,
    )

    @oncancel.setter
    def oncancel(self, value, /):
        set_event_handler(
            self,
            "cancel",
            _to_event_handler(
                value, "Failed to set the 'oncancel' property on 'Document': The provided value"
            ),
        )

    oncanplay = property(
        event_handler("canplay"),
        doc="""``attribute EventHandlerNonNull? oncanplay``

        https://html.spec.whatwg.org/multipage/#handler-oncanplay
        """,
    )

    @oncanplay.setter
    def oncanplay(self, value, /):
        set_event_handler(
            self,
            "canplay",
            _to_event_handler(
                value, "Failed to set the 'oncanplay' property on 'Document': The provided value"
            ),
        )

    oncanplaythrough = property(
        event_handler("canplaythrough"),
        doc="""``attribute EventHandlerNonNull? oncanplaythrough``

        https://html.spec.whatwg.org/multipage/#handler-oncanplaythrough
        """,
    )

    @oncanplaythrough.setter
    def oncanplaythrough(self, value, /):
        set_event_handler(
            self,
            "canplaythrough",
            _to_event_handler(
                value,
                "Failed to set the 'oncanplaythrough' property on 'Document': The provided value",
            ),
        )

    onchange = property(
        event_handler("change"),
        doc="""``attribute EventHandlerNonNull? onchange``

        https://html.spec.whatwg.org/multipage/#handler-onchange
        """,
    )

    @onchange.setter
    def onchange(self, value, /):
        set_event_handler(
            self,
            "change",
            _to_event_handler(
                value, "Failed to set the 'onchange' property on 'Document': The provided value"
            ),
        )

    onclick = property(
        event_handler("click"),
        doc="""``attribute EventHandlerNonNull? onclick``

        https://html.spec.whatwg.org/multipage/#handler-onclick
        """,
    )

    @onclick.setter
    def onclick(self, value, /):
        set_event_handler(
            self,
            "click",
            _to_event_handler(
                value, "Failed to set the 'onclick' property on 'Document': The provided value"
            ),
        )

    onclose = property(
        event_handler("close"),
        doc="""``attribute EventHandlerNonNull? onclose``

        https://html.spec.whatwg.org/multipage/#handler-onclose
        """,
    )

    @onclose.setter
    def onclose(self, value, /):
        set_event_handler(
            self,
            "close",
            _to_event_handler(
                value, "Failed to set the 'onclose' property on 'Document': The provided value"
            ),
        )

    oncommand = property(
        event_handler("command"),
        doc="""``attribute EventHandlerNonNull? oncommand``

        https://html.spec.whatwg.org/multipage/#handler-oncommand
        """,
    )

    @oncommand.setter
    def oncommand(self, value, /):
        set_event_handler(
            self,
            "command",
            _to_event_handler(
                value, "Failed to set the 'oncommand' property on 'Document': The provided value"
            ),
        )

    oncontextlost = property(
        event_handler("contextlost"),
        doc="""``attribute EventHandlerNonNull? oncontextlost``

        https://html.spec.whatwg.org/multipage/#handler-oncontextlost
        """,
    )

    @oncontextlost.setter
    def oncontextlost(self, value, /):
        set_event_handler(
            self,
            "contextlost",
            _to_event_handler(
                value,
                "Failed to set the 'oncontextlost' property on 'Document': The provided value",
            ),
        )

    oncontextmenu = property(
        event_handler("contextmenu"),
        doc="""``attribute EventHandlerNonNull? oncontextmenu``

        https://html.spec.whatwg.org/multipage/#handler-oncontextmenu
        """,
    )

    @oncontextmenu.setter
    def oncontextmenu(self, value, /):
        set_event_handler(
            self,
            "contextmenu",
            _to_event_handler(
                value,
                "Failed to set the 'oncontextmenu' property on 'Document': The provided value",
            ),
        )

    oncontextrestored = property(
        event_handler("contextrestored"),
        doc="""``attribute EventHandlerNonNull? oncontextrestored``

        https://html.spec.whatwg.org/multipage/#handler-oncontextrestored
        """,
    )

    @oncontextrestored.setter
    def oncontextrestored(self, value, /):
        set_event_handler(
            self,
            "contextrestored",
            _to_event_handler(
                value,
                "Failed to set the 'oncontextrestored' property on 'Document': The provided value",
            ),
        )

    oncopy = property(
        event_handler("copy"),
        doc="""``attribute EventHandlerNonNull? oncopy``

        https://html.spec.whatwg.org/multipage/#handler-oncopy
        """,
    )

    @oncopy.setter
    def oncopy(self, value, /):
        set_event_handler(
            self,
            "copy",
            _to_event_handler(
                value, "Failed to set the 'oncopy' property on 'Document': The provided value"
            ),
        )

    oncuechange = property(
        event_handler("cuechange"),
        doc="""``attribute EventHandlerNonNull? oncuechange``

        https://html.spec.whatwg.org/multipage/#handler-oncuechange
        """,
    )

    @oncuechange.setter
    def oncuechange(self, value, /):
        set_event_handler(
            self,
            "cuechange",
            _to_event_handler(
                value, "Failed to set the 'oncuechange' property on 'Document': The provided value"
            ),
        )

    oncut = property(
        event_handler("cut"),
        doc="""``attribute EventHandlerNonNull? oncut``

        https://html.spec.whatwg.org/multipage/#handler-oncut
        """,
    )

    @oncut.setter
    def oncut(self, value, /):
        set_event_handler(
            self,
            "cut",
            _to_event_handler(
                value, "Failed to set the 'oncut' property on 'Document': The provided value"
            ),
        )

    ondblclick = property(
        event_handler("dblclick"),
        doc="""``attribute EventHandlerNonNull? ondblclick``

        https://html.spec.whatwg.org/multipage/#handler-ondblclick
        """,
    )

    @ondblclick.setter
    def ondblclick(self, value, /):
        set_event_handler(
            self,
            "dblclick",
            _to_event_handler(
                value, "Failed to set the 'ondblclick' property on 'Document': The provided value"
            ),
        )

    ondrag = property(
        event_handler("drag"),
        doc="""``attribute EventHandlerNonNull? ondrag``

        https://html.spec.whatwg.org/multipage/#handler-ondrag
        """,
    )

    @ondrag.setter
    def ondrag(self, value, /):
        set_event_handler(
            self,
            "drag",
            _to_event_handler(
                value, "Failed to set the 'ondrag' property on 'Document': The provided value"
            ),
        )

    ondragend = property(
        event_handler("dragend"),
        doc="""``attribute EventHandlerNonNull? ondragend``

        https://html.spec.whatwg.org/multipage/#handler-ondragend
        """,
    )

    @ondragend.setter
    def ondragend(self, value, /):
        set_event_handler(
            self,
            "dragend",
            _to_event_handler(
                value, "Failed to set the 'ondragend' property on 'Document': The provided value"
            ),
        )

    ondragenter = property(
        event_handler("dragenter"),
        doc="""``attribute EventHandlerNonNull? ondragenter``

        https://html.spec.whatwg.org/multipage/#handler-ondragenter
        """,
    )

    @ondragenter.setter
    def ondragenter(self, value, /):
        set_event_handler(
            self,
            "dragenter",
            _to_event_handler(
                value, "Failed to set the 'ondragenter' property on 'Document': The provided value"
            ),
        )

    ondragleave = property(
        event_handler("dragleave"),
        doc="""``attribute EventHandlerNonNull? ondragleave``

        https://html.spec.whatwg.org/multipage/#handler-ondragleave
        """,
    )

    @ondragleave.setter
    def ondragleave(self, value, /):
        set_event_handler(
            self,
            "dragleave",
            _to_event_handler(
                value, "Failed to set the 'ondragleave' property on 'Document': The provided value"
            ),
        )

    ondragover = property(
        event_handler("dragover"),
        doc="""``attribute EventHandlerNonNull? ondragover``

        https://html.spec.whatwg.org/multipage/#handler-ondragover
        """,
    )

    @ondragover.setter
    def ondragover(self, value, /):
        set_event_handler(
            self,
            "dragover",
            _to_event_handler(
                value, "Failed to set the 'ondragover' property on 'Document': The provided value"
            ),
        )

    ondragstart = property(
        event_handler("dragstart"),
        doc="""``attribute EventHandlerNonNull? ondragstart``

        https://html.spec.whatwg.org/multipage/#handler-ondragstart
        """,
    )

    @ondragstart.setter
    def ondragstart(self, value, /):
        set_event_handler(
            self,
            "dragstart",
            _to_event_handler(
                value, "Failed to set the 'ondragstart' property on 'Document': The provided value"
            ),
        )

    ondrop = property(
        event_handler("drop"),
        doc="""``attribute EventHandlerNonNull? ondrop``

        https://html.spec.whatwg.org/multipage/#handler-ondrop
        """,
    )

    @ondrop.setter
    def ondrop(self, value, /):
        set_event_handler(
            self,
            "drop",
            _to_event_handler(
                value, "Failed to set the 'ondrop' property on 'Document': The provided value"
            ),
        )

    ondurationchange = property(
        event_handler("durationchange"),
        doc="""``attribute EventHandlerNonNull? ondurationchange``

        https://html.spec.whatwg.org/multipage/#handler-ondurationchange
        """,
    )

    @ondurationchange.setter
    def ondurationchange(self, value, /):
        set_event_handler(
            self,
            "durationchange",
            _to_event_handler(
                value,
                "Failed to set the 'ondurationchange' property on 'Document': The provided value",
            ),
        )

    onemptied = property(
        event_handler("emptied"),
        doc="""``attribute EventHandlerNonNull? onemptied``

        https://html.spec.whatwg.org/multipage/#handler-onemptied
        """,
    )

    @onemptied.setter
    def onemptied(self, value, /):
        set_event_handler(
            self,
            "emptied",
            _to_event_handler(
                value, "Failed to set the 'onemptied' property on 'Document': The provided value"
            ),
        )

    onended = property(
        event_handler("ended"),
        doc="""``attribute EventHandlerNonNull? onended``

        https://html.spec.whatwg.org/multipage/#handler-onended
        """,
    )

    @onended.setter
    def onended(self, value, /):
        set_event_handler(
            self,
            "ended",
            _to_event_handler(
                value, "Failed to set the 'onended' property on 'Document': The provided value"
            ),
        )

    onerror = property(
        event_handler("error"),
        doc="""``attribute EventHandlerNonNull? onerror``

        https://html.spec.whatwg.org/multipage/#handler-onerror
        """,
    )

    @onerror.setter
    def onerror(self, value, /):
        set_event_handler(
            self,
            "error",
            _to_event_handler(
                value, "Failed to set the 'onerror' property on 'Document': The provided value"
            ),
        )

    onfocus = property(
        event_handler("focus"),
        doc="""``attribute EventHandlerNonNull? onfocus``

        https://html.spec.whatwg.org/multipage/#handler-onfocus
        """,
    )

    @onfocus.setter
    def onfocus(self, value, /):
        set_event_handler(
            self,
            "focus",
            _to_event_handler(
                value, "Failed to set the 'onfocus' property on 'Document': The provided value"
            ),
        )

    onformdata = property(
        event_handler("formdata"),
        doc="""``attribute EventHandlerNonNull? onformdata``

        https://html.spec.whatwg.org/multipage/#handler-onformdata
        """,
    )

    @onformdata.setter
    def onformdata(self, value, /):
        set_event_handler(
            self,
            "formdata",
            _to_event_handler(
                value, "Failed to set the 'onformdata' property on 'Document': The provided value"
            ),
        )

    oninput = property(
        event_handler("input"),
        doc="""``attribute EventHandlerNonNull? oninput``

        https://html.spec.whatwg.org/multipage/#handler-oninput
        """,
    )

    @oninput.setter
    def oninput(self, value, /):
        set_event_handler(
            self,
            "input",
            _to_event_handler(
                value, "Failed to set the 'oninput' property on 'Document': The provided value"
            ),
        )

    oninvalid = property(
        event_handler("invalid"),
        doc="""``attribute EventHandlerNonNull? oninvalid``

        https://html.spec.whatwg.org/multipage/#handler-oninvalid
        """,
    )

    @oninvalid.setter
    def oninvalid(self, value, /):
        set_event_handler(
            self,
            "invalid",
            _to_event_handler(
                value, "Failed to set the 'oninvalid' property on 'Document': The provided value"
            ),
        )

    onkeydown = property(
        event_handler("keydown"),
        doc="""``attribute EventHandlerNonNull? onkeydown``

        https://html.spec.whatwg.org/multipage/#handler-onkeydown
        """,
    )

    @onkeydown.setter
    def onkeydown(self, value, /):
        set_event_handler(
            self,
            "keydown",
            _to_event_handler(
                value, "Failed to set the 'onkeydown' property on 'Document': The provided value"
            ),
        )

    onkeypress = property(
        event_handler("keypress"),
        doc="""``attribute EventHandlerNonNull? onkeypress``

        https://html.spec.whatwg.org/multipage/#handler-onkeypress
        """,
    )

    @onkeypress.setter
    def onkeypress(self, value, /):
        set_event_handler(
            self,
            "keypress",
            _to_event_handler(
                value, "Failed to set the 'onkeypress' property on 'Document': The provided value"
            ),
        )

    onkeyup = property(
        event_handler("keyup"),
        doc="""``attribute EventHandlerNonNull? onkeyup``

        https://html.spec.whatwg.org/multipage/#handler-onkeyup
        """,
    )

    @onkeyup.setter
    def onkeyup(self, value, /):
        set_event_handler(
            self,
            "keyup",
            _to_event_handler(
                value, "Failed to set the 'onkeyup' property on 'Document': The provided value"
            ),
        )

    onload = property(
        event_handler("load"),
        doc="""``attribute EventHandlerNonNull? onload``

        https://html.spec.whatwg.org/multipage/#handler-onload
        """,
    )

    @onload.setter
    def onload(self, value, /):
        set_event_handler(
            self,
            "load",
            _to_event_handler(
                value, "Failed to set the 'onload' property on 'Document': The provided value"
            ),
        )

    onloadeddata = property(
        event_handler("loadeddata"),
        doc="""``attribute EventHandlerNonNull? onloadeddata``

        https://html.spec.whatwg.org/multipage/#handler-onloadeddata
        """,
    )

    @onloadeddata.setter
    def onloadeddata(self, value, /):
        set_event_handler(
            self,
            "loadeddata",
            _to_event_handler(
                value, "Failed to set the 'onloadeddata' property on 'Document': The provided value"
            ),
        )

    onloadedmetadata = property(
        event_handler("loadedmetadata"),
        doc="""``attribute EventHandlerNonNull? onloadedmetadata``

        https://html.spec.whatwg.org/multipage/#handler-onloadedmetadata
        """,
    )

    @onloadedmetadata.setter
    def onloadedmetadata(self, value, /):
        set_event_handler(
            self,
            "loadedmetadata",
            _to_event_handler(
                value,
                "Failed to set the 'onloadedmetadata' property on 'Document': The provided value",
            ),
        )

    onloadstart = property(
        event_handler("loadstart"),
        doc="""``attribute EventHandlerNonNull? onloadstart``

        https://html.spec.whatwg.org/multipage/#handler-onloadstart
        """,
    )

    @onloadstart.setter
    def onloadstart(self, value, /):
        set_event_handler(
            self,
            "loadstart",
            _to_event_handler(
                value, "Failed to set the 'onloadstart' property on 'Document': The provided value"
            ),
        )

    onmousedown = property(
        event_handler("mousedown"),
        doc="""``attribute EventHandlerNonNull? onmousedown``

        https://html.spec.whatwg.org/multipage/#handler-onmousedown
        """,
    )

    @onmousedown.setter
    def onmousedown(self, value, /):
        set_event_handler(
            self,
            "mousedown",
            _to_event_handler(
                value, "Failed to set the 'onmousedown' property on 'Document': The provided value"
            ),
        )

    onmouseenter = property(
        event_handler("mouseenter"),
        doc="""``attribute EventHandlerNonNull? onmouseenter``

        https://html.spec.whatwg.org/multipage/#handler-onmouseenter
        """,
    )

    @onmouseenter.setter
    def onmouseenter(self, value, /):
        set_event_handler(
            self,
            "mouseenter",
            _to_event_handler(
                value, "Failed to set the 'onmouseenter' property on 'Document': The provided value"
            ),
        )

    onmouseleave = property(
        event_handler("mouseleave"),
        doc="""``attribute EventHandlerNonNull? onmouseleave``

        https://html.spec.whatwg.org/multipage/#handler-onmouseleave
        """,
    )

    @onmouseleave.setter
    def onmouseleave(self, value, /):
        set_event_handler(
            self,
            "mouseleave",
            _to_event_handler(
                value, "Failed to set the 'onmouseleave' property on 'Document': The provided value"
            ),
        )

    onmousemove = property(
        event_handler("mousemove"),
        doc="""``attribute EventHandlerNonNull? onmousemove``

        https://html.spec.whatwg.org/multipage/#handler-onmousemove
        """,
    )

    @onmousemove.setter
    def onmousemove(self, value, /):
        set_event_handler(
            self,
            "mousemove",
            _to_event_handler(
                value, "Failed to set the 'onmousemove' property on 'Document': The provided value"
            ),
        )

    onmouseout = property(
        event_handler("mouseout"),
        doc="""``attribute EventHandlerNonNull? onmouseout``

        https://html.spec.whatwg.org/multipage/#handler-onmouseout
        """,
    )

    @onmouseout.setter
    def onmouseout(self, value, /):
        set_event_handler(
            self,
            "mouseout",
            _to_event_handler(
                value, "Failed to set the 'onmouseout' property on 'Document': The provided value"
            ),
        )

    onmouseover = property(
        event_handler("mouseover"),
        doc="""``attribute EventHandlerNonNull? onmouseover``

        https://html.spec.whatwg.org/multipage/#handler-onmouseover
        """,
    )

    @onmouseover.setter
    def onmouseover(self, value, /):
        set_event_handler(
            self,
            "mouseover",
            _to_event_handler(
                value, "Failed to set the 'onmouseover' property on 'Document': The provided value"
            ),
        )

    onmouseup = property(
        event_handler("mouseup"),
        doc="""``attribute EventHandlerNonNull? onmouseup``

        https://html.spec.whatwg.org/multipage/#handler-onmouseup
        """,
    )

    @onmouseup.setter
    def onmouseup(self, value, /):
        set_event_handler(
            self,
            "mouseup",
            _to_event_handler(
                value, "Failed to set the 'onmouseup' property on 'Document': The provided value"
            ),
        )

    onpaste = property(
        event_handler("paste"),
        doc="""``attribute EventHandlerNonNull? onpaste``

        https://html.spec.whatwg.org/multipage/#handler-onpaste
        """,
    )

    @onpaste.setter
    def onpaste(self, value, /):
        set_event_handler(
            self,
            "paste",
            _to_event_handler(
                value, "Failed to set the 'onpaste' property on 'Document': The provided value"
            ),
        )

    onpause = property(
        event_handler("pause"),
        doc="""``attribute EventHandlerNonNull? onpause``

        https://html.spec.whatwg.org/multipage/#handler-onpause
        """,
    )

    @onpause.setter
    def onpause(self, value, /):
        set_event_handler(
            self,
            "pause",
            _to_event_handler(
                value, "Failed to set the 'onpause' property on 'Document': The provided value"
            ),
        )

    onplay = property(
        event_handler("play"),
        doc="""``attribute EventHandlerNonNull? onplay``

        https://html.spec.whatwg.org/multipage/#handler-onplay
        """,
    )

    @onplay.setter
    def onplay(self, value, /):
        set_event_handler(
            self,
            "play",
            _to_event_handler(
                value, "Failed to set the 'onplay' property on 'Document': The provided value"
            ),
        )

    onplaying = property(
        event_handler("playing"),
        doc="""``attribute EventHandlerNonNull? onplaying``

        https://html.spec.whatwg.org/multipage/#handler-onplaying
        """,
    )

    @onplaying.setter
    def onplaying(self, value, /):
        set_event_handler(
            self,
            "playing",
            _to_event_handler(
                value, "Failed to set the 'onplaying' property on 'Document': The provided value"
            ),
        )

    onprogress = property(
        event_handler("progress"),
        doc="""``attribute EventHandlerNonNull? onprogress``

        https://html.spec.whatwg.org/multipage/#handler-onprogress
        """,
    )

    @onprogress.setter
    def onprogress(self, value, /):
        set_event_handler(
            self,
            "progress",
            _to_event_handler(
                value, "Failed to set the 'onprogress' property on 'Document': The provided value"
            ),
        )

    onratechange = property(
        event_handler("ratechange"),
        doc="""``attribute EventHandlerNonNull? onratechange``

        https://html.spec.whatwg.org/multipage/#handler-onratechange
        """,
    )

    @onratechange.setter
    def onratechange(self, value, /):
        set_event_handler(
            self,
            "ratechange",
            _to_event_handler(
                value, "Failed to set the 'onratechange' property on 'Document': The provided value"
            ),
        )

    onreset = property(
        event_handler("reset"),
        doc="""``attribute EventHandlerNonNull? onreset``

        https://html.spec.whatwg.org/multipage/#handler-onreset
        """,
    )

    @onreset.setter
    def onreset(self, value, /):
        set_event_handler(
            self,
            "reset",
            _to_event_handler(
                value, "Failed to set the 'onreset' property on 'Document': The provided value"
            ),
        )

    onresize = property(
        event_handler("resize"),
        doc="""``attribute EventHandlerNonNull? onresize``

        https://html.spec.whatwg.org/multipage/#handler-onresize
        """,
    )

    @onresize.setter
    def onresize(self, value, /):
        set_event_handler(
            self,
            "resize",
            _to_event_handler(
                value, "Failed to set the 'onresize' property on 'Document': The provided value"
            ),
        )

    onscroll = property(
        event_handler("scroll"),
        doc="""``attribute EventHandlerNonNull? onscroll``

        https://html.spec.whatwg.org/multipage/#handler-onscroll
        """,
    )

    @onscroll.setter
    def onscroll(self, value, /):
        set_event_handler(
            self,
            "scroll",
            _to_event_handler(
                value, "Failed to set the 'onscroll' property on 'Document': The provided value"
            ),
        )

    onscrollend = property(
        event_handler("scrollend"),
        doc="""``attribute EventHandlerNonNull? onscrollend``

        https://html.spec.whatwg.org/multipage/#handler-onscrollend
        """,
    )

    @onscrollend.setter
    def onscrollend(self, value, /):
        set_event_handler(
            self,
            "scrollend",
            _to_event_handler(
                value, "Failed to set the 'onscrollend' property on 'Document': The provided value"
            ),
        )

    onsecuritypolicyviolation = property(
        event_handler("securitypolicyviolation"),
        doc="""``attribute EventHandlerNonNull? onsecuritypolicyviolation``

        https://html.spec.whatwg.org/multipage/#handler-onsecuritypolicyviolation
        """,
    )

    @onsecuritypolicyviolation.setter
    def onsecuritypolicyviolation(self, value, /):
        set_event_handler(
            self,
            "securitypolicyviolation",
            _to_event_handler(
                value,
                "Failed to set the 'onsecuritypolicyviolation' property on 'Document': The "
                "provided value",
            ),
        )

    onseeked = property(
        event_handler("seeked"),
        doc="""``attribute EventHandlerNonNull? onseeked``

        https://html.spec.whatwg.org/multipage/#handler-onseeked
        """,
    )

    @onseeked.setter
    def onseeked(self, value, /):
        set_event_handler(
            self,
            "seeked",
            _to_event_handler(
                value, "Failed to set the 'onseeked' property on 'Document': The provided value"
            ),
        )

    onseeking = property(
        event_handler("seeking"),
        doc="""``attribute EventHandlerNonNull? onseeking``

        https://html.spec.whatwg.org/multipage/#handler-onseeking
        """,
    )

    @onseeking.setter
    def onseeking(self, value, /):
        set_event_handler(
            self,
            "seeking",
            _to_event_handler(
                value, "Failed to set the 'onseeking' property on 'Document': The provided value"
            ),
        )

    onselect = property(
        event_handler("select"),
        doc="""``attribute EventHandlerNonNull? onselect``

        https://html.spec.whatwg.org/multipage/#handler-onselect
        """,
    )

    @onselect.setter
    def onselect(self, value, /):
        set_event_handler(
            self,
            "select",
            _to_event_handler(
                value, "Failed to set the 'onselect' property on 'Document': The provided value"
            ),
        )

    onslotchange = property(
        event_handler("slotchange"),
        doc="""``attribute EventHandlerNonNull? onslotchange``

        https://html.spec.whatwg.org/multipage/#handler-onslotchange
        """,
    )

    @onslotchange.setter
    def onslotchange(self, value, /):
        set_event_handler(
            self,
            "slotchange",
            _to_event_handler(
                value, "Failed to set the 'onslotchange' property on 'Document': The provided value"
            ),
        )

    onstalled = property(
        event_handler("stalled"),
        doc="""``attribute EventHandlerNonNull? onstalled``

        https://html.spec.whatwg.org/multipage/#handler-onstalled
        """,
    )

    @onstalled.setter
    def onstalled(self, value, /):
        set_event_handler(
            self,
            "stalled",
            _to_event_handler(
                value, "Failed to set the 'onstalled' property on 'Document': The provided value"
            ),
        )

    onsubmit = property(
        event_handler("submit"),
        doc="""``attribute EventHandlerNonNull? onsubmit``

        https://html.spec.whatwg.org/multipage/#handler-onsubmit
        """,
    )

    @onsubmit.setter
    def onsubmit(self, value, /):
        set_event_handler(
            self,
            "submit",
            _to_event_handler(
                value, "Failed to set the 'onsubmit' property on 'Document': The provided value"
            ),
        )

    onsuspend = property(
        event_handler("suspend"),
        doc="""``attribute EventHandlerNonNull? onsuspend``

        https://html.spec.whatwg.org/multipage/#handler-onsuspend
        """,
    )

    @onsuspend.setter
    def onsuspend(self, value, /):
        set_event_handler(
            self,
            "suspend",
            _to_event_handler(
                value, "Failed to set the 'onsuspend' property on 'Document': The provided value"
            ),
        )

    ontimeupdate = property(
        event_handler("timeupdate"),
        doc="""``attribute EventHandlerNonNull? ontimeupdate``

        https://html.spec.whatwg.org/multipage/#handler-ontimeupdate
        """,
    )

    @ontimeupdate.setter
    def ontimeupdate(self, value, /):
        set_event_handler(
            self,
            "timeupdate",
            _to_event_handler(
                value, "Failed to set the 'ontimeupdate' property on 'Document': The provided value"
            ),
        )

    ontoggle = property(
        event_handler("toggle"),
        doc="""``attribute EventHandlerNonNull? ontoggle``

        https://html.spec.whatwg.org/multipage/#handler-ontoggle
        """,
    )

    @ontoggle.setter
    def ontoggle(self, value, /):
        set_event_handler(
            self,
            "toggle",
            _to_event_handler(
                value, "Failed to set the 'ontoggle' property on 'Document': The provided value"
            ),
        )

    onvolumechange = property(
        event_handler("volumechange"),
        doc="""``attribute EventHandlerNonNull? onvolumechange``

        https://html.spec.whatwg.org/multipage/#handler-onvolumechange
        """,
    )

    @onvolumechange.setter
    def onvolumechange(self, value, /):
        set_event_handler(
            self,
            "volumechange",
            _to_event_handler(
                value,
                "Failed to set the 'onvolumechange' property on 'Document': The provided value",
            ),
        )

    onwaiting = property(
        event_handler("waiting"),
        doc="""``attribute EventHandlerNonNull? onwaiting``

        https://html.spec.whatwg.org/multipage/#handler-onwaiting
        """,
    )

    @onwaiting.setter
    def onwaiting(self, value, /):
        set_event_handler(
            self,
            "waiting",
            _to_event_handler(
                value, "Failed to set the 'onwaiting' property on 'Document': The provided value"
            ),
        )

    onwebkitanimationend = property(
        event_handler("webkitanimationend"),
        doc="""``attribute EventHandlerNonNull? onwebkitanimationend``

        https://html.spec.whatwg.org/multipage/#handler-onwebkitanimationend
        """,
    )

    @onwebkitanimationend.setter
    def onwebkitanimationend(self, value, /):
        set_event_handler(
            self,
            "webkitanimationend",
            _to_event_handler(
                value,
                "Failed to set the 'onwebkitanimationend' property on 'Document': The "
                "provided value",
            ),
        )

    onwebkitanimationiteration = property(
        event_handler("webkitanimationiteration"),
        doc="""``attribute EventHandlerNonNull? onwebkitanimationiteration``

        https://html.spec.whatwg.org/multipage/#handler-onwebkitanimationiteration
        """,
    )

    @onwebkitanimationiteration.setter
    def onwebkitanimationiteration(self, value, /):
        set_event_handler(
            self,
            "webkitanimationiteration",
            _to_event_handler(
                value,
                "Failed to set the 'onwebkitanimationiteration' property on 'Document': The "
                "provided value",
            ),
        )

    onwebkitanimationstart = property(
        event_handler("webkitanimationstart"),
        doc="""``attribute EventHandlerNonNull? onwebkitanimationstart``

        https://html.spec.whatwg.org/multipage/#handler-onwebkitanimationstart
        """,
    )

    @onwebkitanimationstart.setter
    def onwebkitanimationstart(self, value, /):
        set_event_handler(
            self,
            "webkitanimationstart",
            _to_event_handler(
                value,
                "Failed to set the 'onwebkitanimationstart' property on 'Document': The "
                "provided value",
            ),
        )

    onwebkittransitionend = property(
        event_handler("webkittransitionend"),
        doc="""``attribute EventHandlerNonNull? onwebkittransitionend``

        https://html.spec.whatwg.org/multipage/#handler-onwebkittransitionend
        """,
    )

    @onwebkittransitionend.setter
    def onwebkittransitionend(self, value, /):
        set_event_handler(
            self,
            "webkittransitionend",
            _to_event_handler(
                value,
                "Failed to set the 'onwebkittransitionend' property on 'Document': The "
                "provided value",
            ),
        )

    onwheel = property(
        event_handler("wheel"),
        doc="""``attribute EventHandlerNonNull? onwheel``

        https://html.spec.whatwg.org/multipage/#handler-onwheel
        """,
    )

    @onwheel.setter
    def onwheel(self, value, /):
        set_event_handler(
            self,
            "wheel",
            _to_event_handler(
                value, "Failed to set the 'onwheel' property on 'Document': The provided value"
            ),
        )

    onpointerover = property(
        event_handler("pointerover"),
        doc="""``attribute EventHandlerNonNull? onpointerover``

        https://html.spec.whatwg.org/multipage/#handler-onpointerover
        """,
    )

    @onpointerover.setter
    def onpointerover(self, value, /):
        set_event_handler(
            self,
            "pointerover",
            _to_event_handler(
                value,
                "Failed to set the 'onpointerover' property on 'Document': The provided value",
            ),
        )

    onpointerenter = property(
        event_handler("pointerenter"),
        doc="""``attribute EventHandlerNonNull? onpointerenter``

        https://html.spec.whatwg.org/multipage/#handler-onpointerenter
        """,
    )

    @onpointerenter.setter
    def onpointerenter(self, value, /):
        set_event_handler(
            self,
            "pointerenter",
            _to_event_handler(
                value,
                "Failed to set the 'onpointerenter' property on 'Document': The provided value",
            ),
        )

    onpointerdown = property(
        event_handler("pointerdown"),
        doc="""``attribute EventHandlerNonNull? onpointerdown``

        https://html.spec.whatwg.org/multipage/#handler-onpointerdown
        """,
    )

    @onpointerdown.setter
    def onpointerdown(self, value, /):
        set_event_handler(
            self,
            "pointerdown",
            _to_event_handler(
                value,
                "Failed to set the 'onpointerdown' property on 'Document': The provided value",
            ),
        )

    onpointermove = property(
        event_handler("pointermove"),
        doc="""``attribute EventHandlerNonNull? onpointermove``

        https://html.spec.whatwg.org/multipage/#handler-onpointermove
        """,
    )

    @onpointermove.setter
    def onpointermove(self, value, /):
        set_event_handler(
            self,
            "pointermove",
            _to_event_handler(
                value,
                "Failed to set the 'onpointermove' property on 'Document': The provided value",
            ),
        )

    onpointerup = property(
        event_handler("pointerup"),
        doc="""``attribute EventHandlerNonNull? onpointerup``

        https://html.spec.whatwg.org/multipage/#handler-onpointerup
        """,
    )

    @onpointerup.setter
    def onpointerup(self, value, /):
        set_event_handler(
            self,
            "pointerup",
            _to_event_handler(
                value, "Failed to set the 'onpointerup' property on 'Document': The provided value"
            ),
        )

    onpointercancel = property(
        event_handler("pointercancel"),
        doc="""``attribute EventHandlerNonNull? onpointercancel``

        https://html.spec.whatwg.org/multipage/#handler-onpointercancel
        """,
    )

    @onpointercancel.setter
    def onpointercancel(self, value, /):
        set_event_handler(
            self,
            "pointercancel",
            _to_event_handler(
                value,
                "Failed to set the 'onpointercancel' property on 'Document': The provided value",
            ),
        )

    onpointerout = property(
        event_handler("pointerout"),
        doc="""``attribute EventHandlerNonNull? onpointerout``

        https://html.spec.whatwg.org/multipage/#handler-onpointerout
        """,
    )

    @onpointerout.setter
    def onpointerout(self, value, /):
        set_event_handler(
            self,
            "pointerout",
            _to_event_handler(
                value, "Failed to set the 'onpointerout' property on 'Document': The provided value"
            ),
        )

    onpointerleave = property(
        event_handler("pointerleave"),
        doc="""``attribute EventHandlerNonNull? onpointerleave``

        https://html.spec.whatwg.org/multipage/#handler-onpointerleave
        """,
    )

    @onpointerleave.setter
    def onpointerleave(self, value, /):
        set_event_handler(
            self,
            "pointerleave",
            _to_event_handler(
                value,
                "Failed to set the 'onpointerleave' property on 'Document': The provided value",
            ),
        )

    ongotpointercapture = property(
        event_handler("gotpointercapture"),
        doc="""``attribute EventHandlerNonNull? ongotpointercapture``

        https://html.spec.whatwg.org/multipage/#handler-ongotpointercapture
        """,
    )

    @ongotpointercapture.setter
    def ongotpointercapture(self, value, /):
        set_event_handler(
            self,
            "gotpointercapture",
            _to_event_handler(
                value,
                "Failed to set the 'ongotpointercapture' property on 'Document': The "
                "provided value",
            ),
        )

    onlostpointercapture = property(
        event_handler("lostpointercapture"),
        doc="""``attribute EventHandlerNonNull? onlostpointercapture``

        https://html.spec.whatwg.org/multipage/#handler-onlostpointercapture
        """,
    )

    @onlostpointercapture.setter
    def onlostpointercapture(self, value, /):
        set_event_handler(
            self,
            "lostpointercapture",
            _to_event_handler(
                value,
                "Failed to set the 'onlostpointercapture' property on 'Document': The "
                "provided value",
            ),
        )

    ontransitionrun = property(
        event_handler("transitionrun"),
        doc="""``attribute EventHandlerNonNull? ontransitionrun``

        https://html.spec.whatwg.org/multipage/#handler-ontransitionrun
        """,
    )

    @ontransitionrun.setter
    def ontransitionrun(self, value, /):
        set_event_handler(
            self,
            "transitionrun",
            _to_event_handler(
                value,
                "Failed to set the 'ontransitionrun' property on 'Document': The provided value",
            ),
        )

    ontransitionstart = property(
        event_handler("transitionstart"),
        doc="""``attribute EventHandlerNonNull? ontransitionstart``

        https://html.spec.whatwg.org/multipage/#handler-ontransitionstart
        """,
    )

    @ontransitionstart.setter
    def ontransitionstart(self, value, /):
        set_event_handler(
            self,
            "transitionstart",
            _to_event_handler(
                value,
                "Failed to set the 'ontransitionstart' property on 'Document': The provided value",
            ),
        )

    ontransitionend = property(
        event_handler("transitionend"),
        doc="""``attribute EventHandlerNonNull? ontransitionend``

        https://html.spec.whatwg.org/multipage/#handler-ontransitionend
        """,
    )

    @ontransitionend.setter
    def ontransitionend(self, value, /):
        set_event_handler(
            self,
            "transitionend",
            _to_event_handler(
                value,
                "Failed to set the 'ontransitionend' property on 'Document': The provided value",
            ),
        )

    ontransitioncancel = property(
        event_handler("transitioncancel"),
        doc="""``attribute EventHandlerNonNull? ontransitioncancel``

        https://html.spec.whatwg.org/multipage/#handler-ontransitioncancel
        """,
    )

    @ontransitioncancel.setter
    def ontransitioncancel(self, value, /):
        set_event_handler(
            self,
            "transitioncancel",
            _to_event_handler(
                value,
                "Failed to set the 'ontransitioncancel' property on 'Document': The provided value",
            ),
        )

    onanimationstart = property(
        event_handler("animationstart"),
        doc="""``attribute EventHandlerNonNull? onanimationstart``

        https://html.spec.whatwg.org/multipage/#handler-onanimationstart
        """,
    )

    @onanimationstart.setter
    def onanimationstart(self, value, /):
        set_event_handler(
            self,
            "animationstart",
            _to_event_handler(
                value,
                "Failed to set the 'onanimationstart' property on 'Document': The provided value",
            ),
        )

    onanimationiteration = property(
        event_handler("animationiteration"),
        doc="""``attribute EventHandlerNonNull? onanimationiteration``

        https://html.spec.whatwg.org/multipage/#handler-onanimationiteration
        """,
    )

    @onanimationiteration.setter
    def onanimationiteration(self, value, /):
        set_event_handler(
            self,
            "animationiteration",
            _to_event_handler(
                value,
                "Failed to set the 'onanimationiteration' property on 'Document': The "
                "provided value",
            ),
        )

    onanimationend = property(
        event_handler("animationend"),
        doc="""``attribute EventHandlerNonNull? onanimationend``

        https://html.spec.whatwg.org/multipage/#handler-onanimationend
        """,
    )

    @onanimationend.setter
    def onanimationend(self, value, /):
        set_event_handler(
            self,
            "animationend",
            _to_event_handler(
                value,
                "Failed to set the 'onanimationend' property on 'Document': The provided value",
            ),
        )

    onanimationcancel = property(
        event_handler("animationcancel"),
        doc="""``attribute EventHandlerNonNull? onanimationcancel``

        https://html.spec.whatwg.org/multipage/#handler-onanimationcancel
        """,
    )

    @onanimationcancel.setter
    def onanimationcancel(self, value, /):
        set_event_handler(
            self,
            "animationcancel",
            _to_event_handler(
                value,
                "Failed to set the 'onanimationcancel' property on 'Document': The provided value",
            ),
        )

    onselectstart = property(
        event_handler("selectstart"),
        doc="""``attribute EventHandlerNonNull? onselectstart``

        https://w3c.github.io/selection-api/#handler-onselectstart
        """,
    )

    @onselectstart.setter
    def onselectstart(self, value, /):
        set_event_handler(
            self,
            "selectstart",
            _to_event_handler(
                value,
                "Failed to set the 'onselectstart' property on 'Document': The provided value",
            ),
        )

    onselectionchange = property(
        event_handler("selectionchange"),
        doc="""``attribute EventHandlerNonNull? onselectionchange``

        https://w3c.github.io/selection-api/#handler-onselectionchange
        """,
    )

    @onselectionchange.setter
    def onselectionchange(self, value, /):
        set_event_handler(
            self,
            "selectionchange",
            _to_event_handler(
                value,
                "Failed to set the 'onselectionchange' property on 'Document': The provided value",
            ),
        )

    @property
    def activeElement(self):
        """The element of this tree that has the focus, or contains it; else the body, or ``None``
        in a shadow tree.

        ``readonly attribute Element? activeElement``

        https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement
        """
        value = self._webapi_node.active_element
        return None if value is None else value.platform_object or _Element.new(value)

    @property
    def styleSheets(self):
        """The sheets of the style elements.

        ``readonly attribute StyleSheetList styleSheets``

        https://drafts.csswg.org/cssom/#dom-documentorshadowroot-stylesheets
        """
        value = get_style_sheets(self._webapi_node)
        return value.platform_object or _StyleSheetList.new(value)

    @property
    def adoptedStyleSheets(self):
        """The constructed sheets that it adopts. A sheet of another document is a NotAllowedError.

        ``attribute ObservableArray<CSSStyleSheet> adoptedStyleSheets``

        https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets

        >>> from webapi import Document
        >>> Document("https://example.org/").adoptedStyleSheets
        []
        """
        return self._webapi_node.adopted_style_sheets

    @adoptedStyleSheets.setter
    def adoptedStyleSheets(self, value, /):
        self._webapi_node.adopted_style_sheets = _to_adopted_style_sheets(
            value,
            "Failed to set the 'adoptedStyleSheets' property on 'Document': The provided value",
        )

    @property
    def customElementRegistry(self):
        """``readonly attribute CustomElementRegistry? customElementRegistry``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-documentorshadowroot-customelementregistry
        """
        value = self._webapi_node.custom_element_registry
        return None if value is None else value.platform_object or _CustomElementRegistry.new(value)

    def createExpression(self, expression, resolver=None):
        """Parse an expression, to evaluate it more than once.

        ``XPathExpression createExpression(DOMString expression, optional XPathNSResolver? resolver
        = null)``

        https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-createexpression
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = x_path_evaluator_base_steps.createExpression(
            self,
            to_domstring(expression),
            None
            if resolver is None
            else _to_resolver(
                resolver, "Failed to execute 'createExpression' on 'Document': parameter 2"
            ),
        )
        return _XPathExpression.new(value)

    def createNSResolver(self, nodeResolver):
        """``nodeResolver`` itself, which finds the namespaces of prefixes.

        ``Node createNSResolver(Node nodeResolver)``

        https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-creatensresolver
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = x_path_evaluator_base_steps.createNSResolver(
            self,
            _Node.convert(
                nodeResolver, "Failed to execute 'createNSResolver' on 'Document': parameter 1"
            ),
        )
        return value.platform_object or _Node.new(value)

    def evaluate(self, expression, contextNode, resolver=None, type=None, result=None):
        """The result of an expression at ``contextNode``, of the type that ``type`` asks for.

        ``XPathResult evaluate(DOMString expression, Node contextNode, optional XPathNSResolver?
        resolver = null, optional unsigned short type = 0, optional XPathResult? result = null)``

        https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-evaluate
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = x_path_evaluator_base_steps.evaluate(
            self,
            to_domstring(expression),
            _Node.convert(contextNode, "Failed to execute 'evaluate' on 'Document': parameter 2"),
            None
            if resolver is None
            else _to_resolver(resolver, "Failed to execute 'evaluate' on 'Document': parameter 3"),
            0
            if type is None
            else to_unsigned_short(type, "Failed to execute 'evaluate' on 'Document': parameter 4"),
            None
            if result is None
            else _to_result(result, "Failed to execute 'evaluate' on 'Document': parameter 5"),
        )
        return _XPathResult.new(value)

    def __str__(self):
        return "[object Document]"

    __repr__ = steps.inspect


def new_object(value):
    """A new Document object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = Document.__new__(Document)
    steps.initialize(this, value)
    return this
