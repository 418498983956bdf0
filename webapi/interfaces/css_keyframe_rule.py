"""The CSSKeyframeRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_keyframe_rule as steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_CSSStyleProperties = Interface("webapi.interfaces.css_style_properties", "CSSStyleProperties")


class CSSKeyframeRule(CSSRule):
    """A keyframe.

    ``interface CSSKeyframeRule : CSSRule``

    https://drafts.csswg.org/cssom/#csskeyframerule
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("CSSKeyframeRule")

    keyText = property(
        steps.keyText_getter,
        doc="""Its offsets, as percentages. A value that is not valid is a SyntaxError.

        ``attribute DOMString keyText``

        https://drafts.csswg.org/cssom/#dom-csskeyframerule-keytext
        """,
    )

    @keyText.setter
    def keyText(self, value, /):
        steps.keyText_setter(self, to_domstring(value))

    @property
    def style(self):
        """The declarations. To set it is to set their ``cssText``.

        ``readonly attribute CSSStyleProperties style``

        https://drafts.csswg.org/cssom/#dom-csskeyframerule-style
        """
        value = steps.style_getter(self)
        return value.platform_object or _CSSStyleProperties.new(value)

    @style.setter
    def style(self, value, /):
        self.style.cssText = value

    def __str__(self):
        return "[object CSSKeyframeRule]"

    __repr__ = steps.inspect


def new_object(value):
    """A new CSSKeyframeRule object of what steps returned."""
    this = CSSKeyframeRule.__new__(CSSKeyframeRule)
    steps.initialize(this, value)
    return this
