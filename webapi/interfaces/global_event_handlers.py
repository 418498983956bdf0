"""The GlobalEventHandlers mixin.

Made by ``python -m idl`` from idl/html_events.webidl: change that, not this.
"""

from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.webidl.collections import nullable

_to_event_handler = nullable(to_event_handler_non_null)


class GlobalEventHandlers:
    """Attributes of the mixin GlobalEventHandlers that are alike in all interfaces."""

    __slots__ = ()

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
