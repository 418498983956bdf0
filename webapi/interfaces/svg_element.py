"""The SVGElement interface.

Made by ``python -m idl`` from idl/svg.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.element import Element
from webapi.interfaces.focus_options import to_focus_options
from webapi.interfaces.global_event_handlers import GlobalEventHandlers
from webapi.interfaces.html_or_svg_or_math_ml_element import HTMLOrSVGOrMathMLElement
from webapi.steps import html_or_svg_or_math_ml_element as html_or_svg_or_math_ml_element_steps
from webapi.steps import node as node_steps
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker_of_inheriting
from webapi.webidl.setters import forwarding_setter, include

_SVGAnimatedString = Interface("webapi.interfaces.svg_animated_string", "SVGAnimatedString")
_SVGSVGElement = Interface("webapi.interfaces.svgsvg_element", "SVGSVGElement")
_CSSStyleProperties = Interface("webapi.interfaces.css_style_properties", "CSSStyleProperties")


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
    _webapi_interface_name = "SVGElement"

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

    style = style.setter(forwarding_setter("style", "cssText"))

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


include(SVGElement, GlobalEventHandlers, HTMLOrSVGOrMathMLElement)

new_object = maker_of_inheriting(SVGElement, node_steps.initialize, MODULES)
