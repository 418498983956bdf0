"""The Document interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.import_node_options import to_import_node_options
from webapi.interfaces.node import Node
from webapi.interfaces.node_filter import to_node_filter
from webapi.steps import document as steps
from webapi.steps import non_element_parent_node as non_element_parent_node_steps
from webapi.steps import parent_node as parent_node_steps
from webapi.webidl.buffers import to_buffer
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import unexpected_keyword
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, lock
from webapi.webidl.strings import to_domstring, to_usvstring
from webapi.webidl.unions import Choices, union

_Element = Interface("webapi.interfaces.element", "Element")
_DOMImplementation = Interface("webapi.interfaces.dom_implementation", "DOMImplementation")
_DocumentType = Interface("webapi.interfaces.document_type", "DocumentType")
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
_to_body = nullable(_HTMLElement.convert)
_HTMLHeadElement = Interface("webapi.interfaces.html_head_element", "HTMLHeadElement")
_NodeList = Interface("webapi.interfaces.node_list", "NodeList")
_to_html = union("(BufferSource or DOMString)", Choices(buffer=to_buffer, string=to_domstring))
_to_nodes = union(
    "(Node or DOMString)", Choices(string=to_domstring, interfaces={_Node: _Node.convert})
)
_to_child = nullable(_Node.convert)


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

    __slots__ = (
        *steps.Slots.__annotations__,
        *non_element_parent_node_steps.Slots.__annotations__,
        *parent_node_steps.Slots.__annotations__,
    )

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

        ``Element createElement(DOMString localName)``

        https://dom.spec.whatwg.org/#dom-document-createelement

        >>> Document("https://example.org/").createElement("A").localName
        'a'
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createElement(self, to_domstring(localName))
        return _Element.new(value)

    @property
    def implementation(self):
        """Makes documents and doctypes.

        ``readonly attribute DOMImplementation implementation``

        https://dom.spec.whatwg.org/#dom-document-implementation
        """
        value = steps.implementation_getter(self)
        return value.platform_object or _DOMImplementation.new(value)

    compatMode = property(
        steps.compatMode_getter,
        doc="""``BackCompat`` for a page in quirks mode, or ``CSS1Compat``.

        ``readonly attribute DOMString compatMode``

        https://dom.spec.whatwg.org/#dom-document-compatmode
        """,
    )

    contentType = property(
        steps.contentType_getter,
        doc="""The MIME type of the document.

        ``readonly attribute DOMString contentType``

        https://dom.spec.whatwg.org/#dom-document-contenttype
        """,
    )

    @property
    def doctype(self):
        """The doctype, or ``None``.

        ``readonly attribute DocumentType? doctype``

        https://dom.spec.whatwg.org/#dom-document-doctype
        """
        value = steps.doctype_getter(self)
        return None if value is None else value.platform_object or _DocumentType.new(value)

    @property
    def documentElement(self):
        """The document's element, or ``None``.

        ``readonly attribute Element? documentElement``

        https://dom.spec.whatwg.org/#dom-document-documentelement
        """
        value = steps.documentElement_getter(self)
        return None if value is None else value.platform_object or _Element.new(value)

    def getElementsByTagName(self, qualifiedName):
        """The descendants with a name, or all if it is ``*``, in a live collection.

        ``HTMLCollection getElementsByTagName(DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-document-getelementsbytagname
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.getElementsByTagName(self, to_domstring(qualifiedName))
        return value.platform_object or _HTMLCollection.new(value)

    def getElementsByTagNameNS(self, namespace, localName):
        """The descendants with a namespace and a local name, in a live collection.

        ``HTMLCollection getElementsByTagNameNS(DOMString? namespace, DOMString localName)``

        https://dom.spec.whatwg.org/#dom-document-getelementsbytagnamens
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.getElementsByTagNameNS(
            self,
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
        value = steps.getElementsByClassName(self, to_domstring(classNames))
        return value.platform_object or _HTMLCollection.new(value)

    def createElementNS(self, namespace, qualifiedName):
        """A new element of a namespace. Raises `DOMException` if the name cannot be one.

        ``Element createElementNS(DOMString? namespace, DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-document-createelementns
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createElementNS(
            self,
            _to_namespace(
                namespace, "Failed to execute 'createElementNS' on 'Document': parameter 1"
            ),
            to_domstring(qualifiedName),
        )
        return _Element.new(value)

    def createDocumentFragment(self):
        """A new fragment, which gives its children when it is inserted.

        ``DocumentFragment createDocumentFragment()``

        https://dom.spec.whatwg.org/#dom-document-createdocumentfragment
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createDocumentFragment(self)
        return _DocumentFragment.new(value)

    def createTextNode(self, data):
        """A new text.

        ``Text createTextNode(DOMString data)``

        https://dom.spec.whatwg.org/#dom-document-createtextnode
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createTextNode(self, to_domstring(data))
        return _Text.new(value)

    def createCDATASection(self, data):
        """A new CDATA section. Raises `DOMException` in an HTML document.

        ``CDATASection createCDATASection(DOMString data)``

        https://dom.spec.whatwg.org/#dom-document-createcdatasection
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createCDATASection(self, to_domstring(data))
        return _CDATASection.new(value)

    def createComment(self, data):
        """A new comment.

        ``Comment createComment(DOMString data)``

        https://dom.spec.whatwg.org/#dom-document-createcomment
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createComment(self, to_domstring(data))
        return _Comment.new(value)

    def createProcessingInstruction(self, target, data):
        """A new processing instruction.

        ``ProcessingInstruction createProcessingInstruction(DOMString target, DOMString data)``

        https://dom.spec.whatwg.org/#dom-document-createprocessinginstruction
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createProcessingInstruction(self, to_domstring(target), to_domstring(data))
        return _ProcessingInstruction.new(value)

    def importNode(self, node, options=None, **named):
        """A copy of a node of another document. ``options`` is whether the copy has descendants.

        ``Node importNode(Node node, optional (boolean or ImportNodeOptions) options = false)``

        https://dom.spec.whatwg.org/#dom-document-importnode
        """
        if named:
            raise unexpected_keyword("importNode", named, {"importNode(node, ": ("selfOnly",)})
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.importNode(
            self,
            _Node.convert(node, "Failed to execute 'importNode' on 'Document': parameter 1"),
            False
            if options is None
            else _to_options(options, "Failed to execute 'importNode' on 'Document': parameter 2"),
        )
        return _Node.new(value)

    def adoptNode(self, node):
        """Take a node from its parent and its document.

        ``Node adoptNode(Node node)``

        https://dom.spec.whatwg.org/#dom-document-adoptnode
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.adoptNode(
            self, _Node.convert(node, "Failed to execute 'adoptNode' on 'Document': parameter 1")
        )
        return value.platform_object or _Node.new(value)

    def createAttribute(self, localName):
        """A new attribute.

        ``Attr createAttribute(DOMString localName)``

        https://dom.spec.whatwg.org/#dom-document-createattribute
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createAttribute(self, to_domstring(localName))
        return _Attr.new(value)

    def createAttributeNS(self, namespace, qualifiedName):
        """A new attribute of a namespace.

        ``Attr createAttributeNS(DOMString? namespace, DOMString qualifiedName)``

        https://dom.spec.whatwg.org/#dom-document-createattributens
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.createAttributeNS(
            self,
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
        value = steps.createEvent(self, to_domstring(interface))
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

    lastModified = property(
        steps.lastModified_getter,
        doc="""The time now, because the document does not know when its source was modified.

        ``readonly attribute DOMString lastModified``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-lastmodified
        """,
    )

    readyState = property(
        steps.readyState_getter,
        doc="""``complete``, as nothing loads.

        ``readonly attribute DocumentReadyState readyState``

        https://html.spec.whatwg.org/multipage/dom.html#current-document-readiness
        """,
    )

    title = property(
        steps.title_getter,
        doc="""The text of the first ``title`` element, with its white space collapsed. Setting it
        makes one if there is a head.

        ``attribute DOMString title``

        https://html.spec.whatwg.org/multipage/dom.html#document.title

        >>> page = Document("https://h/").implementation.createHTMLDocument(" Tea  shop ")
        >>> page.title
        'Tea shop'
        """,
    )

    @title.setter
    def title(self, value, /):
        steps.title_setter(self, to_domstring(value))

    dir = property(
        steps.dir_getter,
        doc="""The ``dir`` of the ``html`` element.

        ``attribute DOMString dir``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir
        """,
    )

    @dir.setter
    def dir(self, value, /):
        steps.dir_setter(self, to_domstring(value))

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
        value = steps.body_getter(self)
        return None if value is None else value.platform_object or _HTMLElement.new(value)

    @body.setter
    def body(self, value, /):
        steps.body_setter(
            self,
            _to_body(value, "Failed to set the 'body' property on 'Document': The provided value"),
        )

    @property
    def head(self):
        """The first ``head`` element of the ``html`` element.

        ``readonly attribute HTMLHeadElement? head``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-head
        """
        value = steps.head_getter(self)
        return None if value is None else value.platform_object or _HTMLHeadElement.new(value)

    @property
    def images(self):
        """The ``img`` elements, in a collection that follows changes.

        ``readonly attribute HTMLCollection images``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-images
        """
        value = steps.images_getter(self)
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def embeds(self):
        """The ``embed`` elements, in a collection that follows changes.

        ``readonly attribute HTMLCollection embeds``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-embeds
        """
        value = steps.embeds_getter(self)
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def plugins(self):
        """The ``embed`` elements, in a collection that follows changes.

        ``readonly attribute HTMLCollection plugins``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-plugins
        """
        value = steps.plugins_getter(self)
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def forms(self):
        """The ``form`` elements, in a collection that follows changes.

        ``readonly attribute HTMLCollection forms``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-forms
        """
        value = steps.forms_getter(self)
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def scripts(self):
        """The ``script`` elements, in a collection that follows changes.

        ``readonly attribute HTMLCollection scripts``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-scripts
        """
        value = steps.scripts_getter(self)
        return value.platform_object or _HTMLCollection.new(value)

    def getElementsByName(self, elementName):
        """The elements of HTML whose attribute ``name`` is this, in a list that follows changes.

        ``NodeList getElementsByName(DOMString elementName)``

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-getelementsbyname
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = steps.getElementsByName(self, to_domstring(elementName))
        return value.platform_object or _NodeList.new(value)

    @property
    def anchors(self):
        """The ``a`` elements that have a ``name``, in a collection that follows changes.

        ``readonly attribute HTMLCollection anchors``

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-anchors
        """
        value = steps.anchors_getter(self)
        return value.platform_object or _HTMLCollection.new(value)

    @staticmethod
    def fromHTML(html, url, contentType=None):
        """A page as it was fetched: the bytes, the URL that they came from and the ``Content-Type``
        header. Scripts do not run. Raises `InvalidURLError` if ``url`` does not parse, and
        ``ImportError`` unless ``webapi-dom[html]`` is installed.

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

    def getElementById(self, elementId):
        """The first element with that ``id``, or ``None``.

        ``Element? getElementById(DOMString elementId)``

        https://dom.spec.whatwg.org/#dom-nonelementparentnode-getelementbyid
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = non_element_parent_node_steps.getElementById(self, to_domstring(elementId))
        return None if value is None else value.platform_object or _Element.new(value)

    def append(self, *nodes):
        """Insert nodes and texts behind the last child.

        ``undefined append((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-append
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        parent_node_steps.append(
            self,
            [
                _to_nodes(each, "Failed to execute 'append' on 'Document': parameter 1")
                for each in nodes
            ],
        )

    @property
    def children(self):
        """The children that are elements, in a live collection.

        ``readonly attribute HTMLCollection children``

        https://dom.spec.whatwg.org/#dom-parentnode-children
        """
        value = parent_node_steps.children_getter(self)
        return value.platform_object or _HTMLCollection.new(value)

    @property
    def firstElementChild(self):
        """The first child that is an element, or ``None``.

        ``readonly attribute Element? firstElementChild``

        https://dom.spec.whatwg.org/#dom-parentnode-firstelementchild
        """
        value = parent_node_steps.firstElementChild_getter(self)
        return None if value is None else value.platform_object or _Element.new(value)

    @property
    def lastElementChild(self):
        """The last child that is an element, or ``None``.

        ``readonly attribute Element? lastElementChild``

        https://dom.spec.whatwg.org/#dom-parentnode-lastelementchild
        """
        value = parent_node_steps.lastElementChild_getter(self)
        return None if value is None else value.platform_object or _Element.new(value)

    childElementCount = property(
        parent_node_steps.childElementCount_getter,
        doc="""How many children are elements.

        ``readonly attribute unsigned long childElementCount``

        https://dom.spec.whatwg.org/#dom-parentnode-childelementcount
        """,
    )

    def prepend(self, *nodes):
        """Insert nodes and texts before the first child.

        ``undefined prepend((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-prepend
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        parent_node_steps.prepend(
            self,
            [
                _to_nodes(each, "Failed to execute 'prepend' on 'Document': parameter 1")
                for each in nodes
            ],
        )

    def replaceChildren(self, *nodes):
        """Replace all children by nodes and texts.

        ``undefined replaceChildren((Node or DOMString)... nodes)``

        https://dom.spec.whatwg.org/#dom-parentnode-replacechildren
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        parent_node_steps.replaceChildren(
            self,
            [
                _to_nodes(each, "Failed to execute 'replaceChildren' on 'Document': parameter 1")
                for each in nodes
            ],
        )

    def moveBefore(self, node, child):
        """Move a node of the same tree before a child, or last if ``child`` is null.

        ``undefined moveBefore(Node node, Node? child)``

        https://dom.spec.whatwg.org/#dom-parentnode-movebefore
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        parent_node_steps.moveBefore(
            self,
            _Node.convert(node, "Failed to execute 'moveBefore' on 'Document': parameter 1"),
            _to_child(child, "Failed to execute 'moveBefore' on 'Document': parameter 2"),
        )

    def querySelector(self, selectors):
        """``Element? querySelector(DOMString selectors)``

        https://dom.spec.whatwg.org/#dom-parentnode-queryselector
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = parent_node_steps.querySelector(self, to_domstring(selectors))
        return None if value is None else value.platform_object or _Element.new(value)

    def querySelectorAll(self, selectors):
        """``NodeList querySelectorAll(DOMString selectors)``

        https://dom.spec.whatwg.org/#dom-parentnode-queryselectorall
        """
        if not isinstance(self, Document):
            raise illegal_invocation()
        value = parent_node_steps.querySelectorAll(self, to_domstring(selectors))
        return _NodeList.new(value)

    def __str__(self):
        return "[object Document]"

    __repr__ = steps.inspect


def new_object(value):
    """A new Document object of what steps returned."""
    this = Document.__new__(Document)
    steps.initialize(this, value)
    return this
