"""Types of the Document interface. Made by ``python -m idl``."""

from collections.abc import Callable
from typing import Literal, Self, overload

from typing_extensions import Unpack

from webapi.html.nodes import Document as _DocumentImplementation
from webapi.interfaces.attr import Attr
from webapi.interfaces.cdata_section import CDATASection
from webapi.interfaces.comment import Comment
from webapi.interfaces.document_fragment import DocumentFragment
from webapi.interfaces.document_or_shadow_root import DocumentOrShadowRoot as _DocumentOrShadowRoot
from webapi.interfaces.document_ready_state import DocumentReadyState
from webapi.interfaces.document_type import DocumentType
from webapi.interfaces.document_visibility_state import DocumentVisibilityState
from webapi.interfaces.dom_implementation import DOMImplementation
from webapi.interfaces.element import Element
from webapi.interfaces.event import Event
from webapi.interfaces.event_handler_non_null import EventHandlerNonNull
from webapi.interfaces.global_event_handlers import GlobalEventHandlers as _GlobalEventHandlers
from webapi.interfaces.html_anchor_element import HTMLAnchorElement
from webapi.interfaces.html_area_element import HTMLAreaElement
from webapi.interfaces.html_audio_element import HTMLAudioElement
from webapi.interfaces.html_base_element import HTMLBaseElement
from webapi.interfaces.html_body_element import HTMLBodyElement
from webapi.interfaces.html_br_element import HTMLBRElement
from webapi.interfaces.html_button_element import HTMLButtonElement
from webapi.interfaces.html_canvas_element import HTMLCanvasElement
from webapi.interfaces.html_collection import HTMLCollection
from webapi.interfaces.html_d_list_element import HTMLDListElement
from webapi.interfaces.html_data_element import HTMLDataElement
from webapi.interfaces.html_data_list_element import HTMLDataListElement
from webapi.interfaces.html_details_element import HTMLDetailsElement
from webapi.interfaces.html_dialog_element import HTMLDialogElement
from webapi.interfaces.html_directory_element import HTMLDirectoryElement
from webapi.interfaces.html_div_element import HTMLDivElement
from webapi.interfaces.html_element import HTMLElement
from webapi.interfaces.html_embed_element import HTMLEmbedElement
from webapi.interfaces.html_field_set_element import HTMLFieldSetElement
from webapi.interfaces.html_font_element import HTMLFontElement
from webapi.interfaces.html_form_element import HTMLFormElement
from webapi.interfaces.html_frame_element import HTMLFrameElement
from webapi.interfaces.html_frame_set_element import HTMLFrameSetElement
from webapi.interfaces.html_head_element import HTMLHeadElement
from webapi.interfaces.html_heading_element import HTMLHeadingElement
from webapi.interfaces.html_hr_element import HTMLHRElement
from webapi.interfaces.html_html_element import HTMLHtmlElement
from webapi.interfaces.html_i_frame_element import HTMLIFrameElement
from webapi.interfaces.html_image_element import HTMLImageElement
from webapi.interfaces.html_input_element import HTMLInputElement
from webapi.interfaces.html_label_element import HTMLLabelElement
from webapi.interfaces.html_legend_element import HTMLLegendElement
from webapi.interfaces.html_li_element import HTMLLIElement
from webapi.interfaces.html_link_element import HTMLLinkElement
from webapi.interfaces.html_map_element import HTMLMapElement
from webapi.interfaces.html_marquee_element import HTMLMarqueeElement
from webapi.interfaces.html_menu_element import HTMLMenuElement
from webapi.interfaces.html_meta_element import HTMLMetaElement
from webapi.interfaces.html_meter_element import HTMLMeterElement
from webapi.interfaces.html_mod_element import HTMLModElement
from webapi.interfaces.html_o_list_element import HTMLOListElement
from webapi.interfaces.html_object_element import HTMLObjectElement
from webapi.interfaces.html_opt_group_element import HTMLOptGroupElement
from webapi.interfaces.html_option_element import HTMLOptionElement
from webapi.interfaces.html_output_element import HTMLOutputElement
from webapi.interfaces.html_paragraph_element import HTMLParagraphElement
from webapi.interfaces.html_param_element import HTMLParamElement
from webapi.interfaces.html_picture_element import HTMLPictureElement
from webapi.interfaces.html_pre_element import HTMLPreElement
from webapi.interfaces.html_progress_element import HTMLProgressElement
from webapi.interfaces.html_quote_element import HTMLQuoteElement
from webapi.interfaces.html_script_element import HTMLScriptElement
from webapi.interfaces.html_select_element import HTMLSelectElement
from webapi.interfaces.html_selected_content_element import HTMLSelectedContentElement
from webapi.interfaces.html_slot_element import HTMLSlotElement
from webapi.interfaces.html_source_element import HTMLSourceElement
from webapi.interfaces.html_span_element import HTMLSpanElement
from webapi.interfaces.html_style_element import HTMLStyleElement
from webapi.interfaces.html_table_caption_element import HTMLTableCaptionElement
from webapi.interfaces.html_table_cell_element import HTMLTableCellElement
from webapi.interfaces.html_table_col_element import HTMLTableColElement
from webapi.interfaces.html_table_element import HTMLTableElement
from webapi.interfaces.html_table_row_element import HTMLTableRowElement
from webapi.interfaces.html_table_section_element import HTMLTableSectionElement
from webapi.interfaces.html_template_element import HTMLTemplateElement
from webapi.interfaces.html_text_area_element import HTMLTextAreaElement
from webapi.interfaces.html_time_element import HTMLTimeElement
from webapi.interfaces.html_title_element import HTMLTitleElement
from webapi.interfaces.html_track_element import HTMLTrackElement
from webapi.interfaces.html_u_list_element import HTMLUListElement
from webapi.interfaces.html_video_element import HTMLVideoElement
from webapi.interfaces.import_node_options import ImportNodeOptions
from webapi.interfaces.location import Location
from webapi.interfaces.node import Node
from webapi.interfaces.node_filter import NodeFilter
from webapi.interfaces.node_iterator import NodeIterator
from webapi.interfaces.node_list import NodeList
from webapi.interfaces.parent_node import ParentNode as _ParentNode
from webapi.interfaces.processing_instruction import ProcessingInstruction
from webapi.interfaces.range import Range
from webapi.interfaces.selection import Selection
from webapi.interfaces.text import Text
from webapi.interfaces.tree_walker import TreeWalker
from webapi.interfaces.x_path_expression import XPathExpression
from webapi.interfaces.x_path_ns_resolver import XPathNSResolver
from webapi.interfaces.x_path_result import XPathResult
from webapi.steps.document import Slots as _DocumentSlots
from webapi.webidl.types import BytesLike, NumberLike, StringLike

class Document(Node, _DocumentSlots, _ParentNode, _GlobalEventHandlers, _DocumentOrShadowRoot):
    _webapi_node: _DocumentImplementation
    def __init__(self, url: StringLike = None, encoding: StringLike = None) -> None: ...
    @classmethod
    def new(cls, url: StringLike = None, encoding: StringLike = None) -> Self: ...
    @property
    def implementation(self) -> DOMImplementation:
        """Makes documents and doctypes.

        https://dom.spec.whatwg.org/#dom-document-implementation
        """
    @property
    def URL(self) -> str:
        """The document's URL.

        https://dom.spec.whatwg.org/#dom-document-url
        """
    @property
    def documentURI(self) -> str:
        """The document's URL.

        https://dom.spec.whatwg.org/#dom-document-documenturi
        """
    @property
    def compatMode(self) -> str:
        """``BackCompat`` for a page in quirks mode, or ``CSS1Compat``.

        https://dom.spec.whatwg.org/#dom-document-compatmode
        """
    @property
    def characterSet(self) -> str:
        """The name of the document's encoding, in which the queries of links are encoded.

        https://dom.spec.whatwg.org/#dom-document-characterset
        """
    @property
    def charset(self) -> str:
        """The same as ``characterSet``.

        https://dom.spec.whatwg.org/#dom-document-charset
        """
    @property
    def inputEncoding(self) -> str:
        """The same as ``characterSet``.

        https://dom.spec.whatwg.org/#dom-document-inputencoding
        """
    @property
    def contentType(self) -> str:
        """The MIME type of the document.

        https://dom.spec.whatwg.org/#dom-document-contenttype
        """
    @property
    def doctype(self) -> DocumentType | None:
        """The doctype, or ``None``.

        https://dom.spec.whatwg.org/#dom-document-doctype
        """
    @property
    def documentElement(self) -> Element | None:
        """The document's element, or ``None``.

        https://dom.spec.whatwg.org/#dom-document-documentelement
        """
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["a"]
    ) -> HTMLCollection[HTMLAnchorElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["area"]
    ) -> HTMLCollection[HTMLAreaElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["audio"]
    ) -> HTMLCollection[HTMLAudioElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["base"]
    ) -> HTMLCollection[HTMLBaseElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["body"]
    ) -> HTMLCollection[HTMLBodyElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["br"]
    ) -> HTMLCollection[HTMLBRElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["button"]
    ) -> HTMLCollection[HTMLButtonElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["canvas"]
    ) -> HTMLCollection[HTMLCanvasElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["data"]
    ) -> HTMLCollection[HTMLDataElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["datalist"]
    ) -> HTMLCollection[HTMLDataListElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["details"]
    ) -> HTMLCollection[HTMLDetailsElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["dialog"]
    ) -> HTMLCollection[HTMLDialogElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["dir"]
    ) -> HTMLCollection[HTMLDirectoryElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["div"]
    ) -> HTMLCollection[HTMLDivElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["dl"]
    ) -> HTMLCollection[HTMLDListElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["embed"]
    ) -> HTMLCollection[HTMLEmbedElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["fieldset"]
    ) -> HTMLCollection[HTMLFieldSetElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["font"]
    ) -> HTMLCollection[HTMLFontElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["form"]
    ) -> HTMLCollection[HTMLFormElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["frame"]
    ) -> HTMLCollection[HTMLFrameElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["frameset"]
    ) -> HTMLCollection[HTMLFrameSetElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["head"]
    ) -> HTMLCollection[HTMLHeadElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["h1", "h2", "h3", "h4", "h5", "h6"]
    ) -> HTMLCollection[HTMLHeadingElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["hr"]
    ) -> HTMLCollection[HTMLHRElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["html"]
    ) -> HTMLCollection[HTMLHtmlElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["iframe"]
    ) -> HTMLCollection[HTMLIFrameElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["img"]
    ) -> HTMLCollection[HTMLImageElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["input"]
    ) -> HTMLCollection[HTMLInputElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["label"]
    ) -> HTMLCollection[HTMLLabelElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["legend"]
    ) -> HTMLCollection[HTMLLegendElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["li"]
    ) -> HTMLCollection[HTMLLIElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["link"]
    ) -> HTMLCollection[HTMLLinkElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["map"]
    ) -> HTMLCollection[HTMLMapElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["marquee"]
    ) -> HTMLCollection[HTMLMarqueeElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["menu"]
    ) -> HTMLCollection[HTMLMenuElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["meta"]
    ) -> HTMLCollection[HTMLMetaElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["meter"]
    ) -> HTMLCollection[HTMLMeterElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["del", "ins"]
    ) -> HTMLCollection[HTMLModElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["object"]
    ) -> HTMLCollection[HTMLObjectElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["ol"]
    ) -> HTMLCollection[HTMLOListElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["optgroup"]
    ) -> HTMLCollection[HTMLOptGroupElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["option"]
    ) -> HTMLCollection[HTMLOptionElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["output"]
    ) -> HTMLCollection[HTMLOutputElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["p"]
    ) -> HTMLCollection[HTMLParagraphElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["param"]
    ) -> HTMLCollection[HTMLParamElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["picture"]
    ) -> HTMLCollection[HTMLPictureElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["listing", "pre", "xmp"]
    ) -> HTMLCollection[HTMLPreElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["progress"]
    ) -> HTMLCollection[HTMLProgressElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["blockquote", "q"]
    ) -> HTMLCollection[HTMLQuoteElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["script"]
    ) -> HTMLCollection[HTMLScriptElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["selectedcontent"]
    ) -> HTMLCollection[HTMLSelectedContentElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["select"]
    ) -> HTMLCollection[HTMLSelectElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["slot"]
    ) -> HTMLCollection[HTMLSlotElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["source"]
    ) -> HTMLCollection[HTMLSourceElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["span"]
    ) -> HTMLCollection[HTMLSpanElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["style"]
    ) -> HTMLCollection[HTMLStyleElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["caption"]
    ) -> HTMLCollection[HTMLTableCaptionElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["td", "th"]
    ) -> HTMLCollection[HTMLTableCellElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["col", "colgroup"]
    ) -> HTMLCollection[HTMLTableColElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["table"]
    ) -> HTMLCollection[HTMLTableElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["tr"]
    ) -> HTMLCollection[HTMLTableRowElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["tbody", "tfoot", "thead"]
    ) -> HTMLCollection[HTMLTableSectionElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["template"]
    ) -> HTMLCollection[HTMLTemplateElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["textarea"]
    ) -> HTMLCollection[HTMLTextAreaElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["time"]
    ) -> HTMLCollection[HTMLTimeElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["title"]
    ) -> HTMLCollection[HTMLTitleElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["track"]
    ) -> HTMLCollection[HTMLTrackElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["ul"]
    ) -> HTMLCollection[HTMLUListElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["video"]
    ) -> HTMLCollection[HTMLVideoElement]: ...
    @overload
    def getElementsByTagName(
        self,
        qualifiedName: Literal[
            "abbr",
            "address",
            "article",
            "aside",
            "b",
            "bdi",
            "bdo",
            "center",
            "cite",
            "code",
            "dd",
            "dfn",
            "dt",
            "em",
            "figcaption",
            "figure",
            "footer",
            "header",
            "hgroup",
            "i",
            "kbd",
        ],
    ) -> HTMLCollection[HTMLElement]: ...
    @overload
    def getElementsByTagName(
        self,
        qualifiedName: Literal[
            "main",
            "mark",
            "nav",
            "nobr",
            "noframes",
            "noscript",
            "plaintext",
            "rp",
            "rt",
            "ruby",
            "s",
            "samp",
            "search",
            "section",
            "small",
            "strike",
            "strong",
        ],
    ) -> HTMLCollection[HTMLElement]: ...
    @overload
    def getElementsByTagName(
        self, qualifiedName: Literal["sub", "summary", "sup", "tt", "u", "var", "wbr"]
    ) -> HTMLCollection[HTMLElement]: ...
    @overload
    def getElementsByTagName(self, qualifiedName: StringLike) -> HTMLCollection[Element]: ...
    def getElementsByTagNameNS(
        self, namespace: StringLike, localName: StringLike
    ) -> HTMLCollection: ...
    def getElementsByClassName(self, classNames: StringLike) -> HTMLCollection: ...
    @overload
    def createElement(self, localName: Literal["a"]) -> HTMLAnchorElement: ...
    @overload
    def createElement(self, localName: Literal["area"]) -> HTMLAreaElement: ...
    @overload
    def createElement(self, localName: Literal["audio"]) -> HTMLAudioElement: ...
    @overload
    def createElement(self, localName: Literal["base"]) -> HTMLBaseElement: ...
    @overload
    def createElement(self, localName: Literal["body"]) -> HTMLBodyElement: ...
    @overload
    def createElement(self, localName: Literal["br"]) -> HTMLBRElement: ...
    @overload
    def createElement(self, localName: Literal["button"]) -> HTMLButtonElement: ...
    @overload
    def createElement(self, localName: Literal["canvas"]) -> HTMLCanvasElement: ...
    @overload
    def createElement(self, localName: Literal["data"]) -> HTMLDataElement: ...
    @overload
    def createElement(self, localName: Literal["datalist"]) -> HTMLDataListElement: ...
    @overload
    def createElement(self, localName: Literal["details"]) -> HTMLDetailsElement: ...
    @overload
    def createElement(self, localName: Literal["dialog"]) -> HTMLDialogElement: ...
    @overload
    def createElement(self, localName: Literal["dir"]) -> HTMLDirectoryElement: ...
    @overload
    def createElement(self, localName: Literal["div"]) -> HTMLDivElement: ...
    @overload
    def createElement(self, localName: Literal["dl"]) -> HTMLDListElement: ...
    @overload
    def createElement(self, localName: Literal["embed"]) -> HTMLEmbedElement: ...
    @overload
    def createElement(self, localName: Literal["fieldset"]) -> HTMLFieldSetElement: ...
    @overload
    def createElement(self, localName: Literal["font"]) -> HTMLFontElement: ...
    @overload
    def createElement(self, localName: Literal["form"]) -> HTMLFormElement: ...
    @overload
    def createElement(self, localName: Literal["frame"]) -> HTMLFrameElement: ...
    @overload
    def createElement(self, localName: Literal["frameset"]) -> HTMLFrameSetElement: ...
    @overload
    def createElement(self, localName: Literal["head"]) -> HTMLHeadElement: ...
    @overload
    def createElement(
        self, localName: Literal["h1", "h2", "h3", "h4", "h5", "h6"]
    ) -> HTMLHeadingElement: ...
    @overload
    def createElement(self, localName: Literal["hr"]) -> HTMLHRElement: ...
    @overload
    def createElement(self, localName: Literal["html"]) -> HTMLHtmlElement: ...
    @overload
    def createElement(self, localName: Literal["iframe"]) -> HTMLIFrameElement: ...
    @overload
    def createElement(self, localName: Literal["img"]) -> HTMLImageElement: ...
    @overload
    def createElement(self, localName: Literal["input"]) -> HTMLInputElement: ...
    @overload
    def createElement(self, localName: Literal["label"]) -> HTMLLabelElement: ...
    @overload
    def createElement(self, localName: Literal["legend"]) -> HTMLLegendElement: ...
    @overload
    def createElement(self, localName: Literal["li"]) -> HTMLLIElement: ...
    @overload
    def createElement(self, localName: Literal["link"]) -> HTMLLinkElement: ...
    @overload
    def createElement(self, localName: Literal["map"]) -> HTMLMapElement: ...
    @overload
    def createElement(self, localName: Literal["marquee"]) -> HTMLMarqueeElement: ...
    @overload
    def createElement(self, localName: Literal["menu"]) -> HTMLMenuElement: ...
    @overload
    def createElement(self, localName: Literal["meta"]) -> HTMLMetaElement: ...
    @overload
    def createElement(self, localName: Literal["meter"]) -> HTMLMeterElement: ...
    @overload
    def createElement(self, localName: Literal["del", "ins"]) -> HTMLModElement: ...
    @overload
    def createElement(self, localName: Literal["object"]) -> HTMLObjectElement: ...
    @overload
    def createElement(self, localName: Literal["ol"]) -> HTMLOListElement: ...
    @overload
    def createElement(self, localName: Literal["optgroup"]) -> HTMLOptGroupElement: ...
    @overload
    def createElement(self, localName: Literal["option"]) -> HTMLOptionElement: ...
    @overload
    def createElement(self, localName: Literal["output"]) -> HTMLOutputElement: ...
    @overload
    def createElement(self, localName: Literal["p"]) -> HTMLParagraphElement: ...
    @overload
    def createElement(self, localName: Literal["param"]) -> HTMLParamElement: ...
    @overload
    def createElement(self, localName: Literal["picture"]) -> HTMLPictureElement: ...
    @overload
    def createElement(self, localName: Literal["listing", "pre", "xmp"]) -> HTMLPreElement: ...
    @overload
    def createElement(self, localName: Literal["progress"]) -> HTMLProgressElement: ...
    @overload
    def createElement(self, localName: Literal["blockquote", "q"]) -> HTMLQuoteElement: ...
    @overload
    def createElement(self, localName: Literal["script"]) -> HTMLScriptElement: ...
    @overload
    def createElement(
        self, localName: Literal["selectedcontent"]
    ) -> HTMLSelectedContentElement: ...
    @overload
    def createElement(self, localName: Literal["select"]) -> HTMLSelectElement: ...
    @overload
    def createElement(self, localName: Literal["slot"]) -> HTMLSlotElement: ...
    @overload
    def createElement(self, localName: Literal["source"]) -> HTMLSourceElement: ...
    @overload
    def createElement(self, localName: Literal["span"]) -> HTMLSpanElement: ...
    @overload
    def createElement(self, localName: Literal["style"]) -> HTMLStyleElement: ...
    @overload
    def createElement(self, localName: Literal["caption"]) -> HTMLTableCaptionElement: ...
    @overload
    def createElement(self, localName: Literal["td", "th"]) -> HTMLTableCellElement: ...
    @overload
    def createElement(self, localName: Literal["col", "colgroup"]) -> HTMLTableColElement: ...
    @overload
    def createElement(self, localName: Literal["table"]) -> HTMLTableElement: ...
    @overload
    def createElement(self, localName: Literal["tr"]) -> HTMLTableRowElement: ...
    @overload
    def createElement(
        self, localName: Literal["tbody", "tfoot", "thead"]
    ) -> HTMLTableSectionElement: ...
    @overload
    def createElement(self, localName: Literal["template"]) -> HTMLTemplateElement: ...
    @overload
    def createElement(self, localName: Literal["textarea"]) -> HTMLTextAreaElement: ...
    @overload
    def createElement(self, localName: Literal["time"]) -> HTMLTimeElement: ...
    @overload
    def createElement(self, localName: Literal["title"]) -> HTMLTitleElement: ...
    @overload
    def createElement(self, localName: Literal["track"]) -> HTMLTrackElement: ...
    @overload
    def createElement(self, localName: Literal["ul"]) -> HTMLUListElement: ...
    @overload
    def createElement(self, localName: Literal["video"]) -> HTMLVideoElement: ...
    @overload
    def createElement(
        self,
        localName: Literal[
            "abbr",
            "address",
            "article",
            "aside",
            "b",
            "bdi",
            "bdo",
            "center",
            "cite",
            "code",
            "dd",
            "dfn",
            "dt",
            "em",
            "figcaption",
            "figure",
            "footer",
            "header",
            "hgroup",
            "i",
            "kbd",
        ],
    ) -> HTMLElement: ...
    @overload
    def createElement(
        self,
        localName: Literal[
            "main",
            "mark",
            "nav",
            "nobr",
            "noframes",
            "noscript",
            "plaintext",
            "rp",
            "rt",
            "ruby",
            "s",
            "samp",
            "search",
            "section",
            "small",
            "strike",
            "strong",
        ],
    ) -> HTMLElement: ...
    @overload
    def createElement(
        self, localName: Literal["sub", "summary", "sup", "tt", "u", "var", "wbr"]
    ) -> HTMLElement: ...
    @overload
    def createElement(self, localName: StringLike) -> HTMLElement: ...
    def createElementNS(self, namespace: StringLike, qualifiedName: StringLike) -> Element: ...
    def createDocumentFragment(self) -> DocumentFragment: ...
    def createTextNode(self, data: StringLike) -> Text: ...
    def createCDATASection(self, data: StringLike) -> CDATASection: ...
    def createComment(self, data: StringLike) -> Comment: ...
    def createProcessingInstruction(
        self, target: StringLike, data: StringLike
    ) -> ProcessingInstruction: ...
    def importNode(
        self,
        node: Node,
        options: bool | ImportNodeOptions | None = None,
        **named: Unpack[ImportNodeOptions],
    ) -> Node: ...
    def adoptNode(self, node: Node) -> Node: ...
    def createAttribute(self, localName: StringLike) -> Attr: ...
    def createAttributeNS(self, namespace: StringLike, qualifiedName: StringLike) -> Attr: ...
    def createEvent(self, interface: StringLike) -> Event: ...
    def createRange(self) -> Range: ...
    def createNodeIterator(
        self,
        root: Node,
        whatToShow: NumberLike | None = None,
        filter: Callable[..., object] | NodeFilter | None = None,
    ) -> NodeIterator: ...
    def createTreeWalker(
        self,
        root: Node,
        whatToShow: NumberLike | None = None,
        filter: Callable[..., object] | NodeFilter | None = None,
    ) -> TreeWalker: ...
    @property
    def location(self) -> Location:
        """The `Location` of the document. Setting it navigates.

        https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-document-location
        """
    @location.setter
    def location(self, value: StringLike, /) -> None: ...
    @property
    def referrer(self) -> str:
        """The URL of the document that led here, or the empty string. `webapi.page` knows it.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-referrer
        """
    @property
    def cookie(self) -> str:
        """The cookies of a page that scripts see. Setting it stores one. Empty for a document that
        no page shows.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-cookie
        """
    @cookie.setter
    def cookie(self, value: StringLike, /) -> None: ...
    @property
    def links(self) -> HTMLCollection[HTMLAnchorElement | HTMLAreaElement]:
        """The ``a`` and ``area`` elements that have an ``href``.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-links
        """
    @property
    def lastModified(self) -> str:
        """The time now, because the document does not know when its source was modified.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-lastmodified
        """
    @property
    def readyState(self) -> DocumentReadyState:
        """``complete``, as nothing loads.

        https://html.spec.whatwg.org/multipage/dom.html#current-document-readiness
        """
    @property
    def title(self) -> str:
        """The text of the first ``title`` element, with its white space collapsed. Setting it makes
        one if there is a head.

        https://html.spec.whatwg.org/multipage/dom.html#document.title
        """
    @title.setter
    def title(self, value: StringLike, /) -> None: ...
    @property
    def dir(self) -> str:
        """The ``dir`` of the ``html`` element.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-dir
        """
    @dir.setter
    def dir(self, value: StringLike, /) -> None: ...
    @property
    def body(self) -> HTMLElement | None:
        """The body, or the frameset. Setting it replaces the old one.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-body
        """
    @body.setter
    def body(self, value: HTMLElement | None, /) -> None: ...
    @property
    def head(self) -> HTMLHeadElement | None:
        """The first ``head`` element of the ``html`` element.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-head
        """
    @property
    def images(self) -> HTMLCollection[HTMLImageElement]:
        """The ``img`` elements, in a collection that follows changes.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-images
        """
    @property
    def embeds(self) -> HTMLCollection[HTMLEmbedElement]:
        """The ``embed`` elements, in a collection that follows changes.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-embeds
        """
    @property
    def plugins(self) -> HTMLCollection[HTMLEmbedElement]:
        """The ``embed`` elements, in a collection that follows changes.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-plugins
        """
    @property
    def forms(self) -> HTMLCollection[HTMLFormElement]:
        """The ``form`` elements, in a collection that follows changes.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-forms
        """
    @property
    def scripts(self) -> HTMLCollection[HTMLScriptElement]:
        """The ``script`` elements, in a collection that follows changes.

        https://html.spec.whatwg.org/multipage/dom.html#dom-document-scripts
        """
    def getElementsByName(self, elementName: StringLike) -> NodeList: ...
    @property
    def currentScript(self) -> HTMLScriptElement | None:
        """https://html.spec.whatwg.org/multipage/#dom-document-currentscript"""
    @property
    def onreadystatechange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-document-onreadystatechange"""
    @onreadystatechange.setter
    def onreadystatechange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def hidden(self) -> bool:
        """Whether nothing shows the document, as nothing shows the documents of Python.

        https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hidden
        """
    @property
    def visibilityState(self) -> DocumentVisibilityState:
        """``hidden``, as nothing shows the documents of Python; ``visible`` to the scripts of a
        page.

        https://html.spec.whatwg.org/multipage/interaction.html#dom-document-visibilitystate
        """
    @property
    def onvisibilitychange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#dom-document-onvisibilitychange"""
    @onvisibilitychange.setter
    def onvisibilitychange(self, value: EventHandlerNonNull | None, /) -> None: ...
    def hasFocus(self) -> bool: ...
    def open(self, unused1: StringLike = None, unused2: StringLike = None) -> Document: ...
    def close(self) -> None: ...
    def write(self, *text: StringLike) -> None: ...
    def writeln(self, *text: StringLike) -> None: ...
    @property
    def fgColor(self) -> str:
        """The color of the text: the attribute ``text`` of the ``body``.

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-fgcolor
        """
    @fgColor.setter
    def fgColor(self, value: StringLike, /) -> None: ...
    @property
    def linkColor(self) -> str:
        """The color of hyperlinks: the attribute ``link`` of the ``body``.

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-linkcolor
        """
    @linkColor.setter
    def linkColor(self, value: StringLike, /) -> None: ...
    @property
    def vlinkColor(self) -> str:
        """The color of visited hyperlinks: the attribute ``vlink`` of the ``body``.

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-vlinkcolor
        """
    @vlinkColor.setter
    def vlinkColor(self, value: StringLike, /) -> None: ...
    @property
    def alinkColor(self) -> str:
        """The color of active hyperlinks: the attribute ``alink`` of the ``body``.

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-alinkcolor
        """
    @alinkColor.setter
    def alinkColor(self, value: StringLike, /) -> None: ...
    @property
    def bgColor(self) -> str:
        """The color of the background: the attribute ``bgcolor`` of the ``body``.

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-bgcolor
        """
    @bgColor.setter
    def bgColor(self, value: StringLike, /) -> None: ...
    @property
    def anchors(self) -> HTMLCollection[HTMLAnchorElement]:
        """The ``a`` elements that have a ``name``, in a collection that follows changes.

        https://html.spec.whatwg.org/multipage/obsolete.html#dom-document-anchors
        """
    @staticmethod
    def fromHTML(
        html: BytesLike | StringLike, url: StringLike, contentType: StringLike = None
    ) -> Document: ...
    def getSelection(self) -> Selection | None: ...
    def getElementById(self, elementId: StringLike) -> Element | None: ...
    def createExpression(
        self,
        expression: StringLike,
        resolver: Callable[..., object] | XPathNSResolver | None = None,
    ) -> XPathExpression: ...
    def createNSResolver(self, nodeResolver: Node) -> Node: ...
    def evaluate(
        self,
        expression: StringLike,
        contextNode: Node,
        resolver: Callable[..., object] | XPathNSResolver | None = None,
        type: NumberLike | None = None,
        result: XPathResult | None = None,
    ) -> XPathResult: ...

def new_object(value: object) -> Document: ...
