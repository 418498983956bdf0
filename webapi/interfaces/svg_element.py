"""The SVGElement interface.

Made by ``python -m idl`` from idl/svg.webidl: change that, not this.
"""

from webapi.interfaces.element import Element
from webapi.interfaces.event_handler_non_null import to_event_handler_non_null
from webapi.interfaces.focus_options import to_focus_options
from webapi.steps import html_or_svg_or_math_ml_element as html_or_svg_or_math_ml_element_steps
from webapi.steps import node as node_steps
from webapi.steps.custom_element_reactions import ELEMENT_QUEUES, invoke_reactions
from webapi.steps.event_target import event_handler, set_event_handler
from webapi.steps.reflection import reflected_boolean, set_reflected_boolean, set_reflected_integer
from webapi.webidl.collections import nullable
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.numeric import to_long
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_SVGAnimatedString = Interface("webapi.interfaces.svg_animated_string", "SVGAnimatedString")
_SVGSVGElement = Interface("webapi.interfaces.svgsvg_element", "SVGSVGElement")
_CSSStyleProperties = Interface("webapi.interfaces.css_style_properties", "CSSStyleProperties")
_to_event_handler = nullable(to_event_handler_non_null)
_DOMStringMap = Interface("webapi.interfaces.dom_string_map", "DOMStringMap")
_SVGGraphicsElement = Interface("webapi.interfaces.svg_graphics_element", "SVGGraphicsElement")
_INHERITING = {"SVGGraphicsElement": _SVGGraphicsElement, "SVGSVGElement": _SVGSVGElement}


class SVGElement(Element):
    """An element of SVG. Those that draw have no interfaces of their own.

    ``interface SVGElement : Element``

    https://svgwg.org/svg2-draft/types.html#InterfaceSVGElement

    >>> from webapi import Document
    >>> page = Document("https://example.org/")
    >>> svg = page.createElementNS("http://www.w3.org/2000/svg", "svg")
    >>> path = page.createElementNS("http://www.w3.org/2000/svg", "path")
    >>> svg.setAttribute("class", "a")
    >>> svg.append(path)
    >>> path.ownerSVGElement.className.baseVal
    'a'
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("SVGElement")

    @property
    def className(self):
        """The attribute ``class``, which animations could change.

        ``readonly attribute SVGAnimatedString className``

        https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__className
        """
        value = self._webapi_node.animated_class_name
        return value.platform_object or _SVGAnimatedString.new(value)

    @property
    def ownerSVGElement(self):
        """The nearest ancestor ``svg``, or `None`.

        ``readonly attribute SVGSVGElement? ownerSVGElement``

        https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__ownerSVGElement
        """
        value = self._webapi_node.owner_svg_element
        return None if value is None else value.platform_object or _SVGSVGElement.new(value)

    @property
    def viewportElement(self):
        """The nearest ancestor that establishes a viewport, or `None`.

        ``readonly attribute SVGElement? viewportElement``

        https://svgwg.org/svg2-draft/types.html#__svg__SVGElement__viewportElement
        """
        value = self._webapi_node.viewport_element
        return None if value is None else value.platform_object or new_object(value)

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
                value, "Failed to set the 'onabort' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onauxclick' property on 'SVGElement': The provided value"
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
                "Failed to set the 'onbeforeinput' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onbeforematch' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onbeforetoggle' property on 'SVGElement': The provided value",
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
                value, "Failed to set the 'onblur' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'oncancel' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'oncanplay' property on 'SVGElement': The provided value"
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
                "Failed to set the 'oncanplaythrough' property on 'SVGElement': The provided value",
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
                value, "Failed to set the 'onchange' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onclick' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onclose' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'oncommand' property on 'SVGElement': The provided value"
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
                "Failed to set the 'oncontextlost' property on 'SVGElement': The provided value",
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
                "Failed to set the 'oncontextmenu' property on 'SVGElement': The provided value",
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
                "Failed to set the 'oncontextrestored' property on 'SVGElement': The "
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
                value, "Failed to set the 'oncopy' property on 'SVGElement': The provided value"
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
                "Failed to set the 'oncuechange' property on 'SVGElement': The provided value",
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
                value, "Failed to set the 'oncut' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'ondblclick' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'ondrag' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'ondragend' property on 'SVGElement': The provided value"
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
                "Failed to set the 'ondragenter' property on 'SVGElement': The provided value",
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
                "Failed to set the 'ondragleave' property on 'SVGElement': The provided value",
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
                value, "Failed to set the 'ondragover' property on 'SVGElement': The provided value"
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
                "Failed to set the 'ondragstart' property on 'SVGElement': The provided value",
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
                value, "Failed to set the 'ondrop' property on 'SVGElement': The provided value"
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
                "Failed to set the 'ondurationchange' property on 'SVGElement': The provided value",
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
                value, "Failed to set the 'onemptied' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onended' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onerror' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onfocus' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onformdata' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'oninput' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'oninvalid' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onkeydown' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onkeypress' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onkeyup' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onload' property on 'SVGElement': The provided value"
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
                "Failed to set the 'onloadeddata' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onloadedmetadata' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onloadstart' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onmousedown' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onmouseenter' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onmouseleave' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onmousemove' property on 'SVGElement': The provided value",
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
                value, "Failed to set the 'onmouseout' property on 'SVGElement': The provided value"
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
                "Failed to set the 'onmouseover' property on 'SVGElement': The provided value",
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
                value, "Failed to set the 'onmouseup' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onpaste' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onpause' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onplay' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onplaying' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onprogress' property on 'SVGElement': The provided value"
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
                "Failed to set the 'onratechange' property on 'SVGElement': The provided value",
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
                value, "Failed to set the 'onreset' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onresize' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onscroll' property on 'SVGElement': The provided value"
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
                "Failed to set the 'onscrollend' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onsecuritypolicyviolation' property on 'SVGElement': The "
                "provided value",
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
                value, "Failed to set the 'onseeked' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onseeking' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onselect' property on 'SVGElement': The provided value"
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
                "Failed to set the 'onslotchange' property on 'SVGElement': The provided value",
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
                value, "Failed to set the 'onstalled' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onsubmit' property on 'SVGElement': The provided value"
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
                value, "Failed to set the 'onsuspend' property on 'SVGElement': The provided value"
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
                "Failed to set the 'ontimeupdate' property on 'SVGElement': The provided value",
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
                value, "Failed to set the 'ontoggle' property on 'SVGElement': The provided value"
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
                "Failed to set the 'onvolumechange' property on 'SVGElement': The provided value",
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
                value, "Failed to set the 'onwaiting' property on 'SVGElement': The provided value"
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
                "Failed to set the 'onwebkitanimationend' property on 'SVGElement': The "
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
                "Failed to set the 'onwebkitanimationiteration' property on 'SVGElement': "
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
                "Failed to set the 'onwebkitanimationstart' property on 'SVGElement': The "
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
                "Failed to set the 'onwebkittransitionend' property on 'SVGElement': The "
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
                value, "Failed to set the 'onwheel' property on 'SVGElement': The provided value"
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
                "Failed to set the 'onpointerover' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onpointerenter' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onpointerdown' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onpointermove' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onpointerup' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onpointercancel' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onpointerout' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onpointerleave' property on 'SVGElement': The provided value",
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
                "Failed to set the 'ongotpointercapture' property on 'SVGElement': The "
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
                "Failed to set the 'onlostpointercapture' property on 'SVGElement': The "
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
                "Failed to set the 'ontransitionrun' property on 'SVGElement': The provided value",
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
                "Failed to set the 'ontransitionstart' property on 'SVGElement': The "
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
                "Failed to set the 'ontransitionend' property on 'SVGElement': The provided value",
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
                "Failed to set the 'ontransitioncancel' property on 'SVGElement': The "
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
                "Failed to set the 'onanimationstart' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onanimationiteration' property on 'SVGElement': The "
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
                "Failed to set the 'onanimationend' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onanimationcancel' property on 'SVGElement': The "
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
                "Failed to set the 'onselectstart' property on 'SVGElement': The provided value",
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
                "Failed to set the 'onselectionchange' property on 'SVGElement': The "
                "provided value",
            ),
        )

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
                    "Failed to set the 'tabIndex' property on 'SVGElement': The provided value",
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
        if not isinstance(self, SVGElement):
            raise illegal_invocation()
        html_or_svg_or_math_ml_element_steps.focus(
            self,
            to_focus_options(options, "Failed to execute 'focus' on 'SVGElement': parameter 1"),
        )

    def blur(self):
        """Take the focus away from it.

        ``undefined blur()``

        https://html.spec.whatwg.org/multipage/#dom-blur
        """
        if not isinstance(self, SVGElement):
            raise illegal_invocation()
        self._webapi_node.blur()

    def __str__(self):
        return "[object SVGElement]"


def new_object(value):
    """A new SVGElement object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = SVGElement.__new__(SVGElement)
    node_steps.initialize(this, value)
    return this
