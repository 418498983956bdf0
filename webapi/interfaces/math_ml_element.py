"""The MathMLElement interface.

Made by ``python -m idl`` from idl/mathml.webidl: change that, not this.
"""

from webapi.interfaces.element import Element
from webapi.interfaces.focus_options import to_focus_options
from webapi.interfaces.global_event_handlers import GlobalEventHandlers
from webapi.interfaces.html_or_svg_or_math_ml_element import HTMLOrSVGOrMathMLElement
from webapi.steps import html_or_svg_or_math_ml_element as html_or_svg_or_math_ml_element_steps
from webapi.steps import node as node_steps
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.keywords import options_by_name
from webapi.webidl.platform_objects import Interface, maker
from webapi.webidl.setters import forwarding_setter, include

_CSSStyleProperties = Interface("webapi.interfaces.css_style_properties", "CSSStyleProperties")


class MathMLElement(Element):
    """An element of MathML.

    ``interface MathMLElement : Element``

    https://w3c.github.io/mathml-core/#mathmlelement
    """

    __slots__ = ()
    _webapi_interface_name = "MathMLElement"

    def __init__(self, /, *_):
        raise illegal_constructor("MathMLElement")

    def focus(self, options=None, **named):
        """Make it the active element of its document, if a browser could focus it, and fire events.

        ``undefined focus(optional FocusOptions options = {})``

        https://html.spec.whatwg.org/multipage/#dom-focus
        """
        if named:
            options = options_by_name(
                "focus", named, options, {"focus(": ("focusVisible", "preventScroll")}
            )
        if not isinstance(self, MathMLElement):
            raise illegal_invocation()
        html_or_svg_or_math_ml_element_steps.focus(
            self,
            to_focus_options(options, "Failed to execute 'focus' on 'MathMLElement': parameter 1"),
        )

    def blur(self):
        """Take the focus away from it.

        ``undefined blur()``

        https://html.spec.whatwg.org/multipage/#dom-blur
        """
        if not isinstance(self, MathMLElement):
            raise illegal_invocation()
        self._webapi_node.blur()

    @property
    def style(self):
        """The declarations of the attribute ``style``. To set it is to set their ``cssText``.

        ``readonly attribute CSSStyleProperties style``

        https://drafts.csswg.org/cssom/#dom-elementcssinlinestyle-style
        """
        value = self._webapi_node.style
        return value.platform_object or _CSSStyleProperties.new(value)

    style = style.setter(forwarding_setter("style", "cssText"))


include(MathMLElement, GlobalEventHandlers, HTMLOrSVGOrMathMLElement)

new_object = maker(MathMLElement, node_steps.initialize)
