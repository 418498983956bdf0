"""The CSSGroupingRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface, maker_of_inheriting
from webapi.webidl.strings import to_domstring

_CSSRuleList = Interface("webapi.interfaces.css_rule_list", "CSSRuleList")


class CSSGroupingRule(CSSRule):
    """A rule that has rules.

    ``interface CSSGroupingRule : CSSRule``

    https://drafts.csswg.org/cssom/#cssgroupingrule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSGroupingRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSGroupingRule")

    @property
    def cssRules(self):
        """The rules, in a live list.

        ``readonly attribute CSSRuleList cssRules``

        https://drafts.csswg.org/cssom/#dom-cssgroupingrule-cssrules
        """
        value = self._webapi_rule.css_rules
        return value.platform_object or _CSSRuleList.new(value)

    def insertRule(self, rule, index=None):
        """Insert a rule before an index, and return the index.

        ``unsigned long insertRule(DOMString rule, optional unsigned long index = 0)``

        https://drafts.csswg.org/cssom/#dom-cssgroupingrule-insertrule
        """
        if not isinstance(self, CSSGroupingRule):
            raise illegal_invocation()
        return self._webapi_rule.insert_rule(
            to_domstring(rule),
            0
            if index is None
            else to_unsigned_long(
                index, "Failed to execute 'insertRule' on 'CSSGroupingRule': parameter 2"
            ),
        )

    def deleteRule(self, index):
        """Remove a rule.

        ``undefined deleteRule(unsigned long index)``

        https://drafts.csswg.org/cssom/#dom-cssgroupingrule-deleterule
        """
        if not isinstance(self, CSSGroupingRule):
            raise illegal_invocation()
        self._webapi_rule.delete_rule(
            to_unsigned_long(
                index, "Failed to execute 'deleteRule' on 'CSSGroupingRule': parameter 1"
            )
        )


new_object = maker_of_inheriting(CSSGroupingRule, css_rule_steps.initialize, MODULES)
