"""The CSSViewTransitionRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CSSViewTransitionRule(CSSRule):
    """The rule ``@view-transition``.

    ``interface CSSViewTransitionRule : CSSRule``

    https://drafts.csswg.org/cssom/#cssviewtransitionrule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSViewTransitionRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSViewTransitionRule")

    @property
    def navigation(self):
        """Whether navigations have a transition: ``auto``, ``none`` or nothing.

        ``readonly attribute DOMString navigation``

        https://drafts.csswg.org/cssom/#dom-cssviewtransitionrule-navigation
        """
        return self._webapi_rule.navigation

    @property
    def types(self):
        """The types of the transition.

        ``readonly attribute FrozenArray<DOMString> types``

        https://drafts.csswg.org/cssom/#dom-cssviewtransitionrule-types
        """
        return tuple(self._webapi_rule.types)


new_object = maker(CSSViewTransitionRule, css_rule_steps.initialize)
