"""The CSSConditionRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps import css_condition_rule as steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface

_CSSMediaRule = Interface("webapi.interfaces.css_media_rule", "CSSMediaRule")
_CSSSupportsRule = Interface("webapi.interfaces.css_supports_rule", "CSSSupportsRule")
_CSSContainerRule = Interface("webapi.interfaces.css_container_rule", "CSSContainerRule")
_INHERITING = {
    "CSSMediaRule": _CSSMediaRule,
    "CSSSupportsRule": _CSSSupportsRule,
    "CSSContainerRule": _CSSContainerRule,
}


class CSSConditionRule(CSSGroupingRule):
    """A rule whose rules have a condition.

    ``interface CSSConditionRule : CSSGroupingRule``

    https://drafts.csswg.org/cssom/#cssconditionrule
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, /, *_):
        raise illegal_constructor("CSSConditionRule")

    conditionText = property(
        steps.conditionText_getter,
        doc="""The condition.

        ``readonly attribute DOMString conditionText``

        https://drafts.csswg.org/cssom/#dom-cssconditionrule-conditiontext
        """,
    )

    def __str__(self):
        return "[object CSSConditionRule]"

    __repr__ = steps.inspect


def new_object(value):
    """A new CSSConditionRule object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = CSSConditionRule.__new__(CSSConditionRule)
    steps.initialize(this, value)
    return this
