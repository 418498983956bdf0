"""The CSSConditionRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps import css_rule as css_rule_steps
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

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("CSSConditionRule")

    @property
    def conditionText(self):
        """The condition.

        ``readonly attribute DOMString conditionText``

        https://drafts.csswg.org/cssom/#dom-cssconditionrule-conditiontext
        """
        return self._webapi_rule.condition_text

    def __str__(self):
        return "[object CSSConditionRule]"


def new_object(value):
    """A new CSSConditionRule object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = CSSConditionRule.__new__(CSSConditionRule)
    css_rule_steps.initialize(this, value)
    return this
