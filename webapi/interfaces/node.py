"""The Node interface.

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from webapi.interfaces.event_target import EventTarget
from webapi.interfaces.get_root_node_options import to_get_root_node_options
from webapi.steps import node as steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface, inside
from webapi.webidl.strings import to_domstring

_Document = Interface("webapi.interfaces.document", "Document")
_Element = Interface("webapi.interfaces.element", "Element")
_NodeList = Interface("webapi.interfaces.node_list", "NodeList")
_to_node_value = nullable(to_domstring)
_to_text_content = nullable(to_domstring)
_Node = Interface("webapi.interfaces.node", "Node")
_to_other_node = nullable(inside(_Node.convert, "_webapi_node"))
_to_other = nullable(inside(_Node.convert, "_webapi_node"))
_to_namespace = nullable(to_domstring)
_to_prefix = nullable(to_domstring)
_to_child = nullable(inside(_Node.convert, "_webapi_node"))
_ShadowRoot = Interface("webapi.interfaces.shadow_root", "ShadowRoot")
_XMLDocument = Interface("webapi.interfaces.xml_document", "XMLDocument")
_DocumentType = Interface("webapi.interfaces.document_type", "DocumentType")
_DocumentFragment = Interface("webapi.interfaces.document_fragment", "DocumentFragment")
_Attr = Interface("webapi.interfaces.attr", "Attr")
_CharacterData = Interface("webapi.interfaces.character_data", "CharacterData")
_Text = Interface("webapi.interfaces.text", "Text")
_CDATASection = Interface("webapi.interfaces.cdata_section", "CDATASection")
_ProcessingInstruction = Interface(
    "webapi.interfaces.processing_instruction", "ProcessingInstruction"
)
_Comment = Interface("webapi.interfaces.comment", "Comment")
_HTMLElement = Interface("webapi.interfaces.html_element", "HTMLElement")
_HTMLBaseElement = Interface("webapi.interfaces.html_base_element", "HTMLBaseElement")
_HTMLAnchorElement = Interface("webapi.interfaces.html_anchor_element", "HTMLAnchorElement")
_HTMLAreaElement = Interface("webapi.interfaces.html_area_element", "HTMLAreaElement")
_HTMLTemplateElement = Interface("webapi.interfaces.html_template_element", "HTMLTemplateElement")
_HTMLUnknownElement = Interface("webapi.interfaces.html_unknown_element", "HTMLUnknownElement")
_HTMLHtmlElement = Interface("webapi.interfaces.html_html_element", "HTMLHtmlElement")
_HTMLHeadElement = Interface("webapi.interfaces.html_head_element", "HTMLHeadElement")
_HTMLTitleElement = Interface("webapi.interfaces.html_title_element", "HTMLTitleElement")
_HTMLLinkElement = Interface("webapi.interfaces.html_link_element", "HTMLLinkElement")
_HTMLMetaElement = Interface("webapi.interfaces.html_meta_element", "HTMLMetaElement")
_HTMLStyleElement = Interface("webapi.interfaces.html_style_element", "HTMLStyleElement")
_HTMLBodyElement = Interface("webapi.interfaces.html_body_element", "HTMLBodyElement")
_HTMLHeadingElement = Interface("webapi.interfaces.html_heading_element", "HTMLHeadingElement")
_HTMLParagraphElement = Interface(
    "webapi.interfaces.html_paragraph_element", "HTMLParagraphElement"
)
_HTMLHRElement = Interface("webapi.interfaces.html_hr_element", "HTMLHRElement")
_HTMLPreElement = Interface("webapi.interfaces.html_pre_element", "HTMLPreElement")
_HTMLQuoteElement = Interface("webapi.interfaces.html_quote_element", "HTMLQuoteElement")
_HTMLOListElement = Interface("webapi.interfaces.html_o_list_element", "HTMLOListElement")
_HTMLUListElement = Interface("webapi.interfaces.html_u_list_element", "HTMLUListElement")
_HTMLMenuElement = Interface("webapi.interfaces.html_menu_element", "HTMLMenuElement")
_HTMLLIElement = Interface("webapi.interfaces.html_li_element", "HTMLLIElement")
_HTMLDListElement = Interface("webapi.interfaces.html_d_list_element", "HTMLDListElement")
_HTMLDivElement = Interface("webapi.interfaces.html_div_element", "HTMLDivElement")
_HTMLDataElement = Interface("webapi.interfaces.html_data_element", "HTMLDataElement")
_HTMLTimeElement = Interface("webapi.interfaces.html_time_element", "HTMLTimeElement")
_HTMLSpanElement = Interface("webapi.interfaces.html_span_element", "HTMLSpanElement")
_HTMLBRElement = Interface("webapi.interfaces.html_br_element", "HTMLBRElement")
_HTMLModElement = Interface("webapi.interfaces.html_mod_element", "HTMLModElement")
_HTMLPictureElement = Interface("webapi.interfaces.html_picture_element", "HTMLPictureElement")
_HTMLSourceElement = Interface("webapi.interfaces.html_source_element", "HTMLSourceElement")
_HTMLImageElement = Interface("webapi.interfaces.html_image_element", "HTMLImageElement")
_HTMLIFrameElement = Interface("webapi.interfaces.html_i_frame_element", "HTMLIFrameElement")
_HTMLEmbedElement = Interface("webapi.interfaces.html_embed_element", "HTMLEmbedElement")
_HTMLObjectElement = Interface("webapi.interfaces.html_object_element", "HTMLObjectElement")
_HTMLVideoElement = Interface("webapi.interfaces.html_video_element", "HTMLVideoElement")
_HTMLAudioElement = Interface("webapi.interfaces.html_audio_element", "HTMLAudioElement")
_HTMLTrackElement = Interface("webapi.interfaces.html_track_element", "HTMLTrackElement")
_HTMLMediaElement = Interface("webapi.interfaces.html_media_element", "HTMLMediaElement")
_HTMLMapElement = Interface("webapi.interfaces.html_map_element", "HTMLMapElement")
_HTMLTableElement = Interface("webapi.interfaces.html_table_element", "HTMLTableElement")
_HTMLTableCaptionElement = Interface(
    "webapi.interfaces.html_table_caption_element", "HTMLTableCaptionElement"
)
_HTMLTableColElement = Interface("webapi.interfaces.html_table_col_element", "HTMLTableColElement")
_HTMLTableSectionElement = Interface(
    "webapi.interfaces.html_table_section_element", "HTMLTableSectionElement"
)
_HTMLTableRowElement = Interface("webapi.interfaces.html_table_row_element", "HTMLTableRowElement")
_HTMLTableCellElement = Interface(
    "webapi.interfaces.html_table_cell_element", "HTMLTableCellElement"
)
_HTMLFormElement = Interface("webapi.interfaces.html_form_element", "HTMLFormElement")
_HTMLLabelElement = Interface("webapi.interfaces.html_label_element", "HTMLLabelElement")
_HTMLInputElement = Interface("webapi.interfaces.html_input_element", "HTMLInputElement")
_HTMLButtonElement = Interface("webapi.interfaces.html_button_element", "HTMLButtonElement")
_HTMLSelectElement = Interface("webapi.interfaces.html_select_element", "HTMLSelectElement")
_HTMLDataListElement = Interface("webapi.interfaces.html_data_list_element", "HTMLDataListElement")
_HTMLOptGroupElement = Interface("webapi.interfaces.html_opt_group_element", "HTMLOptGroupElement")
_HTMLOptionElement = Interface("webapi.interfaces.html_option_element", "HTMLOptionElement")
_HTMLTextAreaElement = Interface("webapi.interfaces.html_text_area_element", "HTMLTextAreaElement")
_HTMLOutputElement = Interface("webapi.interfaces.html_output_element", "HTMLOutputElement")
_HTMLProgressElement = Interface("webapi.interfaces.html_progress_element", "HTMLProgressElement")
_HTMLMeterElement = Interface("webapi.interfaces.html_meter_element", "HTMLMeterElement")
_HTMLFieldSetElement = Interface("webapi.interfaces.html_field_set_element", "HTMLFieldSetElement")
_HTMLLegendElement = Interface("webapi.interfaces.html_legend_element", "HTMLLegendElement")
_HTMLSelectedContentElement = Interface(
    "webapi.interfaces.html_selected_content_element", "HTMLSelectedContentElement"
)
_HTMLDetailsElement = Interface("webapi.interfaces.html_details_element", "HTMLDetailsElement")
_HTMLDialogElement = Interface("webapi.interfaces.html_dialog_element", "HTMLDialogElement")
_HTMLScriptElement = Interface("webapi.interfaces.html_script_element", "HTMLScriptElement")
_HTMLSlotElement = Interface("webapi.interfaces.html_slot_element", "HTMLSlotElement")
_HTMLCanvasElement = Interface("webapi.interfaces.html_canvas_element", "HTMLCanvasElement")
_HTMLMarqueeElement = Interface("webapi.interfaces.html_marquee_element", "HTMLMarqueeElement")
_HTMLFrameSetElement = Interface("webapi.interfaces.html_frame_set_element", "HTMLFrameSetElement")
_HTMLFrameElement = Interface("webapi.interfaces.html_frame_element", "HTMLFrameElement")
_HTMLDirectoryElement = Interface(
    "webapi.interfaces.html_directory_element", "HTMLDirectoryElement"
)
_HTMLFontElement = Interface("webapi.interfaces.html_font_element", "HTMLFontElement")
_HTMLParamElement = Interface("webapi.interfaces.html_param_element", "HTMLParamElement")
_MathMLElement = Interface("webapi.interfaces.math_ml_element", "MathMLElement")
_SVGElement = Interface("webapi.interfaces.svg_element", "SVGElement")
_SVGGraphicsElement = Interface("webapi.interfaces.svg_graphics_element", "SVGGraphicsElement")
_SVGSVGElement = Interface("webapi.interfaces.svgsvg_element", "SVGSVGElement")
_INHERITING = {
    "ShadowRoot": _ShadowRoot,
    "Document": _Document,
    "XMLDocument": _XMLDocument,
    "DocumentType": _DocumentType,
    "DocumentFragment": _DocumentFragment,
    "Element": _Element,
    "Attr": _Attr,
    "CharacterData": _CharacterData,
    "Text": _Text,
    "CDATASection": _CDATASection,
    "ProcessingInstruction": _ProcessingInstruction,
    "Comment": _Comment,
    "HTMLElement": _HTMLElement,
    "HTMLBaseElement": _HTMLBaseElement,
    "HTMLAnchorElement": _HTMLAnchorElement,
    "HTMLAreaElement": _HTMLAreaElement,
    "HTMLTemplateElement": _HTMLTemplateElement,
    "HTMLUnknownElement": _HTMLUnknownElement,
    "HTMLHtmlElement": _HTMLHtmlElement,
    "HTMLHeadElement": _HTMLHeadElement,
    "HTMLTitleElement": _HTMLTitleElement,
    "HTMLLinkElement": _HTMLLinkElement,
    "HTMLMetaElement": _HTMLMetaElement,
    "HTMLStyleElement": _HTMLStyleElement,
    "HTMLBodyElement": _HTMLBodyElement,
    "HTMLHeadingElement": _HTMLHeadingElement,
    "HTMLParagraphElement": _HTMLParagraphElement,
    "HTMLHRElement": _HTMLHRElement,
    "HTMLPreElement": _HTMLPreElement,
    "HTMLQuoteElement": _HTMLQuoteElement,
    "HTMLOListElement": _HTMLOListElement,
    "HTMLUListElement": _HTMLUListElement,
    "HTMLMenuElement": _HTMLMenuElement,
    "HTMLLIElement": _HTMLLIElement,
    "HTMLDListElement": _HTMLDListElement,
    "HTMLDivElement": _HTMLDivElement,
    "HTMLDataElement": _HTMLDataElement,
    "HTMLTimeElement": _HTMLTimeElement,
    "HTMLSpanElement": _HTMLSpanElement,
    "HTMLBRElement": _HTMLBRElement,
    "HTMLModElement": _HTMLModElement,
    "HTMLPictureElement": _HTMLPictureElement,
    "HTMLSourceElement": _HTMLSourceElement,
    "HTMLImageElement": _HTMLImageElement,
    "HTMLIFrameElement": _HTMLIFrameElement,
    "HTMLEmbedElement": _HTMLEmbedElement,
    "HTMLObjectElement": _HTMLObjectElement,
    "HTMLVideoElement": _HTMLVideoElement,
    "HTMLAudioElement": _HTMLAudioElement,
    "HTMLTrackElement": _HTMLTrackElement,
    "HTMLMediaElement": _HTMLMediaElement,
    "HTMLMapElement": _HTMLMapElement,
    "HTMLTableElement": _HTMLTableElement,
    "HTMLTableCaptionElement": _HTMLTableCaptionElement,
    "HTMLTableColElement": _HTMLTableColElement,
    "HTMLTableSectionElement": _HTMLTableSectionElement,
    "HTMLTableRowElement": _HTMLTableRowElement,
    "HTMLTableCellElement": _HTMLTableCellElement,
    "HTMLFormElement": _HTMLFormElement,
    "HTMLLabelElement": _HTMLLabelElement,
    "HTMLInputElement": _HTMLInputElement,
    "HTMLButtonElement": _HTMLButtonElement,
    "HTMLSelectElement": _HTMLSelectElement,
    "HTMLDataListElement": _HTMLDataListElement,
    "HTMLOptGroupElement": _HTMLOptGroupElement,
    "HTMLOptionElement": _HTMLOptionElement,
    "HTMLTextAreaElement": _HTMLTextAreaElement,
    "HTMLOutputElement": _HTMLOutputElement,
    "HTMLProgressElement": _HTMLProgressElement,
    "HTMLMeterElement": _HTMLMeterElement,
    "HTMLFieldSetElement": _HTMLFieldSetElement,
    "HTMLLegendElement": _HTMLLegendElement,
    "HTMLSelectedContentElement": _HTMLSelectedContentElement,
    "HTMLDetailsElement": _HTMLDetailsElement,
    "HTMLDialogElement": _HTMLDialogElement,
    "HTMLScriptElement": _HTMLScriptElement,
    "HTMLSlotElement": _HTMLSlotElement,
    "HTMLCanvasElement": _HTMLCanvasElement,
    "HTMLMarqueeElement": _HTMLMarqueeElement,
    "HTMLFrameSetElement": _HTMLFrameSetElement,
    "HTMLFrameElement": _HTMLFrameElement,
    "HTMLDirectoryElement": _HTMLDirectoryElement,
    "HTMLFontElement": _HTMLFontElement,
    "HTMLParamElement": _HTMLParamElement,
    "MathMLElement": _MathMLElement,
    "SVGElement": _SVGElement,
    "SVGGraphicsElement": _SVGGraphicsElement,
    "SVGSVGElement": _SVGSVGElement,
}


class Node(EventTarget):
    """A node of a tree. It has no constructor: documents make nodes.

    ``interface Node : EventTarget``

    https://dom.spec.whatwg.org/#node
    """

    __slots__ = (*steps.Slots.__annotations__,)

    ELEMENT_NODE = 1
    ATTRIBUTE_NODE = 2
    TEXT_NODE = 3
    CDATA_SECTION_NODE = 4
    ENTITY_REFERENCE_NODE = 5
    ENTITY_NODE = 6
    PROCESSING_INSTRUCTION_NODE = 7
    COMMENT_NODE = 8
    DOCUMENT_NODE = 9
    DOCUMENT_TYPE_NODE = 10
    DOCUMENT_FRAGMENT_NODE = 11
    NOTATION_NODE = 12
    DOCUMENT_POSITION_DISCONNECTED = 1
    DOCUMENT_POSITION_PRECEDING = 2
    DOCUMENT_POSITION_FOLLOWING = 4
    DOCUMENT_POSITION_CONTAINS = 8
    DOCUMENT_POSITION_CONTAINED_BY = 16
    DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC = 32

    def __init__(self, /, *_):
        raise illegal_constructor("Node")

    @property
    def nodeType(self):
        """The kind of the node: ``Node.ELEMENT_NODE`` and others.

        ``readonly attribute unsigned short nodeType``

        https://dom.spec.whatwg.org/#dom-node-nodetype
        """
        return self._webapi_node.node_type

    @property
    def nodeName(self):
        """The tag name of an element, the name of an attribute, ``#text`` and others.

        ``readonly attribute DOMString nodeName``

        https://dom.spec.whatwg.org/#dom-node-nodename
        """
        return self._webapi_node.node_name

    @property
    def baseURI(self):
        """The document's base URL: its URL, or the URL of its first ``base`` element with an
        ``href``.

        ``readonly attribute USVString baseURI``

        https://dom.spec.whatwg.org/#dom-node-baseuri

        >>> from webapi import Document
        >>> Document("https://example.org/a").baseURI
        'https://example.org/a'
        """
        return self._webapi_node.base_uri

    @property
    def isConnected(self):
        """Whether the node is in a document.

        ``readonly attribute boolean isConnected``

        https://dom.spec.whatwg.org/#dom-node-isconnected
        """
        return self._webapi_node.is_connected

    @property
    def ownerDocument(self):
        """The document that made the node, or that adopted it; ``None`` for a document.

        ``readonly attribute Document? ownerDocument``

        https://dom.spec.whatwg.org/#dom-node-ownerdocument
        """
        value = self._webapi_node.owner_document
        return None if value is None else value.platform_object or _Document.new(value)

    def getRootNode(self, options=None, **named):
        """The topmost ancestor, or the node itself.

        ``Node getRootNode(optional GetRootNodeOptions options = {})``

        https://dom.spec.whatwg.org/#dom-node-getrootnode
        """
        if named:
            options = options_by_name(
                "getRootNode", named, options, {"getRootNode(": ("composed",)}
            )
        if not isinstance(self, Node):
            raise illegal_invocation()
        value = self._webapi_node.get_root_node(
            to_get_root_node_options(
                options, "Failed to execute 'getRootNode' on 'Node': parameter 1"
            )
        )
        return value.platform_object or new_object(value)

    @property
    def parentNode(self):
        """The parent, or ``None``.

        ``readonly attribute Node? parentNode``

        https://dom.spec.whatwg.org/#dom-node-parentnode
        """
        value = self._webapi_node.parent_node
        return None if value is None else value.platform_object or new_object(value)

    @property
    def parentElement(self):
        """The parent if it is an element, or ``None``.

        ``readonly attribute Element? parentElement``

        https://dom.spec.whatwg.org/#dom-node-parentelement
        """
        value = self._webapi_node.parent_element
        return None if value is None else value.platform_object or _Element.new(value)

    def hasChildNodes(self):
        """Whether there are children.

        ``boolean hasChildNodes()``

        https://dom.spec.whatwg.org/#dom-node-haschildnodes
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.has_child_nodes()

    @property
    def childNodes(self):
        """The children, in a live list.

        ``readonly attribute NodeList childNodes``

        https://dom.spec.whatwg.org/#dom-node-childnodes
        """
        value = self._webapi_node.child_nodes
        return value.platform_object or _NodeList.new(value)

    @property
    def firstChild(self):
        """The first child, or ``None``.

        ``readonly attribute Node? firstChild``

        https://dom.spec.whatwg.org/#dom-node-firstchild
        """
        value = self._webapi_node.first_child
        return None if value is None else value.platform_object or new_object(value)

    @property
    def lastChild(self):
        """The last child, or ``None``.

        ``readonly attribute Node? lastChild``

        https://dom.spec.whatwg.org/#dom-node-lastchild
        """
        value = self._webapi_node.last_child
        return None if value is None else value.platform_object or new_object(value)

    @property
    def previousSibling(self):
        """The sibling before the node, or ``None``.

        ``readonly attribute Node? previousSibling``

        https://dom.spec.whatwg.org/#dom-node-previoussibling
        """
        value = self._webapi_node.previous_sibling
        return None if value is None else value.platform_object or new_object(value)

    @property
    def nextSibling(self):
        """The sibling behind the node, or ``None``.

        ``readonly attribute Node? nextSibling``

        https://dom.spec.whatwg.org/#dom-node-nextsibling
        """
        value = self._webapi_node.next_sibling
        return None if value is None else value.platform_object or new_object(value)

    @property
    def nodeValue(self):
        """The text of a text, a comment or an attribute; ``None`` for others.

        ``attribute DOMString? nodeValue``

        https://dom.spec.whatwg.org/#dom-node-nodevalue
        """
        return self._webapi_node.node_value

    @nodeValue.setter
    def nodeValue(self, value, /):
        try:
            self._webapi_node.node_value = _to_node_value(
                value, "Failed to set the 'nodeValue' property on 'Node': The provided value"
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def textContent(self):
        """The text within a node; ``None`` for a document. Setting it replaces all children by a
        text.

        ``attribute DOMString? textContent``

        https://dom.spec.whatwg.org/#dom-node-textcontent
        """
        return self._webapi_node.text_content

    @textContent.setter
    def textContent(self, value, /):
        try:
            self._webapi_node.text_content = _to_text_content(
                value, "Failed to set the 'textContent' property on 'Node': The provided value"
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def normalize(self):
        """Join adjacent texts, and remove empty ones.

        ``undefined normalize()``

        https://dom.spec.whatwg.org/#dom-node-normalize
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        try:
            self._webapi_node.normalize()
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def cloneNode(self, subtree=None):
        """A copy, with copies of all descendants if ``subtree`` is true.

        ``Node cloneNode(optional boolean subtree = false)``

        https://dom.spec.whatwg.org/#dom-node-clonenode
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        try:
            value = self._webapi_node.clone_node(False if subtree is None else to_boolean(subtree))
            return value.platform_object or new_object(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def isEqualNode(self, otherNode):
        """Whether another node has the same contents.

        ``boolean isEqualNode(Node? otherNode)``

        https://dom.spec.whatwg.org/#dom-node-isequalnode
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.is_equal_node(
            _to_other_node(otherNode, "Failed to execute 'isEqualNode' on 'Node': parameter 1")
        )

    def isSameNode(self, otherNode):
        """Whether another node is this one.

        ``boolean isSameNode(Node? otherNode)``

        https://dom.spec.whatwg.org/#dom-node-issamenode
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.is_same_node(
            _to_other_node(otherNode, "Failed to execute 'isSameNode' on 'Node': parameter 1")
        )

    def compareDocumentPosition(self, other):
        """Where another node stands: a sum of ``Node.DOCUMENT_POSITION_PRECEDING`` and others.

        ``unsigned short compareDocumentPosition(Node other)``

        https://dom.spec.whatwg.org/#dom-node-comparedocumentposition
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.compare_document_position(
            _Node.convert(
                other, "Failed to execute 'compareDocumentPosition' on 'Node': parameter 1"
            )._webapi_node
        )

    def contains(self, other):
        """Whether another node is this one or one of its descendants.

        ``boolean contains(Node? other)``

        https://dom.spec.whatwg.org/#dom-node-contains
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.contains(
            _to_other(other, "Failed to execute 'contains' on 'Node': parameter 1")
        )

    def lookupPrefix(self, namespace):
        """The prefix of a namespace here, or ``None``.

        ``DOMString? lookupPrefix(DOMString? namespace)``

        https://dom.spec.whatwg.org/#dom-node-lookupprefix
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.lookup_prefix(
            _to_namespace(namespace, "Failed to execute 'lookupPrefix' on 'Node': parameter 1")
        )

    def lookupNamespaceURI(self, prefix):
        """The namespace of a prefix here, or ``None``.

        ``DOMString? lookupNamespaceURI(DOMString? prefix)``

        https://dom.spec.whatwg.org/#dom-node-lookupnamespaceuri
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.lookup_namespace_uri(
            _to_prefix(prefix, "Failed to execute 'lookupNamespaceURI' on 'Node': parameter 1")
        )

    def isDefaultNamespace(self, namespace):
        """Whether a namespace needs no prefix here.

        ``boolean isDefaultNamespace(DOMString? namespace)``

        https://dom.spec.whatwg.org/#dom-node-isdefaultnamespace
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        return self._webapi_node.is_default_namespace(
            _to_namespace(
                namespace, "Failed to execute 'isDefaultNamespace' on 'Node': parameter 1"
            )
        )

    def insertBefore(self, node, child):
        """Insert a node before a child, or last if ``child`` is null. Raises `DOMException` if the
        tree cannot have it.

        ``Node insertBefore(Node node, Node? child)``

        https://dom.spec.whatwg.org/#dom-node-insertbefore
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        try:
            value = self._webapi_node.insert_before(
                _Node.convert(
                    node, "Failed to execute 'insertBefore' on 'Node': parameter 1"
                )._webapi_node,
                _to_child(child, "Failed to execute 'insertBefore' on 'Node': parameter 2"),
            )
            return value.platform_object or new_object(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def appendChild(self, node):
        """Insert a node behind the last child. Raises `DOMException` if the tree cannot have it.

        ``Node appendChild(Node node)``

        https://dom.spec.whatwg.org/#dom-node-appendchild
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        try:
            value = self._webapi_node.append_child(
                _Node.convert(
                    node, "Failed to execute 'appendChild' on 'Node': parameter 1"
                )._webapi_node
            )
            return value.platform_object or new_object(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def replaceChild(self, node, child):
        """Put ``node`` in the place of ``child``, which is returned.

        ``Node replaceChild(Node node, Node child)``

        https://dom.spec.whatwg.org/#dom-node-replacechild
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        try:
            value = self._webapi_node.replace_child(
                _Node.convert(
                    node, "Failed to execute 'replaceChild' on 'Node': parameter 1"
                )._webapi_node,
                _Node.convert(
                    child, "Failed to execute 'replaceChild' on 'Node': parameter 2"
                )._webapi_node,
            )
            return value.platform_object or new_object(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def removeChild(self, child):
        """Take a child out, and return it.

        ``Node removeChild(Node child)``

        https://dom.spec.whatwg.org/#dom-node-removechild
        """
        if not isinstance(self, Node):
            raise illegal_invocation()
        try:
            value = self._webapi_node.remove_child(
                _Node.convert(
                    child, "Failed to execute 'removeChild' on 'Node': parameter 1"
                )._webapi_node
            )
            return value.platform_object or new_object(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def __str__(self):
        return "[object Node]"

    __repr__ = steps.inspect


def new_object(value):
    """A new Node object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = Node.__new__(Node)
    steps.initialize(this, value)
    return this
