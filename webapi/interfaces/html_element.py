"""The HTMLElement interface.

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from webapi.dom.forms.element_internals import attach_internals
from webapi.interfaces.element import Element
from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.interfaces.focus_options import to_focus_options
from webapi.interfaces.show_popover_options import to_show_popover_options
from webapi.interfaces.toggle_popover_options import to_toggle_popover_options
from webapi.steps import html_element as steps
from webapi.steps import html_or_svg_or_math_ml_element as html_or_svg_or_math_ml_element_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.steps.reflection import (
    reflected_boolean,
    reflected_domstring,
    reflected_keyword,
    set_reflected_boolean,
    set_reflected_domstring,
    set_reflected_integer,
    set_reflected_nullable,
)
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_long, to_unrestricted_double
from webapi.webidl.objects import to_boolean, to_null
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring
from webapi.webidl.unions import Choices, union

_ElementInternals = Interface("webapi.interfaces.element_internals", "ElementInternals")
_to_hidden = union(
    "(boolean or unrestricted double or DOMString)?",
    Choices(
        nullable=to_null, boolean=to_boolean, numeric=to_unrestricted_double, string=to_domstring
    ),
)
_to_options = union(
    "(TogglePopoverOptions or boolean)",
    Choices(dictionary=to_toggle_popover_options, boolean=to_boolean),
)
_to_popover = nullable(to_domstring)
_CSSStyleProperties = Interface("webapi.interfaces.css_style_properties", "CSSStyleProperties")
_to_event_handler = nullable(to_event_handler_non_null)
_DOMStringMap = Interface("webapi.interfaces.dom_string_map", "DOMStringMap")
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

    __slots__ = ()

    def __init__(self):
        """``constructor()``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-htmlelement
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call HTMLElement: what ``new HTMLElement(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "HTMLElement")

    def attachInternals(self):
        """The internals of a custom element, once.

        ``ElementInternals attachInternals()``

        https://html.spec.whatwg.org/multipage/custom-elements.html#dom-attachinternals
        """
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        value = attach_internals(self._webapi_node)
        return value.platform_object or _ElementInternals.new(value)

    title = property(
        reflected_domstring("title"),
        doc="""The attribute ``title``.

        ``attribute DOMString title``

        https://html.spec.whatwg.org/multipage/#dom-title
        """,
    )

    @title.setter
    def title(self, value, /):
        try:
            set_reflected_domstring(self, "title", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    lang = property(
        reflected_domstring("lang"),
        doc="""The attribute ``lang``.

        ``attribute DOMString lang``

        https://html.spec.whatwg.org/multipage/#dom-lang
        """,
    )

    @lang.setter
    def lang(self, value, /):
        try:
            set_reflected_domstring(self, "lang", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def translate(self):
        """Whether it may be translated: its own attribute, or that of the nearest ancestor that has
        one.

        ``attribute boolean translate``

        https://html.spec.whatwg.org/multipage/#dom-translate
        """
        return self._webapi_node.translate

    @translate.setter
    def translate(self, value, /):
        try:
            self._webapi_node.translate = to_boolean(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    dir = property(
        reflected_keyword("dir", {"ltr": "ltr", "rtl": "rtl", "auto": "auto"}, "", ""),
        doc="""The direction: ``ltr``, ``rtl``, ``auto`` or an empty string.

        ``attribute DOMString dir``

        https://html.spec.whatwg.org/multipage/#dom-dir
        """,
    )

    @dir.setter
    def dir(self, value, /):
        try:
            set_reflected_domstring(self, "dir", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    hidden = property(
        steps.hidden_getter,
        doc="""Whether it has the attribute ``hidden``, or ``until-found``.

        ``attribute (boolean or unrestricted double or DOMString)? hidden``

        https://html.spec.whatwg.org/multipage/#dom-hidden
        """,
    )

    @hidden.setter
    def hidden(self, value, /):
        try:
            self._webapi_node.hidden = _to_hidden(
                value, "Failed to set the 'hidden' property on 'HTMLElement': The provided value"
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    inert = property(
        reflected_boolean("inert"),
        doc="""The attribute ``inert``.

        ``attribute boolean inert``

        https://html.spec.whatwg.org/multipage/#dom-inert
        """,
    )

    @inert.setter
    def inert(self, value, /):
        try:
            set_reflected_boolean(self, "inert", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def click(self):
        """Dispatch a ``click`` event, unless the element is a disabled control.

        ``undefined click()``

        https://html.spec.whatwg.org/multipage/#dom-click
        """
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        self._webapi_node.click()

    accessKey = property(
        reflected_domstring("accesskey"),
        doc="""The attribute ``accesskey``.

        ``attribute DOMString accessKey``

        https://html.spec.whatwg.org/multipage/#dom-accesskey
        """,
    )

    @accessKey.setter
    def accessKey(self, value, /):
        try:
            set_reflected_domstring(self, "accesskey", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def draggable(self):
        """Whether users may drag it.

        ``attribute boolean draggable``

        https://html.spec.whatwg.org/multipage/#dom-draggable
        """
        return self._webapi_node.draggable

    @draggable.setter
    def draggable(self, value, /):
        try:
            self._webapi_node.draggable = to_boolean(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def spellcheck(self):
        """Whether its text is checked: its own attribute, or that of the nearest ancestor that has
        one.

        ``attribute boolean spellcheck``

        https://html.spec.whatwg.org/multipage/#dom-spellcheck
        """
        return self._webapi_node.spellcheck

    @spellcheck.setter
    def spellcheck(self, value, /):
        try:
            self._webapi_node.spellcheck = to_boolean(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    writingSuggestions = property(
        steps.writingSuggestions_getter,
        doc="""``attribute DOMString writingSuggestions``

        https://html.spec.whatwg.org/multipage/#dom-writingsuggestions
        """,
    )

    @writingSuggestions.setter
    def writingSuggestions(self, value, /):
        try:
            set_reflected_domstring(self, "writingsuggestions", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    autocapitalize = property(
        steps.autocapitalize_getter,
        doc="""``attribute DOMString autocapitalize``

        https://html.spec.whatwg.org/multipage/#dom-autocapitalize
        """,
    )

    @autocapitalize.setter
    def autocapitalize(self, value, /):
        try:
            set_reflected_domstring(self, "autocapitalize", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def innerText(self):
        """The text content. Setting it turns newlines into ``br`` elements.

        ``attribute [LegacyNullToEmptyString] DOMString innerText``

        https://html.spec.whatwg.org/multipage/#dom-innertext
        """
        return self._webapi_node.inner_text

    @innerText.setter
    def innerText(self, value, /):
        try:
            self._webapi_node.inner_text = to_nullable_empty_domstring(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def outerText(self):
        """The text content. Setting it replaces the element.

        ``attribute [LegacyNullToEmptyString] DOMString outerText``

        https://html.spec.whatwg.org/multipage/#dom-outertext
        """
        return self._webapi_node.outer_text

    @outerText.setter
    def outerText(self, value, /):
        try:
            self._webapi_node.outer_text = to_nullable_empty_domstring(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def showPopover(self, options=None, **named):
        """Show a popover. Events ``beforetoggle`` and ``toggle`` tell of it.

        ``undefined showPopover(optional ShowPopoverOptions options = {})``

        https://html.spec.whatwg.org/multipage/popover.html#dom-showpopover
        """
        if named:
            options = options_by_name("showPopover", named, options, {"showPopover(": ("source",)})
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        steps.showPopover(
            self,
            to_show_popover_options(
                options, "Failed to execute 'showPopover' on 'HTMLElement': parameter 1"
            ),
        )

    def hidePopover(self):
        """Hide a popover.

        ``undefined hidePopover()``

        https://html.spec.whatwg.org/multipage/popover.html#dom-hidepopover
        """
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        steps.hidePopover(self)

    def togglePopover(self, options=None, **named):
        """Show or hide a popover; return whether it is shown.

        ``boolean togglePopover(optional (TogglePopoverOptions or boolean) options = {})``

        https://html.spec.whatwg.org/multipage/popover.html#dom-togglepopover
        """
        if named:
            options = options_by_name(
                "togglePopover", named, options, {"togglePopover(": ("force", "source")}
            )
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        return steps.togglePopover(
            self,
            _to_options(options, "Failed to execute 'togglePopover' on 'HTMLElement': parameter 1"),
        )

    popover = property(
        reflected_keyword(
            "popover",
            {"auto": "auto", "manual": "manual", "hint": "hint", "": "auto"},
            None,
            "manual",
        ),
        doc="""``auto``, ``hint`` or ``manual``; None if the element is no popover.

        ``attribute DOMString? popover``

        https://html.spec.whatwg.org/multipage/popover.html#dom-popover
        """,
    )

    @popover.setter
    def popover(self, value, /):
        try:
            set_reflected_nullable(
                self,
                "popover",
                _to_popover(
                    value,
                    "Failed to set the 'popover' property on 'HTMLElement': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def style(self):
        """The declarations of the attribute ``style``. To set it is to set their ``cssText``.

        ``readonly attribute CSSStyleProperties style``

        https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style
        """
        value = self._webapi_node.style
        return value.platform_object or _CSSStyleProperties.new(value)

    @style.setter
    def style(self, value, /):
        self.style.cssText = value

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
                value, "Failed to set the 'onabort' property on 'HTMLElement': The provided value"
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
                value,
                "Failed to set the 'onauxclick' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'onbeforeinput' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'onbeforematch' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'onbeforetoggle' property on 'HTMLElement': The provided value",
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
                value, "Failed to set the 'onblur' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'oncancel' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'oncanplay' property on 'HTMLElement': The provided value"
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
                "Failed to set the 'oncanplaythrough' property on 'HTMLElement': The "
                "provided value",
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
                value, "Failed to set the 'onchange' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onclick' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onclose' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'oncommand' property on 'HTMLElement': The provided value"
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
                "Failed to set the 'oncontextlost' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'oncontextmenu' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'oncontextrestored' property on 'HTMLElement': The "
                "provided value",
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
                value, "Failed to set the 'oncopy' property on 'HTMLElement': The provided value"
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
                value,
                "Failed to set the 'oncuechange' property on 'HTMLElement': The provided value",
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
                value, "Failed to set the 'oncut' property on 'HTMLElement': The provided value"
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
                value,
                "Failed to set the 'ondblclick' property on 'HTMLElement': The provided value",
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
                value, "Failed to set the 'ondrag' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'ondragend' property on 'HTMLElement': The provided value"
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
                value,
                "Failed to set the 'ondragenter' property on 'HTMLElement': The provided value",
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
                value,
                "Failed to set the 'ondragleave' property on 'HTMLElement': The provided value",
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
                value,
                "Failed to set the 'ondragover' property on 'HTMLElement': The provided value",
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
                value,
                "Failed to set the 'ondragstart' property on 'HTMLElement': The provided value",
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
                value, "Failed to set the 'ondrop' property on 'HTMLElement': The provided value"
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
                "Failed to set the 'ondurationchange' property on 'HTMLElement': The "
                "provided value",
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
                value, "Failed to set the 'onemptied' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onended' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onerror' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onfocus' property on 'HTMLElement': The provided value"
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
                value,
                "Failed to set the 'onformdata' property on 'HTMLElement': The provided value",
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
                value, "Failed to set the 'oninput' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'oninvalid' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onkeydown' property on 'HTMLElement': The provided value"
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
                value,
                "Failed to set the 'onkeypress' property on 'HTMLElement': The provided value",
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
                value, "Failed to set the 'onkeyup' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onload' property on 'HTMLElement': The provided value"
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
                value,
                "Failed to set the 'onloadeddata' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'onloadedmetadata' property on 'HTMLElement': The "
                "provided value",
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
                value,
                "Failed to set the 'onloadstart' property on 'HTMLElement': The provided value",
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
                value,
                "Failed to set the 'onmousedown' property on 'HTMLElement': The provided value",
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
                value,
                "Failed to set the 'onmouseenter' property on 'HTMLElement': The provided value",
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
                value,
                "Failed to set the 'onmouseleave' property on 'HTMLElement': The provided value",
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
                value,
                "Failed to set the 'onmousemove' property on 'HTMLElement': The provided value",
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
                value,
                "Failed to set the 'onmouseout' property on 'HTMLElement': The provided value",
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
                value,
                "Failed to set the 'onmouseover' property on 'HTMLElement': The provided value",
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
                value, "Failed to set the 'onmouseup' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onpaste' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onpause' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onplay' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onplaying' property on 'HTMLElement': The provided value"
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
                value,
                "Failed to set the 'onprogress' property on 'HTMLElement': The provided value",
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
                value,
                "Failed to set the 'onratechange' property on 'HTMLElement': The provided value",
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
                value, "Failed to set the 'onreset' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onresize' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onscroll' property on 'HTMLElement': The provided value"
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
                value,
                "Failed to set the 'onscrollend' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'onsecuritypolicyviolation' property on 'HTMLElement': "
                "The provided value",
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
                value, "Failed to set the 'onseeked' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onseeking' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onselect' property on 'HTMLElement': The provided value"
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
                value,
                "Failed to set the 'onslotchange' property on 'HTMLElement': The provided value",
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
                value, "Failed to set the 'onstalled' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onsubmit' property on 'HTMLElement': The provided value"
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
                value, "Failed to set the 'onsuspend' property on 'HTMLElement': The provided value"
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
                value,
                "Failed to set the 'ontimeupdate' property on 'HTMLElement': The provided value",
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
                value, "Failed to set the 'ontoggle' property on 'HTMLElement': The provided value"
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
                "Failed to set the 'onvolumechange' property on 'HTMLElement': The provided value",
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
                value, "Failed to set the 'onwaiting' property on 'HTMLElement': The provided value"
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
                "Failed to set the 'onwebkitanimationend' property on 'HTMLElement': The "
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
                "Failed to set the 'onwebkitanimationiteration' property on 'HTMLElement': "
                "The provided value",
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
                "Failed to set the 'onwebkitanimationstart' property on 'HTMLElement': The "
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
                "Failed to set the 'onwebkittransitionend' property on 'HTMLElement': The "
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
                value, "Failed to set the 'onwheel' property on 'HTMLElement': The provided value"
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
                "Failed to set the 'onpointerover' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'onpointerenter' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'onpointerdown' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'onpointermove' property on 'HTMLElement': The provided value",
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
                value,
                "Failed to set the 'onpointerup' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'onpointercancel' property on 'HTMLElement': The provided value",
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
                value,
                "Failed to set the 'onpointerout' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'onpointerleave' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'ongotpointercapture' property on 'HTMLElement': The "
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
                "Failed to set the 'onlostpointercapture' property on 'HTMLElement': The "
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
                "Failed to set the 'ontransitionrun' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'ontransitionstart' property on 'HTMLElement': The "
                "provided value",
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
                "Failed to set the 'ontransitionend' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'ontransitioncancel' property on 'HTMLElement': The "
                "provided value",
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
                "Failed to set the 'onanimationstart' property on 'HTMLElement': The "
                "provided value",
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
                "Failed to set the 'onanimationiteration' property on 'HTMLElement': The "
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
                "Failed to set the 'onanimationend' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'onanimationcancel' property on 'HTMLElement': The "
                "provided value",
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
                "Failed to set the 'onselectstart' property on 'HTMLElement': The provided value",
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
                "Failed to set the 'onselectionchange' property on 'HTMLElement': The "
                "provided value",
            ),
        )

    @property
    def contentEditable(self):
        """``true``, ``false``, ``plaintext-only`` or ``inherit``.

        ``attribute DOMString contentEditable``

        https://html.spec.whatwg.org/multipage/#dom-contenteditable
        """
        return self._webapi_node.content_editable

    @contentEditable.setter
    def contentEditable(self, value, /):
        try:
            self._webapi_node.content_editable = to_domstring(value)
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    enterKeyHint = property(
        reflected_keyword(
            "enterkeyhint",
            {
                "enter": "enter",
                "done": "done",
                "go": "go",
                "next": "next",
                "previous": "previous",
                "search": "search",
                "send": "send",
            },
            "",
            "",
        ),
        doc="""``attribute DOMString enterKeyHint``

        https://html.spec.whatwg.org/multipage/#dom-enterkeyhint
        """,
    )

    @enterKeyHint.setter
    def enterKeyHint(self, value, /):
        try:
            set_reflected_domstring(self, "enterkeyhint", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def isContentEditable(self):
        """Whether it can be edited: it, or the nearest ancestor that says so.

        ``readonly attribute boolean isContentEditable``

        https://html.spec.whatwg.org/multipage/#dom-iscontenteditable
        """
        return self._webapi_node.is_content_editable

    inputMode = property(
        reflected_keyword(
            "inputmode",
            {
                "none": "none",
                "text": "text",
                "tel": "tel",
                "url": "url",
                "email": "email",
                "numeric": "numeric",
                "decimal": "decimal",
                "search": "search",
            },
            "",
            "",
        ),
        doc="""``attribute DOMString inputMode``

        https://html.spec.whatwg.org/multipage/#dom-inputmode
        """,
    )

    @inputMode.setter
    def inputMode(self, value, /):
        try:
            set_reflected_domstring(self, "inputmode", to_domstring(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def dataset(self):
        """The attributes ``data-*``, as a mapping whose items are attributes, too.

        ``readonly attribute DOMStringMap dataset``

        https://html.spec.whatwg.org/multipage/#dom-dataset

        >>> from webapi import Document
        >>> item = Document("https://example.org/").createElement("li")
        >>> item.dataset.pricePerItem = "3"
        >>> item.dataset["kind"] = "tea"
        >>> item.outerHTML
        '<li data-price-per-item="3" data-kind="tea"></li>'
        >>> sorted(item.dataset)
        ['kind', 'pricePerItem']
        """
        value = self._webapi_node.dataset
        return value.platform_object or _DOMStringMap.new(value)

    @property
    def nonce(self):
        """The nonce: that of the attribute ``nonce``, or what was assigned since, which the
        attribute does not show.

        ``attribute DOMString nonce``

        https://html.spec.whatwg.org/multipage/#dom-nonce
        """
        return self._webapi_node.nonce

    @nonce.setter
    def nonce(self, value, /):
        self._webapi_node.nonce = to_domstring(value)

    autofocus = property(
        reflected_boolean("autofocus"),
        doc="""The attribute ``autofocus``.

        ``attribute boolean autofocus``

        https://html.spec.whatwg.org/multipage/#dom-autofocus
        """,
    )

    @autofocus.setter
    def autofocus(self, value, /):
        try:
            set_reflected_boolean(self, "autofocus", to_boolean(value))
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    @property
    def tabIndex(self):
        """The attribute ``tabindex``; without it, 0 for elements that users can focus and -1 for
        others.

        ``attribute long tabIndex``

        https://html.spec.whatwg.org/multipage/#dom-tabindex
        """
        return self._webapi_node.tab_index

    @tabIndex.setter
    def tabIndex(self, value, /):
        try:
            set_reflected_integer(
                self,
                "tabindex",
                to_long(
                    value,
                    "Failed to set the 'tabIndex' property on 'HTMLElement': The provided value",
                ),
            )
        finally:
            if ELEMENT_QUEUES:
                invoke_reactions()

    def focus(self, options=None, **named):
        """Make it the active element of its document, if a browser could focus it, and fire events.

        ``undefined focus(optional FocusOptions options = {})``

        https://html.spec.whatwg.org/multipage/#dom-focus
        """
        if named:
            options = options_by_name(
                "focus", named, options, {"focus(": ("focusVisible", "preventScroll")}
            )
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        html_or_svg_or_math_ml_element_steps.focus(
            self,
            to_focus_options(options, "Failed to execute 'focus' on 'HTMLElement': parameter 1"),
        )

    def blur(self):
        """Take the focus away from it.

        ``undefined blur()``

        https://html.spec.whatwg.org/multipage/#dom-blur
        """
        if not isinstance(self, HTMLElement):
            raise illegal_invocation()
        self._webapi_node.blur()

    def __str__(self):
        return "[object HTMLElement]"


def new_object(value):
    """A new HTMLElement object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    class_ = steps.class_of(HTMLElement, value)
    this = class_.__new__(class_)
    steps.initialize(this, value)
    return this
