"""The EventTarget interface.

Made by ``python -m idl`` from idl/dom_events.webidl: change that, not this.
"""

from webapi.interfaces.add_event_listener_options import to_add_event_listener_options
from webapi.interfaces.event_listener import to_event_listener
from webapi.interfaces.event_listener_options import to_event_listener_options
from webapi.steps import event_target as steps
from webapi.webidl.classes import explain_missing_initialization, refuse_to_copy
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring
from webapi.webidl.unions import Choices, union

_to_callback = nullable(to_event_listener)
_to_options = union(
    "(AddEventListenerOptions or boolean)",
    Choices(dictionary=to_add_event_listener_options, boolean=to_boolean),
)
_to_options_2 = union(
    "(EventListenerOptions or boolean)",
    Choices(dictionary=to_event_listener_options, boolean=to_boolean),
)
_Event = Interface("webapi.interfaces.event", "Event")
_Node = Interface("webapi.interfaces.node", "Node")
_ShadowRoot = Interface("webapi.interfaces.shadow_root", "ShadowRoot")
_Document = Interface("webapi.interfaces.document", "Document")
_XMLDocument = Interface("webapi.interfaces.xml_document", "XMLDocument")
_DocumentType = Interface("webapi.interfaces.document_type", "DocumentType")
_DocumentFragment = Interface("webapi.interfaces.document_fragment", "DocumentFragment")
_Element = Interface("webapi.interfaces.element", "Element")
_Attr = Interface("webapi.interfaces.attr", "Attr")
_CharacterData = Interface("webapi.interfaces.character_data", "CharacterData")
_Text = Interface("webapi.interfaces.text", "Text")
_CDATASection = Interface("webapi.interfaces.cdata_section", "CDATASection")
_ProcessingInstruction = Interface(
    "webapi.interfaces.processing_instruction", "ProcessingInstruction"
)
_Comment = Interface("webapi.interfaces.comment", "Comment")
_AbortSignal = Interface("webapi.interfaces.abort_signal", "AbortSignal")
_Performance = Interface("webapi.interfaces.performance", "Performance")
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
_EventSource = Interface("webapi.interfaces.event_source", "EventSource")
_SVGElement = Interface("webapi.interfaces.svg_element", "SVGElement")
_SVGGraphicsElement = Interface("webapi.interfaces.svg_graphics_element", "SVGGraphicsElement")
_SVGSVGElement = Interface("webapi.interfaces.svgsvg_element", "SVGSVGElement")
_XMLHttpRequestEventTarget = Interface(
    "webapi.interfaces.xml_http_request_event_target", "XMLHttpRequestEventTarget"
)
_XMLHttpRequestUpload = Interface(
    "webapi.interfaces.xml_http_request_upload", "XMLHttpRequestUpload"
)
_XMLHttpRequest = Interface("webapi.interfaces.xml_http_request", "XMLHttpRequest")
_INHERITING = {
    "Node": _Node,
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
    "AbortSignal": _AbortSignal,
    "Performance": _Performance,
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
    "EventSource": _EventSource,
    "SVGElement": _SVGElement,
    "SVGGraphicsElement": _SVGGraphicsElement,
    "SVGSVGElement": _SVGSVGElement,
    "XMLHttpRequestEventTarget": _XMLHttpRequestEventTarget,
    "XMLHttpRequestUpload": _XMLHttpRequestUpload,
    "XMLHttpRequest": _XMLHttpRequest,
}


class EventTarget:
    """An object that has listeners, and dispatches events to them. It can be subclassed.

    ``interface EventTarget``

    https://dom.spec.whatwg.org/#interface-eventtarget

    >>> target = EventTarget()
    >>> target.addEventListener("change", lambda event: print("got", event.type))
    >>> from webapi import Event
    >>> target.dispatchEvent(Event("change"))
    got change
    True
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_is_interface = True

    def __init__(self):
        """A target without listeners. A subclass with an ``__init__`` of its own calls this one.

        ``constructor()``

        https://dom.spec.whatwg.org/#dom-eventtarget-eventtarget
        """
        steps.constructor(self)

    @classmethod
    def new(cls):
        """Call EventTarget: what ``new EventTarget(…)`` is in JavaScript."""
        return cls()

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "EventTarget")

    def addEventListener(self, type, callback, options=None, **named):
        """Call ``callback`` with each event of that type. It is a function, or an object with a
        method ``handleEvent``. ``options`` may have ``capture``, ``once``, ``passive`` and
        ``signal``, an `AbortSignal` that removes the listener. Exceptions of the callback go to the
        exception handler of the running asyncio loop, or to ``sys.excepthook``. Raises
        ``TypeError`` for a coroutine function, which nothing would await.

        ``undefined addEventListener(DOMString type, EventListener? callback, optional
        (AddEventListenerOptions or boolean) options = {})``

        https://dom.spec.whatwg.org/#dom-eventtarget-addeventlistener
        """
        if named:
            options = options_by_name(
                "addEventListener",
                named,
                options,
                {"addEventListener(type, callback, ": ("capture", "once", "passive", "signal")},
            )
        if not isinstance(self, EventTarget):
            raise illegal_invocation()
        steps.addEventListener(
            self,
            to_domstring(type),
            _to_callback(
                callback, "Failed to execute 'addEventListener' on 'EventTarget': parameter 2"
            ),
            _to_options(
                options, "Failed to execute 'addEventListener' on 'EventTarget': parameter 3"
            ),
        )

    def removeEventListener(self, type, callback, options=None, **named):
        """Remove the listener with this type, callback and ``capture``, if there is one. Callbacks
        are identified and not compared: equal objects are two callbacks. A method of an object is
        the same callback each time that it is looked up.

        ``undefined removeEventListener(DOMString type, EventListener? callback, optional
        (EventListenerOptions or boolean) options = {})``

        https://dom.spec.whatwg.org/#dom-eventtarget-removeeventlistener
        """
        if named:
            options = options_by_name(
                "removeEventListener",
                named,
                options,
                {"removeEventListener(type, callback, ": ("capture",)},
            )
        if not isinstance(self, EventTarget):
            raise illegal_invocation()
        self._webapi_event_target.remove_event_listener(
            to_domstring(type),
            _to_callback(
                callback, "Failed to execute 'removeEventListener' on 'EventTarget': parameter 2"
            ),
            _to_options_2(
                options, "Failed to execute 'removeEventListener' on 'EventTarget': parameter 3"
            ),
        )

    def dispatchEvent(self, event):
        """Call the listeners for the event's type; ``False`` if one of them called
        ``preventDefault()`` on a cancelable event. Raises `DOMException`, an ``InvalidStateError``,
        if the event is being dispatched.

        ``boolean dispatchEvent(Event event)``

        https://dom.spec.whatwg.org/#dom-eventtarget-dispatchevent
        """
        if not isinstance(self, EventTarget):
            raise illegal_invocation()
        return self._webapi_event_target.dispatch_event(
            _Event.convert(
                event, "Failed to execute 'dispatchEvent' on 'EventTarget': parameter 1"
            )._webapi_event
        )

    def __str__(self):
        return "[object EventTarget]"

    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


def new_object(value):
    """A new EventTarget object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = EventTarget.__new__(EventTarget)
    steps.initialize(this, value)
    return this
