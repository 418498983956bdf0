"""The CSSScopeRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CSSScopeRule(CSSGroupingRule):
    """The rule ``@scope``.

    ``interface CSSScopeRule : CSSGroupingRule``

    https://drafts.csswg.org/cssom/#cssscoperule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSScopeRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSScopeRule")

    @property
    def start(self):
        """The selectors of scoping roots, or ``None``.

        ``readonly attribute DOMString? start``

        https://drafts.csswg.org/cssom/#dom-cssscoperule-start
        """
        return self._webapi_rule.start

    @property
    def end(self):
        """The selectors of scoping limits, or ``None``.

        ``readonly attribute DOMString? end``

        https://drafts.csswg.org/cssom/#dom-cssscoperule-end
        """
        return self._webapi_rule.end


new_object = maker(CSSScopeRule, css_rule_steps.initialize)
