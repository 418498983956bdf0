"""Types of the CSSPropertyRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSPropertyRule as _CSSPropertyRuleImplementation
from webapi.interfaces.css_rule import CSSRule

class CSSPropertyRule(CSSRule):
    _webapi_rule: _CSSPropertyRuleImplementation
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def name(self) -> str:
        """The name of the custom property.

        https://drafts.csswg.org/cssom/#dom-csspropertyrule-name
        """
    @property
    def syntax(self) -> str:
        """The syntax of its values.

        https://drafts.csswg.org/cssom/#dom-csspropertyrule-syntax
        """
    @property
    def inherits(self) -> bool:
        """Whether it is inherited.

        https://drafts.csswg.org/cssom/#dom-csspropertyrule-inherits
        """
    @property
    def initialValue(self) -> str | None:
        """The initial value, or ``None``.

        https://drafts.csswg.org/cssom/#dom-csspropertyrule-initialvalue
        """

def new_object(value: object) -> CSSPropertyRule: ...
