"""The CSSContainerRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_condition_rule import CSSConditionRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CSSContainerRule(CSSConditionRule):
    """The rule ``@container``.

    ``interface CSSContainerRule : CSSConditionRule``

    https://drafts.csswg.org/cssom/#csscontainerrule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSContainerRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSContainerRule")

    @property
    def containerName(self):
        """The name of the container; empty if it has none, and for several conditions.

        ``readonly attribute DOMString containerName``

        https://drafts.csswg.org/cssom/#dom-csscontainerrule-containername
        """
        return self._webapi_rule.container_name

    @property
    def containerQuery(self):
        """The query, serialized; empty for several conditions.

        ``readonly attribute DOMString containerQuery``

        https://drafts.csswg.org/cssom/#dom-csscontainerrule-containerquery
        """
        return self._webapi_rule.container_query

    @property
    def conditions(self):
        """The names and queries.

        ``readonly attribute FrozenArray<CSSContainerCondition> conditions``

        https://drafts.csswg.org/cssom/#dom-csscontainerrule-conditions
        """
        return tuple(self._webapi_rule.conditions)


new_object = maker(CSSContainerRule, css_rule_steps.initialize)
