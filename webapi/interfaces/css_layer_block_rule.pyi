"""Types of the CSSLayerBlockRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSLayerBlockRule as _CSSLayerBlockRuleImplementation
from webapi.interfaces.css_grouping_rule import CSSGroupingRule

class CSSLayerBlockRule(CSSGroupingRule):
    _webapi_rule: _CSSLayerBlockRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """The name of the layer, as it is written; empty if it has none.

        https://drafts.csswg.org/cssom/#dom-csslayerblockrule-name
        """

def new_object(value: object) -> CSSLayerBlockRule: ...
