"""Types of the Document interface. Made by ``python -m idl``."""

from collections.abc import Callable, Iterable, MutableSequence
from typing import Literal, Self, overload

from typing_extensions import Unpack

from webapi.html.nodes import Document as _DocumentImplementation
from webapi.interfaces.attr import Attr
from webapi.interfaces.cdata_section import CDATASection
from webapi.interfaces.comment import Comment
from webapi.interfaces.css_style_sheet import CSSStyleSheet
from webapi.interfaces.custom_element_registry import CustomElementRegistry
from webapi.interfaces.document_fragment import DocumentFragment
from webapi.interfaces.document_ready_state import DocumentReadyState
from webapi.interfaces.document_type import DocumentType
from webapi.interfaces.document_visibility_state import DocumentVisibilityState
from webapi.interfaces.dom_implementation import DOMImplementation
from webapi.interfaces.element import Element
from webapi.interfaces.event import Event
from webapi.interfaces.event_handler_non_null import EventHandlerNonNull
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
from webapi.interfaces.processing_instruction import ProcessingInstruction
from webapi.interfaces.range import Range
from webapi.interfaces.selection import Selection
from webapi.interfaces.style_sheet_list import StyleSheetList
from webapi.interfaces.text import Text
from webapi.interfaces.tree_walker import TreeWalker
from webapi.interfaces.x_path_expression import XPathExpression
from webapi.interfaces.x_path_ns_resolver import XPathNSResolver
from webapi.interfaces.x_path_result import XPathResult
from webapi.steps.document import Slots as _DocumentSlots
from webapi.webidl.types import BytesLike, NumberLike, StringLike

class Document(Node, _DocumentSlots):
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
    @property
    def children(self) -> HTMLCollection:
        """The children that are elements, in a live collection.

        https://dom.spec.whatwg.org/#dom-parentnode-children
        """
    @property
    def firstElementChild(self) -> Element | None:
        """The first child that is an element, or ``None``.

        https://dom.spec.whatwg.org/#dom-parentnode-firstelementchild
        """
    @property
    def lastElementChild(self) -> Element | None:
        """The last child that is an element, or ``None``.

        https://dom.spec.whatwg.org/#dom-parentnode-lastelementchild
        """
    @property
    def childElementCount(self) -> int:
        """How many children are elements.

        https://dom.spec.whatwg.org/#dom-parentnode-childelementcount
        """
    def prepend(self, *nodes: Node | StringLike) -> None: ...
    def append(self, *nodes: Node | StringLike) -> None: ...
    def replaceChildren(self, *nodes: Node | StringLike) -> None: ...
    def moveBefore(self, node: Node, child: Node | None) -> None: ...
    @overload
    def querySelector(self, selectors: Literal["a"]) -> HTMLAnchorElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["area"]) -> HTMLAreaElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["audio"]) -> HTMLAudioElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["base"]) -> HTMLBaseElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["body"]) -> HTMLBodyElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["br"]) -> HTMLBRElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["button"]) -> HTMLButtonElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["canvas"]) -> HTMLCanvasElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["data"]) -> HTMLDataElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["datalist"]) -> HTMLDataListElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["details"]) -> HTMLDetailsElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["dialog"]) -> HTMLDialogElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["dir"]) -> HTMLDirectoryElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["div"]) -> HTMLDivElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["dl"]) -> HTMLDListElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["embed"]) -> HTMLEmbedElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["fieldset"]) -> HTMLFieldSetElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["font"]) -> HTMLFontElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["form"]) -> HTMLFormElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["frame"]) -> HTMLFrameElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["frameset"]) -> HTMLFrameSetElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["head"]) -> HTMLHeadElement | None: ...
    @overload
    def querySelector(
        self, selectors: Literal["h1", "h2", "h3", "h4", "h5", "h6"]
    ) -> HTMLHeadingElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["hr"]) -> HTMLHRElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["html"]) -> HTMLHtmlElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["iframe"]) -> HTMLIFrameElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["img"]) -> HTMLImageElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["input"]) -> HTMLInputElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["label"]) -> HTMLLabelElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["legend"]) -> HTMLLegendElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["li"]) -> HTMLLIElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["link"]) -> HTMLLinkElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["map"]) -> HTMLMapElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["marquee"]) -> HTMLMarqueeElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["menu"]) -> HTMLMenuElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["meta"]) -> HTMLMetaElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["meter"]) -> HTMLMeterElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["del", "ins"]) -> HTMLModElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["object"]) -> HTMLObjectElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["ol"]) -> HTMLOListElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["optgroup"]) -> HTMLOptGroupElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["option"]) -> HTMLOptionElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["output"]) -> HTMLOutputElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["p"]) -> HTMLParagraphElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["param"]) -> HTMLParamElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["picture"]) -> HTMLPictureElement | None: ...
    @overload
    def querySelector(
        self, selectors: Literal["listing", "pre", "xmp"]
    ) -> HTMLPreElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["progress"]) -> HTMLProgressElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["blockquote", "q"]) -> HTMLQuoteElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["script"]) -> HTMLScriptElement | None: ...
    @overload
    def querySelector(
        self, selectors: Literal["selectedcontent"]
    ) -> HTMLSelectedContentElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["select"]) -> HTMLSelectElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["slot"]) -> HTMLSlotElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["source"]) -> HTMLSourceElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["span"]) -> HTMLSpanElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["style"]) -> HTMLStyleElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["caption"]) -> HTMLTableCaptionElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["td", "th"]) -> HTMLTableCellElement | None: ...
    @overload
    def querySelector(
        self, selectors: Literal["col", "colgroup"]
    ) -> HTMLTableColElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["table"]) -> HTMLTableElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["tr"]) -> HTMLTableRowElement | None: ...
    @overload
    def querySelector(
        self, selectors: Literal["tbody", "tfoot", "thead"]
    ) -> HTMLTableSectionElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["template"]) -> HTMLTemplateElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["textarea"]) -> HTMLTextAreaElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["time"]) -> HTMLTimeElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["title"]) -> HTMLTitleElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["track"]) -> HTMLTrackElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["ul"]) -> HTMLUListElement | None: ...
    @overload
    def querySelector(self, selectors: Literal["video"]) -> HTMLVideoElement | None: ...
    @overload
    def querySelector(
        self,
        selectors: Literal[
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
    ) -> HTMLElement | None: ...
    @overload
    def querySelector(
        self,
        selectors: Literal[
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
    ) -> HTMLElement | None: ...
    @overload
    def querySelector(
        self, selectors: Literal["sub", "summary", "sup", "tt", "u", "var", "wbr"]
    ) -> HTMLElement | None: ...
    @overload
    def querySelector(self, selectors: StringLike) -> Element | None: ...
    @overload
    def querySelectorAll(self, selectors: Literal["a"]) -> NodeList[HTMLAnchorElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["area"]) -> NodeList[HTMLAreaElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["audio"]) -> NodeList[HTMLAudioElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["base"]) -> NodeList[HTMLBaseElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["body"]) -> NodeList[HTMLBodyElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["br"]) -> NodeList[HTMLBRElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["button"]) -> NodeList[HTMLButtonElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["canvas"]) -> NodeList[HTMLCanvasElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["data"]) -> NodeList[HTMLDataElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["datalist"]) -> NodeList[HTMLDataListElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["details"]) -> NodeList[HTMLDetailsElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["dialog"]) -> NodeList[HTMLDialogElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["dir"]) -> NodeList[HTMLDirectoryElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["div"]) -> NodeList[HTMLDivElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["dl"]) -> NodeList[HTMLDListElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["embed"]) -> NodeList[HTMLEmbedElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["fieldset"]) -> NodeList[HTMLFieldSetElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["font"]) -> NodeList[HTMLFontElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["form"]) -> NodeList[HTMLFormElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["frame"]) -> NodeList[HTMLFrameElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["frameset"]) -> NodeList[HTMLFrameSetElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["head"]) -> NodeList[HTMLHeadElement]: ...
    @overload
    def querySelectorAll(
        self, selectors: Literal["h1", "h2", "h3", "h4", "h5", "h6"]
    ) -> NodeList[HTMLHeadingElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["hr"]) -> NodeList[HTMLHRElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["html"]) -> NodeList[HTMLHtmlElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["iframe"]) -> NodeList[HTMLIFrameElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["img"]) -> NodeList[HTMLImageElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["input"]) -> NodeList[HTMLInputElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["label"]) -> NodeList[HTMLLabelElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["legend"]) -> NodeList[HTMLLegendElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["li"]) -> NodeList[HTMLLIElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["link"]) -> NodeList[HTMLLinkElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["map"]) -> NodeList[HTMLMapElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["marquee"]) -> NodeList[HTMLMarqueeElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["menu"]) -> NodeList[HTMLMenuElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["meta"]) -> NodeList[HTMLMetaElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["meter"]) -> NodeList[HTMLMeterElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["del", "ins"]) -> NodeList[HTMLModElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["object"]) -> NodeList[HTMLObjectElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["ol"]) -> NodeList[HTMLOListElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["optgroup"]) -> NodeList[HTMLOptGroupElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["option"]) -> NodeList[HTMLOptionElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["output"]) -> NodeList[HTMLOutputElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["p"]) -> NodeList[HTMLParagraphElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["param"]) -> NodeList[HTMLParamElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["picture"]) -> NodeList[HTMLPictureElement]: ...
    @overload
    def querySelectorAll(
        self, selectors: Literal["listing", "pre", "xmp"]
    ) -> NodeList[HTMLPreElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["progress"]) -> NodeList[HTMLProgressElement]: ...
    @overload
    def querySelectorAll(
        self, selectors: Literal["blockquote", "q"]
    ) -> NodeList[HTMLQuoteElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["script"]) -> NodeList[HTMLScriptElement]: ...
    @overload
    def querySelectorAll(
        self, selectors: Literal["selectedcontent"]
    ) -> NodeList[HTMLSelectedContentElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["select"]) -> NodeList[HTMLSelectElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["slot"]) -> NodeList[HTMLSlotElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["source"]) -> NodeList[HTMLSourceElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["span"]) -> NodeList[HTMLSpanElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["style"]) -> NodeList[HTMLStyleElement]: ...
    @overload
    def querySelectorAll(
        self, selectors: Literal["caption"]
    ) -> NodeList[HTMLTableCaptionElement]: ...
    @overload
    def querySelectorAll(
        self, selectors: Literal["td", "th"]
    ) -> NodeList[HTMLTableCellElement]: ...
    @overload
    def querySelectorAll(
        self, selectors: Literal["col", "colgroup"]
    ) -> NodeList[HTMLTableColElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["table"]) -> NodeList[HTMLTableElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["tr"]) -> NodeList[HTMLTableRowElement]: ...
    @overload
    def querySelectorAll(
        self, selectors: Literal["tbody", "tfoot", "thead"]
    ) -> NodeList[HTMLTableSectionElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["template"]) -> NodeList[HTMLTemplateElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["textarea"]) -> NodeList[HTMLTextAreaElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["time"]) -> NodeList[HTMLTimeElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["title"]) -> NodeList[HTMLTitleElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["track"]) -> NodeList[HTMLTrackElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["ul"]) -> NodeList[HTMLUListElement]: ...
    @overload
    def querySelectorAll(self, selectors: Literal["video"]) -> NodeList[HTMLVideoElement]: ...
    @overload
    def querySelectorAll(
        self,
        selectors: Literal[
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
    ) -> NodeList[HTMLElement]: ...
    @overload
    def querySelectorAll(
        self,
        selectors: Literal[
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
    ) -> NodeList[HTMLElement]: ...
    @overload
    def querySelectorAll(
        self, selectors: Literal["sub", "summary", "sup", "tt", "u", "var", "wbr"]
    ) -> NodeList[HTMLElement]: ...
    @overload
    def querySelectorAll(self, selectors: StringLike) -> NodeList[Element]: ...
    @property
    def onabort(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onabort"""
    @onabort.setter
    def onabort(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onauxclick(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onauxclick"""
    @onauxclick.setter
    def onauxclick(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onbeforeinput(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onbeforeinput"""
    @onbeforeinput.setter
    def onbeforeinput(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onbeforematch(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onbeforematch"""
    @onbeforematch.setter
    def onbeforematch(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onbeforetoggle(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onbeforetoggle"""
    @onbeforetoggle.setter
    def onbeforetoggle(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onblur(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onblur"""
    @onblur.setter
    def onblur(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncancel(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncancel"""
    @oncancel.setter
    def oncancel(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncanplay(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncanplay"""
    @oncanplay.setter
    def oncanplay(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncanplaythrough(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncanplaythrough"""
    @oncanplaythrough.setter
    def oncanplaythrough(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onchange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onchange"""
    @onchange.setter
    def onchange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onclick(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onclick"""
    @onclick.setter
    def onclick(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onclose(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onclose"""
    @onclose.setter
    def onclose(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncommand(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncommand"""
    @oncommand.setter
    def oncommand(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncontextlost(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncontextlost"""
    @oncontextlost.setter
    def oncontextlost(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncontextmenu(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncontextmenu"""
    @oncontextmenu.setter
    def oncontextmenu(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncontextrestored(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncontextrestored"""
    @oncontextrestored.setter
    def oncontextrestored(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncopy(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncopy"""
    @oncopy.setter
    def oncopy(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncuechange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncuechange"""
    @oncuechange.setter
    def oncuechange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oncut(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oncut"""
    @oncut.setter
    def oncut(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondblclick(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondblclick"""
    @ondblclick.setter
    def ondblclick(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondrag(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondrag"""
    @ondrag.setter
    def ondrag(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondragend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondragend"""
    @ondragend.setter
    def ondragend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondragenter(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondragenter"""
    @ondragenter.setter
    def ondragenter(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondragleave(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondragleave"""
    @ondragleave.setter
    def ondragleave(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondragover(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondragover"""
    @ondragover.setter
    def ondragover(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondragstart(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondragstart"""
    @ondragstart.setter
    def ondragstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondrop(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondrop"""
    @ondrop.setter
    def ondrop(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ondurationchange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ondurationchange"""
    @ondurationchange.setter
    def ondurationchange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onemptied(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onemptied"""
    @onemptied.setter
    def onemptied(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onended(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onended"""
    @onended.setter
    def onended(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onerror(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onerror"""
    @onerror.setter
    def onerror(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onfocus(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onfocus"""
    @onfocus.setter
    def onfocus(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onformdata(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onformdata"""
    @onformdata.setter
    def onformdata(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oninput(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oninput"""
    @oninput.setter
    def oninput(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def oninvalid(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-oninvalid"""
    @oninvalid.setter
    def oninvalid(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onkeydown(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onkeydown"""
    @onkeydown.setter
    def onkeydown(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onkeypress(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onkeypress"""
    @onkeypress.setter
    def onkeypress(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onkeyup(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onkeyup"""
    @onkeyup.setter
    def onkeyup(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onload(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onload"""
    @onload.setter
    def onload(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onloadeddata(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onloadeddata"""
    @onloadeddata.setter
    def onloadeddata(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onloadedmetadata(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onloadedmetadata"""
    @onloadedmetadata.setter
    def onloadedmetadata(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onloadstart(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onloadstart"""
    @onloadstart.setter
    def onloadstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmousedown(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmousedown"""
    @onmousedown.setter
    def onmousedown(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmouseenter(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmouseenter"""
    @onmouseenter.setter
    def onmouseenter(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmouseleave(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmouseleave"""
    @onmouseleave.setter
    def onmouseleave(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmousemove(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmousemove"""
    @onmousemove.setter
    def onmousemove(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmouseout(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmouseout"""
    @onmouseout.setter
    def onmouseout(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmouseover(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmouseover"""
    @onmouseover.setter
    def onmouseover(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onmouseup(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onmouseup"""
    @onmouseup.setter
    def onmouseup(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpaste(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpaste"""
    @onpaste.setter
    def onpaste(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpause(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpause"""
    @onpause.setter
    def onpause(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onplay(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onplay"""
    @onplay.setter
    def onplay(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onplaying(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onplaying"""
    @onplaying.setter
    def onplaying(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onprogress(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onprogress"""
    @onprogress.setter
    def onprogress(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onratechange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onratechange"""
    @onratechange.setter
    def onratechange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onreset(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onreset"""
    @onreset.setter
    def onreset(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onresize(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onresize"""
    @onresize.setter
    def onresize(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onscroll(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onscroll"""
    @onscroll.setter
    def onscroll(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onscrollend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onscrollend"""
    @onscrollend.setter
    def onscrollend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onsecuritypolicyviolation(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onsecuritypolicyviolation"""
    @onsecuritypolicyviolation.setter
    def onsecuritypolicyviolation(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onseeked(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onseeked"""
    @onseeked.setter
    def onseeked(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onseeking(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onseeking"""
    @onseeking.setter
    def onseeking(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onselect(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onselect"""
    @onselect.setter
    def onselect(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onslotchange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onslotchange"""
    @onslotchange.setter
    def onslotchange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onstalled(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onstalled"""
    @onstalled.setter
    def onstalled(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onsubmit(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onsubmit"""
    @onsubmit.setter
    def onsubmit(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onsuspend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onsuspend"""
    @onsuspend.setter
    def onsuspend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontimeupdate(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ontimeupdate"""
    @ontimeupdate.setter
    def ontimeupdate(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontoggle(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ontoggle"""
    @ontoggle.setter
    def ontoggle(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onvolumechange(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onvolumechange"""
    @onvolumechange.setter
    def onvolumechange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onwaiting(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onwaiting"""
    @onwaiting.setter
    def onwaiting(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onwebkitanimationend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onwebkitanimationend"""
    @onwebkitanimationend.setter
    def onwebkitanimationend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onwebkitanimationiteration(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onwebkitanimationiteration"""
    @onwebkitanimationiteration.setter
    def onwebkitanimationiteration(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onwebkitanimationstart(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onwebkitanimationstart"""
    @onwebkitanimationstart.setter
    def onwebkitanimationstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onwebkittransitionend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onwebkittransitionend"""
    @onwebkittransitionend.setter
    def onwebkittransitionend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onwheel(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onwheel"""
    @onwheel.setter
    def onwheel(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointerover(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointerover"""
    @onpointerover.setter
    def onpointerover(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointerenter(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointerenter"""
    @onpointerenter.setter
    def onpointerenter(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointerdown(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointerdown"""
    @onpointerdown.setter
    def onpointerdown(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointermove(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointermove"""
    @onpointermove.setter
    def onpointermove(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointerup(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointerup"""
    @onpointerup.setter
    def onpointerup(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointercancel(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointercancel"""
    @onpointercancel.setter
    def onpointercancel(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointerout(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointerout"""
    @onpointerout.setter
    def onpointerout(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onpointerleave(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onpointerleave"""
    @onpointerleave.setter
    def onpointerleave(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ongotpointercapture(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ongotpointercapture"""
    @ongotpointercapture.setter
    def ongotpointercapture(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onlostpointercapture(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onlostpointercapture"""
    @onlostpointercapture.setter
    def onlostpointercapture(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontransitionrun(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ontransitionrun"""
    @ontransitionrun.setter
    def ontransitionrun(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontransitionstart(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ontransitionstart"""
    @ontransitionstart.setter
    def ontransitionstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontransitionend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ontransitionend"""
    @ontransitionend.setter
    def ontransitionend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def ontransitioncancel(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-ontransitioncancel"""
    @ontransitioncancel.setter
    def ontransitioncancel(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onanimationstart(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onanimationstart"""
    @onanimationstart.setter
    def onanimationstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onanimationiteration(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onanimationiteration"""
    @onanimationiteration.setter
    def onanimationiteration(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onanimationend(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onanimationend"""
    @onanimationend.setter
    def onanimationend(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onanimationcancel(self) -> EventHandlerNonNull | None:
        """https://html.spec.whatwg.org/multipage/#handler-onanimationcancel"""
    @onanimationcancel.setter
    def onanimationcancel(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onselectstart(self) -> EventHandlerNonNull | None:
        """https://w3c.github.io/selection-api/#handler-onselectstart"""
    @onselectstart.setter
    def onselectstart(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def onselectionchange(self) -> EventHandlerNonNull | None:
        """https://w3c.github.io/selection-api/#handler-onselectionchange"""
    @onselectionchange.setter
    def onselectionchange(self, value: EventHandlerNonNull | None, /) -> None: ...
    @property
    def activeElement(self) -> Element | None:
        """The element of this tree that has the focus, or contains it; else the body, or ``None``
        in a shadow tree.

        https://html.spec.whatwg.org/multipage/interaction.html#dom-documentorshadowroot-activeelement
        """
    @property
    def styleSheets(self) -> StyleSheetList:
        """The sheets of the style elements.

        https://drafts.csswg.org/cssom/#dom-documentorshadowroot-stylesheets
        """
    @property
    def adoptedStyleSheets(self) -> MutableSequence[CSSStyleSheet]:
        """The constructed sheets that it adopts. A sheet of another document is a NotAllowedError.

        https://drafts.csswg.org/cssom/#dom-documentorshadowroot-adoptedstylesheets
        """
    @adoptedStyleSheets.setter
    def adoptedStyleSheets(self, value: Iterable[CSSStyleSheet], /) -> None: ...
    @property
    def customElementRegistry(self) -> CustomElementRegistry | None:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-documentorshadowroot-customelementregistry"""
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
