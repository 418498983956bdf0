"""The CSSNamespaceRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CSSNamespaceRule(CSSRule):
    """The rule ``@namespace``.

    ``interface CSSNamespaceRule : CSSRule``

    https://drafts.csswg.org/cssom/#cssnamespacerule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSNamespaceRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSNamespaceRule")

    @property
    def namespaceURI(self):
        """The namespace.

        ``readonly attribute DOMString namespaceURI``

        https://drafts.csswg.org/cssom/#dom-cssnamespacerule-namespaceuri
        """
        return self._webapi_rule.namespace_uri

    @property
    def prefix(self):
        """The prefix; empty for the default namespace.

        ``readonly attribute DOMString prefix``

        https://drafts.csswg.org/cssom/#dom-cssnamespacerule-prefix
        """
        return self._webapi_rule.prefix


new_object = maker(CSSNamespaceRule, css_rule_steps.initialize)
