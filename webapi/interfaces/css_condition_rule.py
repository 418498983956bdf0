"""The CSSConditionRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker_of_inheriting


class CSSConditionRule(CSSGroupingRule):
    """A rule whose rules have a condition.

    ``interface CSSConditionRule : CSSGroupingRule``

    https://drafts.csswg.org/cssom/#cssconditionrule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSConditionRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSConditionRule")

    @property
    def conditionText(self):
        """The condition.

        ``readonly attribute DOMString conditionText``

        https://drafts.csswg.org/cssom/#dom-cssconditionrule-conditiontext
        """
        return self._webapi_rule.condition_text


new_object = maker_of_inheriting(CSSConditionRule, css_rule_steps.initialize, MODULES)
