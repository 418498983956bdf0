"""The Document interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.dom.css_style_sheets import get_style_sheets
from webapi.interfaces import MODULES
from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.interfaces.import_node_options import to_import_node_options
from webapi.interfaces.node import Node
from webapi.interfaces.node_filter import to_node_filter
from webapi.interfaces.x_path_ns_resolver import to_x_path_ns_resolver
from webapi.steps import document as steps
from webapi.steps import x_path_evaluator_base as x_path_evaluator_base_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, REACTIONS, invoke_reactions
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable, sequence_of
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_unsigned_long, to_unsigned_short
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside, lock, maker_of_inheriting
from webapi.webidl.setters import forwarding_setter, step_setter, value_setter
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
            "Failed to set the 'body' property on 'Document': The provided value",
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
        set_event_handler("abort", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onabort``

        https://html.spec.whatwg.org/multipage/#handler-onabort
        """,
    )

    onauxclick = property(
        event_handler("auxclick"),
        set_event_handler("auxclick", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onauxclick``

        https://html.spec.whatwg.org/multipage/#handler-onauxclick
        """,
    )

    onbeforeinput = property(
        event_handler("beforeinput"),
        set_event_handler("beforeinput", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onbeforeinput``

        https://html.spec.whatwg.org/multipage/#handler-onbeforeinput
        """,
    )

    onbeforematch = property(
        event_handler("beforematch"),
        set_event_handler("beforematch", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onbeforematch``

        https://html.spec.whatwg.org/multipage/#handler-onbeforematch
        """,
    )

    onbeforetoggle = property(
        event_handler("beforetoggle"),
        set_event_handler("beforetoggle", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onbeforetoggle``

        https://html.spec.whatwg.org/multipage/#handler-onbeforetoggle
        """,
    )

    onblur = property(
        event_handler("blur"),
        set_event_handler("blur", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onblur``

        https://html.spec.whatwg.org/multipage/#handler-onblur
        """,
    )

    oncancel = property(
        event_handler("cancel"),
        set_event_handler("cancel", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? oncancel``

        https://html.spec.whatwg.org/multipage/#handler-oncancel
        """,
    )

    oncanplay = property(
        event_handler("canplay"),
        set_event_handler("canplay", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? oncanplay``

        https://html.spec.whatwg.org/multipage/#handler-oncanplay
        """,
    )

    oncanplaythrough = property(
        event_handler("canplaythrough"),
        set_event_handler("canplaythrough", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? oncanplaythrough``

        https://html.spec.whatwg.org/multipage/#handler-oncanplaythrough
        """,
    )

    onchange = property(
        event_handler("change"),
        set_event_handler("change", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onchange``

        https://html.spec.whatwg.org/multipage/#handler-onchange
        """,
    )

    onclick = property(
        event_handler("click"),
        set_event_handler("click", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onclick``

        https://html.spec.whatwg.org/multipage/#handler-onclick
        """,
    )

    onclose = property(
        event_handler("close"),
        set_event_handler("close", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onclose``

        https://html.spec.whatwg.org/multipage/#handler-onclose
        """,
    )

    oncommand = property(
        event_handler("command"),
        set_event_handler("command", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? oncommand``

        https://html.spec.whatwg.org/multipage/#handler-oncommand
        """,
    )

    oncontextlost = property(
        event_handler("contextlost"),
        set_event_handler("contextlost", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? oncontextlost``

        https://html.spec.whatwg.org/multipage/#handler-oncontextlost
        """,
    )

    oncontextmenu = property(
        event_handler("contextmenu"),
        set_event_handler("contextmenu", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? oncontextmenu``

        https://html.spec.whatwg.org/multipage/#handler-oncontextmenu
        """,
    )

    oncontextrestored = property(
        event_handler("contextrestored"),
        set_event_handler("contextrestored", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? oncontextrestored``

        https://html.spec.whatwg.org/multipage/#handler-oncontextrestored
        """,
    )

    oncopy = property(
        event_handler("copy"),
        set_event_handler("copy", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? oncopy``

        https://html.spec.whatwg.org/multipage/#handler-oncopy
        """,
    )

    oncuechange = property(
        event_handler("cuechange"),
        set_event_handler("cuechange", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? oncuechange``

        https://html.spec.whatwg.org/multipage/#handler-oncuechange
        """,
    )

    oncut = property(
        event_handler("cut"),
        set_event_handler("cut", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? oncut``

        https://html.spec.whatwg.org/multipage/#handler-oncut
        """,
    )

    ondblclick = property(
        event_handler("dblclick"),
        set_event_handler("dblclick", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ondblclick``

        https://html.spec.whatwg.org/multipage/#handler-ondblclick
        """,
    )

    ondrag = property(
        event_handler("drag"),
        set_event_handler("drag", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ondrag``

        https://html.spec.whatwg.org/multipage/#handler-ondrag
        """,
    )

    ondragend = property(
        event_handler("dragend"),
        set_event_handler("dragend", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ondragend``

        https://html.spec.whatwg.org/multipage/#handler-ondragend
        """,
    )

    ondragenter = property(
        event_handler("dragenter"),
        set_event_handler("dragenter", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ondragenter``

        https://html.spec.whatwg.org/multipage/#handler-ondragenter
        """,
    )

    ondragleave = property(
        event_handler("dragleave"),
        set_event_handler("dragleave", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ondragleave``

        https://html.spec.whatwg.org/multipage/#handler-ondragleave
        """,
    )

    ondragover = property(
        event_handler("dragover"),
        set_event_handler("dragover", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ondragover``

        https://html.spec.whatwg.org/multipage/#handler-ondragover
        """,
    )

    ondragstart = property(
        event_handler("dragstart"),
        set_event_handler("dragstart", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ondragstart``

        https://html.spec.whatwg.org/multipage/#handler-ondragstart
        """,
    )

    ondrop = property(
        event_handler("drop"),
        set_event_handler("drop", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ondrop``

        https://html.spec.whatwg.org/multipage/#handler-ondrop
        """,
    )

    ondurationchange = property(
        event_handler("durationchange"),
        set_event_handler("durationchange", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ondurationchange``

        https://html.spec.whatwg.org/multipage/#handler-ondurationchange
        """,
    )

    onemptied = property(
        event_handler("emptied"),
        set_event_handler("emptied", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onemptied``

        https://html.spec.whatwg.org/multipage/#handler-onemptied
        """,
    )

    onended = property(
        event_handler("ended"),
        set_event_handler("ended", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onended``

        https://html.spec.whatwg.org/multipage/#handler-onended
        """,
    )

    onerror = property(
        event_handler("error"),
        set_event_handler("error", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onerror``

        https://html.spec.whatwg.org/multipage/#handler-onerror
        """,
    )

    onfocus = property(
        event_handler("focus"),
        set_event_handler("focus", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onfocus``

        https://html.spec.whatwg.org/multipage/#handler-onfocus
        """,
    )

    onformdata = property(
        event_handler("formdata"),
        set_event_handler("formdata", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onformdata``

        https://html.spec.whatwg.org/multipage/#handler-onformdata
        """,
    )

    oninput = property(
        event_handler("input"),
        set_event_handler("input", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? oninput``

        https://html.spec.whatwg.org/multipage/#handler-oninput
        """,
    )

    oninvalid = property(
        event_handler("invalid"),
        set_event_handler("invalid", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? oninvalid``

        https://html.spec.whatwg.org/multipage/#handler-oninvalid
        """,
    )

    onkeydown = property(
        event_handler("keydown"),
        set_event_handler("keydown", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onkeydown``

        https://html.spec.whatwg.org/multipage/#handler-onkeydown
        """,
    )

    onkeypress = property(
        event_handler("keypress"),
        set_event_handler("keypress", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onkeypress``

        https://html.spec.whatwg.org/multipage/#handler-onkeypress
        """,
    )

    onkeyup = property(
        event_handler("keyup"),
        set_event_handler("keyup", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onkeyup``

        https://html.spec.whatwg.org/multipage/#handler-onkeyup
        """,
    )

    onload = property(
        event_handler("load"),
        set_event_handler("load", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onload``

        https://html.spec.whatwg.org/multipage/#handler-onload
        """,
    )

    onloadeddata = property(
        event_handler("loadeddata"),
        set_event_handler("loadeddata", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onloadeddata``

        https://html.spec.whatwg.org/multipage/#handler-onloadeddata
        """,
    )

    onloadedmetadata = property(
        event_handler("loadedmetadata"),
        set_event_handler("loadedmetadata", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onloadedmetadata``

        https://html.spec.whatwg.org/multipage/#handler-onloadedmetadata
        """,
    )

    onloadstart = property(
        event_handler("loadstart"),
        set_event_handler("loadstart", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onloadstart``

        https://html.spec.whatwg.org/multipage/#handler-onloadstart
        """,
    )

    onmousedown = property(
        event_handler("mousedown"),
        set_event_handler("mousedown", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onmousedown``

        https://html.spec.whatwg.org/multipage/#handler-onmousedown
        """,
    )

    onmouseenter = property(
        event_handler("mouseenter"),
        set_event_handler("mouseenter", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onmouseenter``

        https://html.spec.whatwg.org/multipage/#handler-onmouseenter
        """,
    )

    onmouseleave = property(
        event_handler("mouseleave"),
        set_event_handler("mouseleave", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onmouseleave``

        https://html.spec.whatwg.org/multipage/#handler-onmouseleave
        """,
    )

    onmousemove = property(
        event_handler("mousemove"),
        set_event_handler("mousemove", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onmousemove``

        https://html.spec.whatwg.org/multipage/#handler-onmousemove
        """,
    )

    onmouseout = property(
        event_handler("mouseout"),
        set_event_handler("mouseout", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onmouseout``

        https://html.spec.whatwg.org/multipage/#handler-onmouseout
        """,
    )

    onmouseover = property(
        event_handler("mouseover"),
        set_event_handler("mouseover", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onmouseover``

        https://html.spec.whatwg.org/multipage/#handler-onmouseover
        """,
    )

    onmouseup = property(
        event_handler("mouseup"),
        set_event_handler("mouseup", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onmouseup``

        https://html.spec.whatwg.org/multipage/#handler-onmouseup
        """,
    )

    onpaste = property(
        event_handler("paste"),
        set_event_handler("paste", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpaste``

        https://html.spec.whatwg.org/multipage/#handler-onpaste
        """,
    )

    onpause = property(
        event_handler("pause"),
        set_event_handler("pause", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpause``

        https://html.spec.whatwg.org/multipage/#handler-onpause
        """,
    )

    onplay = property(
        event_handler("play"),
        set_event_handler("play", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onplay``

        https://html.spec.whatwg.org/multipage/#handler-onplay
        """,
    )

    onplaying = property(
        event_handler("playing"),
        set_event_handler("playing", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onplaying``

        https://html.spec.whatwg.org/multipage/#handler-onplaying
        """,
    )

    onprogress = property(
        event_handler("progress"),
        set_event_handler("progress", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onprogress``

        https://html.spec.whatwg.org/multipage/#handler-onprogress
        """,
    )

    onratechange = property(
        event_handler("ratechange"),
        set_event_handler("ratechange", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onratechange``

        https://html.spec.whatwg.org/multipage/#handler-onratechange
        """,
    )

    onreset = property(
        event_handler("reset"),
        set_event_handler("reset", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onreset``

        https://html.spec.whatwg.org/multipage/#handler-onreset
        """,
    )

    onresize = property(
        event_handler("resize"),
        set_event_handler("resize", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onresize``

        https://html.spec.whatwg.org/multipage/#handler-onresize
        """,
    )

    onscroll = property(
        event_handler("scroll"),
        set_event_handler("scroll", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onscroll``

        https://html.spec.whatwg.org/multipage/#handler-onscroll
        """,
    )

    onscrollend = property(
        event_handler("scrollend"),
        set_event_handler("scrollend", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onscrollend``

        https://html.spec.whatwg.org/multipage/#handler-onscrollend
        """,
    )

    onsecuritypolicyviolation = property(
        event_handler("securitypolicyviolation"),
        set_event_handler("securitypolicyviolation", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onsecuritypolicyviolation``

        https://html.spec.whatwg.org/multipage/#handler-onsecuritypolicyviolation
        """,
    )

    onseeked = property(
        event_handler("seeked"),
        set_event_handler("seeked", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onseeked``

        https://html.spec.whatwg.org/multipage/#handler-onseeked
        """,
    )

    onseeking = property(
        event_handler("seeking"),
        set_event_handler("seeking", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onseeking``

        https://html.spec.whatwg.org/multipage/#handler-onseeking
        """,
    )

    onselect = property(
        event_handler("select"),
        set_event_handler("select", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onselect``

        https://html.spec.whatwg.org/multipage/#handler-onselect
        """,
    )

    onslotchange = property(
        event_handler("slotchange"),
        set_event_handler("slotchange", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onslotchange``

        https://html.spec.whatwg.org/multipage/#handler-onslotchange
        """,
    )

    onstalled = property(
        event_handler("stalled"),
        set_event_handler("stalled", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onstalled``

        https://html.spec.whatwg.org/multipage/#handler-onstalled
        """,
    )

    onsubmit = property(
        event_handler("submit"),
        set_event_handler("submit", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onsubmit``

        https://html.spec.whatwg.org/multipage/#handler-onsubmit
        """,
    )

    onsuspend = property(
        event_handler("suspend"),
        set_event_handler("suspend", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onsuspend``

        https://html.spec.whatwg.org/multipage/#handler-onsuspend
        """,
    )

    ontimeupdate = property(
        event_handler("timeupdate"),
        set_event_handler("timeupdate", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ontimeupdate``

        https://html.spec.whatwg.org/multipage/#handler-ontimeupdate
        """,
    )

    ontoggle = property(
        event_handler("toggle"),
        set_event_handler("toggle", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ontoggle``

        https://html.spec.whatwg.org/multipage/#handler-ontoggle
        """,
    )

    onvolumechange = property(
        event_handler("volumechange"),
        set_event_handler("volumechange", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onvolumechange``

        https://html.spec.whatwg.org/multipage/#handler-onvolumechange
        """,
    )

    onwaiting = property(
        event_handler("waiting"),
        set_event_handler("waiting", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onwaiting``

        https://html.spec.whatwg.org/multipage/#handler-onwaiting
        """,
    )

    onwebkitanimationend = property(
        event_handler("webkitanimationend"),
        set_event_handler("webkitanimationend", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onwebkitanimationend``

        https://html.spec.whatwg.org/multipage/#handler-onwebkitanimationend
        """,
    )

    onwebkitanimationiteration = property(
        event_handler("webkitanimationiteration"),
        set_event_handler("webkitanimationiteration", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onwebkitanimationiteration``

        https://html.spec.whatwg.org/multipage/#handler-onwebkitanimationiteration
        """,
    )

    onwebkitanimationstart = property(
        event_handler("webkitanimationstart"),
        set_event_handler("webkitanimationstart", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onwebkitanimationstart``

        https://html.spec.whatwg.org/multipage/#handler-onwebkitanimationstart
        """,
    )

    onwebkittransitionend = property(
        event_handler("webkittransitionend"),
        set_event_handler("webkittransitionend", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onwebkittransitionend``

        https://html.spec.whatwg.org/multipage/#handler-onwebkittransitionend
        """,
    )

    onwheel = property(
        event_handler("wheel"),
        set_event_handler("wheel", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onwheel``

        https://html.spec.whatwg.org/multipage/#handler-onwheel
        """,
    )

    onpointerover = property(
        event_handler("pointerover"),
        set_event_handler("pointerover", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpointerover``

        https://html.spec.whatwg.org/multipage/#handler-onpointerover
        """,
    )

    onpointerenter = property(
        event_handler("pointerenter"),
        set_event_handler("pointerenter", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpointerenter``

        https://html.spec.whatwg.org/multipage/#handler-onpointerenter
        """,
    )

    onpointerdown = property(
        event_handler("pointerdown"),
        set_event_handler("pointerdown", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpointerdown``

        https://html.spec.whatwg.org/multipage/#handler-onpointerdown
        """,
    )

    onpointermove = property(
        event_handler("pointermove"),
        set_event_handler("pointermove", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpointermove``

        https://html.spec.whatwg.org/multipage/#handler-onpointermove
        """,
    )

    onpointerup = property(
        event_handler("pointerup"),
        set_event_handler("pointerup", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpointerup``

        https://html.spec.whatwg.org/multipage/#handler-onpointerup
        """,
    )

    onpointercancel = property(
        event_handler("pointercancel"),
        set_event_handler("pointercancel", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpointercancel``

        https://html.spec.whatwg.org/multipage/#handler-onpointercancel
        """,
    )

    onpointerout = property(
        event_handler("pointerout"),
        set_event_handler("pointerout", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpointerout``

        https://html.spec.whatwg.org/multipage/#handler-onpointerout
        """,
    )

    onpointerleave = property(
        event_handler("pointerleave"),
        set_event_handler("pointerleave", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onpointerleave``

        https://html.spec.whatwg.org/multipage/#handler-onpointerleave
        """,
    )

    ongotpointercapture = property(
        event_handler("gotpointercapture"),
        set_event_handler("gotpointercapture", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ongotpointercapture``

        https://html.spec.whatwg.org/multipage/#handler-ongotpointercapture
        """,
    )

    onlostpointercapture = property(
        event_handler("lostpointercapture"),
        set_event_handler("lostpointercapture", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onlostpointercapture``

        https://html.spec.whatwg.org/multipage/#handler-onlostpointercapture
        """,
    )

    ontransitionrun = property(
        event_handler("transitionrun"),
        set_event_handler("transitionrun", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ontransitionrun``

        https://html.spec.whatwg.org/multipage/#handler-ontransitionrun
        """,
    )

    ontransitionstart = property(
        event_handler("transitionstart"),
        set_event_handler("transitionstart", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ontransitionstart``

        https://html.spec.whatwg.org/multipage/#handler-ontransitionstart
        """,
    )

    ontransitionend = property(
        event_handler("transitionend"),
        set_event_handler("transitionend", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ontransitionend``

        https://html.spec.whatwg.org/multipage/#handler-ontransitionend
        """,
    )

    ontransitioncancel = property(
        event_handler("transitioncancel"),
        set_event_handler("transitioncancel", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? ontransitioncancel``

        https://html.spec.whatwg.org/multipage/#handler-ontransitioncancel
        """,
    )

    onanimationstart = property(
        event_handler("animationstart"),
        set_event_handler("animationstart", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onanimationstart``

        https://html.spec.whatwg.org/multipage/#handler-onanimationstart
        """,
    )

    onanimationiteration = property(
        event_handler("animationiteration"),
        set_event_handler("animationiteration", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onanimationiteration``

        https://html.spec.whatwg.org/multipage/#handler-onanimationiteration
        """,
    )

    onanimationend = property(
        event_handler("animationend"),
        set_event_handler("animationend", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onanimationend``

        https://html.spec.whatwg.org/multipage/#handler-onanimationend
        """,
    )

    onanimationcancel = property(
        event_handler("animationcancel"),
        set_event_handler("animationcancel", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onanimationcancel``

        https://html.spec.whatwg.org/multipage/#handler-onanimationcancel
        """,
    )

    onselectstart = property(
        event_handler("selectstart"),
        set_event_handler("selectstart", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onselectstart``

        https://w3c.github.io/selection-api/#handler-onselectstart
        """,
    )

    onselectionchange = property(
        event_handler("selectionchange"),
        set_event_handler("selectionchange", _to_event_handler),
        doc="""``attribute EventHandlerNonNull? onselectionchange``

        https://w3c.github.io/selection-api/#handler-onselectionchange
        """,
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

    adoptedStyleSheets = adoptedStyleSheets.setter(
        value_setter(
            "_webapi_node",
            "adopted_style_sheets",
            _to_adopted_style_sheets,
            "Failed to set the 'adoptedStyleSheets' property on 'Document': The provided value",
        )
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


new_object = maker_of_inheriting(Document, steps.initialize, MODULES)
