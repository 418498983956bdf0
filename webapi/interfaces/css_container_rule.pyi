"""Types of the CSSContainerRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSContainerRule as _CSSContainerRuleImplementation
from webapi.interfaces.css_condition_rule import CSSConditionRule
from webapi.interfaces.css_container_condition import CSSContainerCondition

class CSSContainerRule(CSSConditionRule):
    _webapi_rule: _CSSContainerRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def containerName(self) -> str:
        """The name of the container; empty if it has none, and for several conditions.

        https://drafts.csswg.org/cssom/#dom-csscontainerrule-containername
        """
    @property
    def containerQuery(self) -> str:
        """The query, serialized; empty for several conditions.

        https://drafts.csswg.org/cssom/#dom-csscontainerrule-containerquery
        """
    @property
    def conditions(self) -> tuple[CSSContainerCondition, ...]:
        """The names and queries.

        https://drafts.csswg.org/cssom/#dom-csscontainerrule-conditions
        """

def new_object(value: object) -> CSSContainerRule: ...
