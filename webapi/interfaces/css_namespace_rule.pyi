"""Types of the CSSNamespaceRule interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.css_rules import CSSNamespaceRule as _CSSNamespaceRuleImplementation
from webapi.interfaces.css_rule import CSSRule

class CSSNamespaceRule(CSSRule):
    _webapi_rule: _CSSNamespaceRuleImplementation
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
