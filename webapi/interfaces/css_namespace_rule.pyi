"""Types of the CSSNamespaceRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.css_rule import CSSRule
from webapi.steps.css_namespace_rule import Slots as _CSSNamespaceRuleSlots

class CSSNamespaceRule(CSSRule, _CSSNamespaceRuleSlots):
    def __init__(self, /, *_: Never) -> None: ...
    @property
    def namespaceURI(self) -> str:
        """The namespace.

        https://drafts.csswg.org/cssom/#dom-cssnamespacerule-namespaceuri
        """
    @property
    def prefix(self) -> str:
        """The prefix; empty for the default namespace.

        https://drafts.csswg.org/cssom/#dom-cssnamespacerule-prefix
        """

def new_object(value: object) -> CSSNamespaceRule: ...
