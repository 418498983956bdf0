"""The CSSStartingStyleRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CSSStartingStyleRule(CSSGroupingRule):
    """The rule ``@starting-style``.

    ``interface CSSStartingStyleRule : CSSGroupingRule``

    https://drafts.csswg.org/cssom/#cssstartingstylerule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSStartingStyleRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSStartingStyleRule")


new_object = maker(CSSStartingStyleRule, css_rule_steps.initialize)
