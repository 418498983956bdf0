"""The CSSStyleRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps import css_style_rule as steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_CSSStyleProperties = Interface("webapi.interfaces.css_style_properties", "CSSStyleProperties")


class CSSStyleRule(CSSGroupingRule):
    """A rule of selectors and declarations. Rules may be nested in it.

    ``interface CSSStyleRule : CSSGroupingRule``

    https://drafts.csswg.org/cssom/#cssstylerule
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, /, *_):
        raise illegal_constructor("CSSStyleRule")

    selectorText = property(
        steps.selectorText_getter,
        doc="""The selectors, serialized. A value that is not valid changes nothing.

        ``attribute DOMString selectorText``

        https://drafts.csswg.org/cssom/#dom-cssstylerule-selectortext
        """,
    )

    @selectorText.setter
    def selectorText(self, value, /):
        steps.selectorText_setter(self, to_domstring(value))

    @property
    def style(self):
        """The declarations. To set it is to set their ``cssText``.

        ``readonly attribute CSSStyleProperties style``

        https://drafts.csswg.org/cssom/#dom-cssstylerule-style
        """
        value = steps.style_getter(self)
        return value.platform_object or _CSSStyleProperties.new(value)

    @style.setter
    def style(self, value, /):
        self.style.cssText = value

    def __str__(self):
        return "[object CSSStyleRule]"

    __repr__ = steps.inspect


def new_object(value):
    """A new CSSStyleRule object of what steps returned."""
    this = CSSStyleRule.__new__(CSSStyleRule)
    steps.initialize(this, value)
    return this
