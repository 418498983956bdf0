"""Types of the CSSLayerStatementRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.css_rule import CSSRule
from webapi.steps.css_layer_statement_rule import Slots as _CSSLayerStatementRuleSlots

class CSSLayerStatementRule(CSSRule, _CSSLayerStatementRuleSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def nameList(self) -> tuple[str, ...]:
        """The names of the layers, as they are written.

        https://drafts.csswg.org/cssom/#dom-csslayerstatementrule-namelist
        """

def new_object(value: object) -> CSSLayerStatementRule: ...
