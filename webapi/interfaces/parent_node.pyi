"""Types of the ParentNode mixin. Made by ``python -m idl``."""

from typing import Literal, overload

from webapi.interfaces.element import Element
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
from webapi.interfaces.node import Node
from webapi.interfaces.node_list import NodeList
from webapi.webidl.types import StringLike

class ParentNode:
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
