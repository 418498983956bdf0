"""The Document interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.document_or_shadow_root import DocumentOrShadowRoot
from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.interfaces.global_event_handlers import GlobalEventHandlers
from webapi.interfaces.import_node_options import to_import_node_options
from webapi.interfaces.node import Node
from webapi.interfaces.node_filter import to_node_filter
from webapi.interfaces.parent_node import ParentNode
from webapi.interfaces.x_path_ns_resolver import to_x_path_ns_resolver
from webapi.steps import document as steps
from webapi.steps import x_path_evaluator_base as x_path_evaluator_base_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, REACTIONS, invoke_reactions
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_unsigned_long, to_unsigned_short
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, lock, maker_of_inheriting
from webapi.webidl.setters import forwarding_setter, include, step_setter, value_setter
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring, to_usvstring
from webapi.webidl.unions import Choices, union

_DOMImplementation = Interface("webapi.interfaces.dom_implementation", "DOMImplementation")
_DocumentType = Interface("webapi.interfaces.document_type", "DocumentType")
_Element = Interface("webapi.interfaces.element", "Element")
_HTMLCollection = Interface("webapi.interfaces.html_collection", "HTMLCollection")
_to_nullable_domstring = nullable(to_domstring)
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
_to_resolver = nullable(to_x_path_ns_resolver)
_XPathExpression = Interface("webapi.interfaces.x_path_expression", "XPathExpression")
_XPathResult = Interface("webapi.interfaces.x_path_result", "XPathResult")
_to_result = nullable(_XPathResult.convert)


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
    _webapi_interface_name = "Document"

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
            _to_nullable_domstring(
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
                _to_nullable_domstring(
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
            _to_nullable_domstring(
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

    location = location.setter(forwarding_setter("location", "href"))

    @property
    def referrer(self):
        """The URL of the document that led here, or the empty string. `webapi.page` knows it.

        ``readonly attribute USVString referrer``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-referrer
        """
        return self._webapi_node.referrer

    cookie = property(
        steps.cookie_getter,
        step_setter(steps.cookie_setter, to_usvstring),
        doc="""The cookies of a page that scripts see. Setting it stores one. Empty for a document
        that no page shows.

        ``attribute USVString cookie``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie

        >>> Document("https://example.org/").cookie
        ''
        """,
    )

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

    title = title.setter(value_setter("_webapi_node", "title", to_domstring, reactions=REACTIONS))

    @property
    def dir(self):
        """The ``dir`` of the ``html`` element.

        ``attribute DOMString dir``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir
        """
        return self._webapi_node.dir

    dir = dir.setter(value_setter("_webapi_node", "dir", to_domstring, reactions=REACTIONS))

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

    body = body.setter(
        value_setter(
            "_webapi_node",
            "body",
            _to_body,
            context="Failed to set the 'body' property on 'Document': The provided value",
            reactions=REACTIONS,
        )
    )

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
        set_event_handler("readystatechange", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onreadystatechange``

        https://html.spec.whatwg.org/multipage/#dom-document-onreadystatechange
        """,
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
        set_event_handler("visibilitychange", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onvisibilitychange``

        https://html.spec.whatwg.org/multipage/#dom-document-onvisibilitychange
        """,
    )

    def hasFocus(self):
        """``True``, because no other document could have the focus.

        ``boolean hasFocus()``

        https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hasfocus
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        return self._webapi_node.has_focus()

    def open(self, unused1=None, unused2=None):
        """Remove what the document has, nodes and listeners, and let ``write`` begin it anew.
        Return the document. Raises ``InvalidStateError``, a `DOMException`, for XML.

        ``Document open(optional DOMString unused1, optional DOMString unused2)``

        https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-open
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        try:
            value = self._webapi_node.open(
                None if unused1 is None else to_domstring(unused1),
                None if unused2 is None else to_domstring(unused2),
            )
            return value.platform_object or new_object(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def close(self):
        """End what ``open`` began: parse the rest, as at the end of a file. Raises
        ``InvalidStateError``, a `DOMException`, for XML.

        ``undefined close()``

        https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-close
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        try:
            self._webapi_node.close()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def write(self, *text):
        """Parse markup at the end of what has been written, or where the running script of a page
        stands. After loading it opens the document first. Raises ``InvalidStateError``, a
        `DOMException`, for XML.

        ``undefined write(DOMString... text)``

        https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-write

        >>> document = Document("https://example.org/")
        >>> document.write("<p>a", "<b>c")
        >>> document.close()
        >>> document.body.innerHTML
        '<p>a<b>c</b></p>'
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        try:
            self._webapi_node.write([to_domstring(each) for each in text])
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def writeln(self, *text):
        """Do what ``write`` does, with a line feed behind it. Raises ``InvalidStateError``, a
        `DOMException`, for XML.

        ``undefined writeln(DOMString... text)``

        https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-writeln
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        try:
            self._webapi_node.writeln([to_domstring(each) for each in text])
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def fgColor(self):
        """The color of the text: the attribute ``text`` of the ``body``.

        ``attribute [LegacyNullToEmptyString] DOMString fgColor``

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor
        """
        return self._webapi_node.fg_color

    fgColor = fgColor.setter(
        value_setter("_webapi_node", "fg_color", to_nullable_empty_domstring, reactions=REACTIONS)
    )

    @property
    def linkColor(self):
        """The color of hyperlinks: the attribute ``link`` of the ``body``.

        ``attribute [LegacyNullToEmptyString] DOMString linkColor``

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-linkcolor
        """
        return self._webapi_node.link_color

    linkColor = linkColor.setter(
        value_setter("_webapi_node", "link_color", to_nullable_empty_domstring, reactions=REACTIONS)
    )

    @property
    def vlinkColor(self):
        """The color of visited hyperlinks: the attribute ``vlink`` of the ``body``.

        ``attribute [LegacyNullToEmptyString] DOMString vlinkColor``

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-vlinkcolor
        """
        return self._webapi_node.vlink_color

    vlinkColor = vlinkColor.setter(
        value_setter(
            "_webapi_node", "vlink_color", to_nullable_empty_domstring, reactions=REACTIONS
        )
    )

    @property
    def alinkColor(self):
        """The color of active hyperlinks: the attribute ``alink`` of the ``body``.

        ``attribute [LegacyNullToEmptyString] DOMString alinkColor``

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-alinkcolor
        """
        return self._webapi_node.alink_color

    alinkColor = alinkColor.setter(
        value_setter(
            "_webapi_node", "alink_color", to_nullable_empty_domstring, reactions=REACTIONS
        )
    )

    @property
    def bgColor(self):
        """The color of the background: the attribute ``bgcolor`` of the ``body``.

        ``attribute [LegacyNullToEmptyString] DOMString bgColor``

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-bgcolor
        """
        return self._webapi_node.bg_color

    bgColor = bgColor.setter(
        value_setter("_webapi_node", "bg_color", to_nullable_empty_domstring, reactions=REACTIONS)
    )

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

    __repr__ = steps.inspect


include(Document, ParentNode, GlobalEventHandlers, DocumentOrShadowRoot)

new_object = maker_of_inheriting(Document, steps.initialize, MODULES)
