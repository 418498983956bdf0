"""The CSSLayerBlockRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CSSLayerBlockRule(CSSGroupingRule):
    """The rule ``@layer`` with a block.

    ``interface CSSLayerBlockRule : CSSGroupingRule``

    https://drafts.csswg.org/cssom/#csslayerblockrule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSLayerBlockRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSLayerBlockRule")

    @property
    def name(self):
        """The name of the layer, as it is written; empty if it has none.

        ``readonly attribute DOMString name``

        https://drafts.csswg.org/cssom/#dom-csslayerblockrule-name
        """
        return self._webapi_rule.name


new_object = maker(CSSLayerBlockRule, css_rule_steps.initialize)
