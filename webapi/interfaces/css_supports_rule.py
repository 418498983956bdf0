"""The CSSSupportsRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_condition_rule import CSSConditionRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CSSSupportsRule(CSSConditionRule):
    """The rule ``@supports``.

    ``interface CSSSupportsRule : CSSConditionRule``

    https://drafts.csswg.org/cssom/#csssupportsrule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSSupportsRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSSupportsRule")


new_object = maker(CSSSupportsRule, css_rule_steps.initialize)
