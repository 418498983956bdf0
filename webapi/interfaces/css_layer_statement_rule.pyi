"""Types of the CSSLayerStatementRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSLayerStatementRule as _CSSLayerStatementRuleImplementation
from webapi.interfaces.css_rule import CSSRule

class CSSLayerStatementRule(CSSRule):
    _webapi_rule: _CSSLayerStatementRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def nameList(self) -> tuple[str, ...]:
        """The names of the layers, as they are written.

        https://drafts.csswg.org/cssom/#dom-csslayerstatementrule-namelist
        """

def new_object(value: object) -> CSSLayerStatementRule: ...
