"""The CSSLayerStatementRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CSSLayerStatementRule(CSSRule):
    """The rule ``@layer`` without a block.

    ``interface CSSLayerStatementRule : CSSRule``

    https://drafts.csswg.org/cssom/#csslayerstatementrule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSLayerStatementRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSLayerStatementRule")

    @property
    def nameList(self):
        """The names of the layers, as they are written.

        ``readonly attribute FrozenArray<DOMString> nameList``

        https://drafts.csswg.org/cssom/#dom-csslayerstatementrule-namelist
        """
        return tuple(self._webapi_rule.name_list)


new_object = maker(CSSLayerStatementRule, css_rule_steps.initialize)
