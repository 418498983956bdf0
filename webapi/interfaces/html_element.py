"""The HTMLElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.interfaces.element import Element
from webapi.steps import html_element as steps
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    set_reflected_boolean,
    set_reflected_domstring,
)
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

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
_INHERITING = {
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
}


class HTMLElement(Element):
    """An element of HTML.

    ``interface HTMLElement : Element``

    https://html.spec.whatwg.org/multipage/#htmlelement
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, /, *_):
        raise illegal_constructor("HTMLElement")

    title = property(
        reflected_domstring("title"),
        doc="""The attribute ``title``.

        ``attribute DOMString title``

        https://html.spec.whatwg.org/multipage/#dom-htmlelement-title
        """,
    )

    @title.setter
    def title(self, value, /):
        set_reflected_domstring(self, "title", to_domstring(value))

    lang = property(
        reflected_domstring("lang"),
        doc="""The attribute ``lang``.

        ``attribute DOMString lang``

        https://html.spec.whatwg.org/multipage/#dom-htmlelement-lang
        """,
    )

    @lang.setter
    def lang(self, value, /):
        set_reflected_domstring(self, "lang", to_domstring(value))

    inert = property(
        reflected_boolean("inert"),
        doc="""The attribute ``inert``.

        ``attribute boolean inert``

        https://html.spec.whatwg.org/multipage/#dom-htmlelement-inert
        """,
    )

    @inert.setter
    def inert(self, value, /):
        set_reflected_boolean(self, "inert", to_boolean(value))

    accessKey = property(
        reflected_domstring("accesskey"),
        doc="""The attribute ``accesskey``.

        ``attribute DOMString accessKey``

        https://html.spec.whatwg.org/multipage/#dom-htmlelement-accesskey
        """,
    )

    @accessKey.setter
    def accessKey(self, value, /):
        set_reflected_domstring(self, "accesskey", to_domstring(value))

    def __str__(self):
        return "[object HTMLElement]"

    __repr__ = steps.inspect


def new_object(value):
    """A new HTMLElement object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = HTMLElement.__new__(HTMLElement)
    steps.initialize(this, value)
    return this
