"""Types of the Element interface. Made by ``python -m idl``."""

from typing import Literal, Never, overload

from webapi.dom.element import Element as _ElementImplementation
from webapi.interfaces.aria_mixin import ARIAMixin as _ARIAMixin
from webapi.interfaces.attr import Attr
from webapi.interfaces.dom_token_list import DOMTokenList
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
from webapi.interfaces.named_node_map import NamedNodeMap
from webapi.interfaces.node import Node
from webapi.interfaces.parent_node import ParentNode as _ParentNode
from webapi.interfaces.shadow_root import ShadowRoot
from webapi.interfaces.shadow_root_init import ShadowRootInit
from webapi.webidl.types import NumberLike, StringLike

class Element(Node, _ARIAMixin, _ParentNode):
    _webapi_node: _ElementImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def namespaceURI(self) -> str | None:
        """The namespace, or ``None``.

        https://dom.spec.whatwg.org/#dom-element-namespaceuri
        """
    @property
    def prefix(self) -> str | None:
        """The prefix, or ``None``.

        https://dom.spec.whatwg.org/#dom-element-prefix
        """
    @property
    def localName(self) -> str:
        """The name without a prefix, in lower case if HTML made it.

        https://dom.spec.whatwg.org/#dom-element-localname
        """
    @property
    def tagName(self) -> str:
        """The name with its prefix, in upper case for an HTML element of an HTML document.

        https://dom.spec.whatwg.org/#dom-element-tagname
        """
    @property
    def id(self) -> str:
        """The attribute ``id``.

        https://dom.spec.whatwg.org/#dom-element-id
        """
    @id.setter
    def id(self, value: StringLike, /) -> None: ...
    @property
    def className(self) -> str:
        """The attribute ``class``.

        https://dom.spec.whatwg.org/#dom-element-classname
        """
    @className.setter
    def className(self, value: StringLike, /) -> None: ...
    @property
    def classList(self) -> DOMTokenList:
        """The classes, in a live list that can change them.

        https://dom.spec.whatwg.org/#dom-element-classlist
        """
    @classList.setter
    def classList(self, value: StringLike, /) -> None: ...
    @property
    def slot(self) -> str:
        """The attribute ``slot``.

        https://dom.spec.whatwg.org/#dom-element-slot
        """
    @slot.setter
    def slot(self, value: StringLike, /) -> None: ...
    @property
    def part(self) -> DOMTokenList:
        """The parts that the element is, in a live list: the attribute ``part``.

        https://dom.spec.whatwg.org/#dom-element-part
        """
    @part.setter
    def part(self, value: StringLike, /) -> None: ...
    def attachShadow(self, init: ShadowRootInit) -> ShadowRoot: ...
    @property
    def shadowRoot(self) -> ShadowRoot | None:
        """The shadow root if it is open, or ``None``.

        https://dom.spec.whatwg.org/#dom-element-shadowroot
        """
    def hasAttributes(self) -> bool: ...
    @property
    def attributes(self) -> NamedNodeMap:
        """The attributes, in a live list.

        https://dom.spec.whatwg.org/#dom-element-attributes
        """
    def getAttributeNames(self) -> list[str]: ...
    def getAttribute(self, qualifiedName: StringLike) -> str | None: ...
    def getAttributeNS(self, namespace: StringLike, localName: StringLike) -> str | None: ...
    def setAttribute(self, qualifiedName: StringLike, value: StringLike) -> None: ...
    def setAttributeNS(
        self, namespace: StringLike, qualifiedName: StringLike, value: StringLike
    ) -> None: ...
    def removeAttribute(self, qualifiedName: StringLike) -> None: ...
    def removeAttributeNS(self, namespace: StringLike, localName: StringLike) -> None: ...
    def toggleAttribute(self, qualifiedName: StringLike, force: bool | None = None) -> bool: ...
    def hasAttribute(self, qualifiedName: StringLike) -> bool: ...
    def hasAttributeNS(self, namespace: StringLike, localName: StringLike) -> bool: ...
    def getAttributeNode(self, qualifiedName: StringLike) -> Attr | None: ...
    def getAttributeNodeNS(self, namespace: StringLike, localName: StringLike) -> Attr | None: ...
    def setAttributeNode(self, attr: Attr) -> Attr | None: ...
    def setAttributeNodeNS(self, attr: Attr) -> Attr | None: ...
    def removeAttributeNode(self, attr: Attr) -> Attr: ...
    @overload
    def closest(self, selectors: Literal["a"]) -> HTMLAnchorElement | None: ...
    @overload
    def closest(self, selectors: Literal["area"]) -> HTMLAreaElement | None: ...
    @overload
    def closest(self, selectors: Literal["audio"]) -> HTMLAudioElement | None: ...
    @overload
    def closest(self, selectors: Literal["base"]) -> HTMLBaseElement | None: ...
    @overload
    def closest(self, selectors: Literal["body"]) -> HTMLBodyElement | None: ...
    @overload
    def closest(self, selectors: Literal["br"]) -> HTMLBRElement | None: ...
    @overload
    def closest(self, selectors: Literal["button"]) -> HTMLButtonElement | None: ...
    @overload
    def closest(self, selectors: Literal["canvas"]) -> HTMLCanvasElement | None: ...
    @overload
    def closest(self, selectors: Literal["data"]) -> HTMLDataElement | None: ...
    @overload
    def closest(self, selectors: Literal["datalist"]) -> HTMLDataListElement | None: ...
    @overload
    def closest(self, selectors: Literal["details"]) -> HTMLDetailsElement | None: ...
    @overload
    def closest(self, selectors: Literal["dialog"]) -> HTMLDialogElement | None: ...
    @overload
    def closest(self, selectors: Literal["dir"]) -> HTMLDirectoryElement | None: ...
    @overload
    def closest(self, selectors: Literal["div"]) -> HTMLDivElement | None: ...
    @overload
    def closest(self, selectors: Literal["dl"]) -> HTMLDListElement | None: ...
    @overload
    def closest(self, selectors: Literal["embed"]) -> HTMLEmbedElement | None: ...
    @overload
    def closest(self, selectors: Literal["fieldset"]) -> HTMLFieldSetElement | None: ...
    @overload
    def closest(self, selectors: Literal["font"]) -> HTMLFontElement | None: ...
    @overload
    def closest(self, selectors: Literal["form"]) -> HTMLFormElement | None: ...
    @overload
    def closest(self, selectors: Literal["frame"]) -> HTMLFrameElement | None: ...
    @overload
    def closest(self, selectors: Literal["frameset"]) -> HTMLFrameSetElement | None: ...
    @overload
    def closest(self, selectors: Literal["head"]) -> HTMLHeadElement | None: ...
    @overload
    def closest(
        self, selectors: Literal["h1", "h2", "h3", "h4", "h5", "h6"]
    ) -> HTMLHeadingElement | None: ...
    @overload
    def closest(self, selectors: Literal["hr"]) -> HTMLHRElement | None: ...
    @overload
    def closest(self, selectors: Literal["html"]) -> HTMLHtmlElement | None: ...
    @overload
    def closest(self, selectors: Literal["iframe"]) -> HTMLIFrameElement | None: ...
    @overload
    def closest(self, selectors: Literal["img"]) -> HTMLImageElement | None: ...
    @overload
    def closest(self, selectors: Literal["input"]) -> HTMLInputElement | None: ...
    @overload
    def closest(self, selectors: Literal["label"]) -> HTMLLabelElement | None: ...
    @overload
    def closest(self, selectors: Literal["legend"]) -> HTMLLegendElement | None: ...
    @overload
    def closest(self, selectors: Literal["li"]) -> HTMLLIElement | None: ...
    @overload
    def closest(self, selectors: Literal["link"]) -> HTMLLinkElement | None: ...
    @overload
    def closest(self, selectors: Literal["map"]) -> HTMLMapElement | None: ...
    @overload
    def closest(self, selectors: Literal["marquee"]) -> HTMLMarqueeElement | None: ...
    @overload
    def closest(self, selectors: Literal["menu"]) -> HTMLMenuElement | None: ...
    @overload
    def closest(self, selectors: Literal["meta"]) -> HTMLMetaElement | None: ...
    @overload
    def closest(self, selectors: Literal["meter"]) -> HTMLMeterElement | None: ...
    @overload
    def closest(self, selectors: Literal["del", "ins"]) -> HTMLModElement | None: ...
    @overload
    def closest(self, selectors: Literal["object"]) -> HTMLObjectElement | None: ...
    @overload
    def closest(self, selectors: Literal["ol"]) -> HTMLOListElement | None: ...
    @overload
    def closest(self, selectors: Literal["optgroup"]) -> HTMLOptGroupElement | None: ...
    @overload
    def closest(self, selectors: Literal["option"]) -> HTMLOptionElement | None: ...
    @overload
    def closest(self, selectors: Literal["output"]) -> HTMLOutputElement | None: ...
    @overload
    def closest(self, selectors: Literal["p"]) -> HTMLParagraphElement | None: ...
    @overload
    def closest(self, selectors: Literal["param"]) -> HTMLParamElement | None: ...
    @overload
    def closest(self, selectors: Literal["picture"]) -> HTMLPictureElement | None: ...
    @overload
    def closest(self, selectors: Literal["listing", "pre", "xmp"]) -> HTMLPreElement | None: ...
    @overload
    def closest(self, selectors: Literal["progress"]) -> HTMLProgressElement | None: ...
    @overload
    def closest(self, selectors: Literal["blockquote", "q"]) -> HTMLQuoteElement | None: ...
    @overload
    def closest(self, selectors: Literal["script"]) -> HTMLScriptElement | None: ...
    @overload
    def closest(
        self, selectors: Literal["selectedcontent"]
    ) -> HTMLSelectedContentElement | None: ...
    @overload
    def closest(self, selectors: Literal["select"]) -> HTMLSelectElement | None: ...
    @overload
    def closest(self, selectors: Literal["slot"]) -> HTMLSlotElement | None: ...
    @overload
    def closest(self, selectors: Literal["source"]) -> HTMLSourceElement | None: ...
    @overload
    def closest(self, selectors: Literal["span"]) -> HTMLSpanElement | None: ...
    @overload
    def closest(self, selectors: Literal["style"]) -> HTMLStyleElement | None: ...
    @overload
    def closest(self, selectors: Literal["caption"]) -> HTMLTableCaptionElement | None: ...
    @overload
    def closest(self, selectors: Literal["td", "th"]) -> HTMLTableCellElement | None: ...
    @overload
    def closest(self, selectors: Literal["col", "colgroup"]) -> HTMLTableColElement | None: ...
    @overload
    def closest(self, selectors: Literal["table"]) -> HTMLTableElement | None: ...
    @overload
    def closest(self, selectors: Literal["tr"]) -> HTMLTableRowElement | None: ...
    @overload
    def closest(
        self, selectors: Literal["tbody", "tfoot", "thead"]
    ) -> HTMLTableSectionElement | None: ...
    @overload
    def closest(self, selectors: Literal["template"]) -> HTMLTemplateElement | None: ...
    @overload
    def closest(self, selectors: Literal["textarea"]) -> HTMLTextAreaElement | None: ...
    @overload
    def closest(self, selectors: Literal["time"]) -> HTMLTimeElement | None: ...
    @overload
    def closest(self, selectors: Literal["title"]) -> HTMLTitleElement | None: ...
    @overload
    def closest(self, selectors: Literal["track"]) -> HTMLTrackElement | None: ...
    @overload
    def closest(self, selectors: Literal["ul"]) -> HTMLUListElement | None: ...
    @overload
    def closest(self, selectors: Literal["video"]) -> HTMLVideoElement | None: ...
    @overload
    def closest(
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
    def closest(
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
    def closest(
        self, selectors: Literal["sub", "summary", "sup", "tt", "u", "var", "wbr"]
    ) -> HTMLElement | None: ...
    @overload
    def closest(self, selectors: StringLike) -> Element | None: ...
    def matches(self, selectors: StringLike) -> bool: ...
    def webkitMatchesSelector(self, selectors: StringLike) -> bool: ...
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
    def insertAdjacentElement(self, where: StringLike, element: Element) -> Element | None: ...
    def insertAdjacentText(self, where: StringLike, data: StringLike) -> None: ...
    @property
    def innerHTML(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-element-innerhtml"""
    @innerHTML.setter
    def innerHTML(self, value: StringLike, /) -> None: ...
    @property
    def outerHTML(self) -> str:
        """https://html.spec.whatwg.org/multipage/#dom-element-outerhtml"""
    @outerHTML.setter
    def outerHTML(self, value: StringLike, /) -> None: ...
    def insertAdjacentHTML(self, position: StringLike, string: StringLike) -> None: ...
    def setPointerCapture(self, pointerId: NumberLike) -> None: ...
    def releasePointerCapture(self, pointerId: NumberLike) -> None: ...
    def hasPointerCapture(self, pointerId: NumberLike) -> bool: ...
    @property
    def assignedSlot(self) -> HTMLSlotElement | None:
        """The slot of an open shadow tree to which it is assigned, or ``None``.

        https://dom.spec.whatwg.org/#dom-slotable-assignedslot
        """
    @property
    def previousElementSibling(self) -> Element | None:
        """The nearest element before the node among its siblings, or ``None``.

        https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-previouselementsibling
        """
    @property
    def nextElementSibling(self) -> Element | None:
        """The nearest element behind the node among its siblings, or ``None``.

        https://dom.spec.whatwg.org/#dom-nondocumenttypechildnode-nextelementsibling
        """
    def before(self, *nodes: Node | StringLike) -> None: ...
    def after(self, *nodes: Node | StringLike) -> None: ...
    def replaceWith(self, *nodes: Node | StringLike) -> None: ...
    def remove(self) -> None: ...
    @property
    def textContent(self) -> str:
        """The text within a node; ``None`` for a document. Setting it replaces all children by a
        text.

        https://dom.spec.whatwg.org/#dom-node-textcontent
        """
    @textContent.setter
    def textContent(self, value: StringLike, /) -> None: ...

def new_object(value: object) -> Element: ...
