"""The CSSScopeRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_grouping_rule import CSSGroupingRule
from webapi.steps import css_scope_rule as steps
from webapi.webidl.exceptions import illegal_constructor


class CSSScopeRule(CSSGroupingRule):
    """The rule ``@scope``.

    ``interface CSSScopeRule : CSSGroupingRule``

    https://drafts.csswg.org/cssom/#cssscoperule
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("CSSScopeRule")

    start = property(
        steps.start_getter,
        doc="""The selectors of scoping roots, or ``None``.

        ``readonly attribute DOMString? start``

        https://drafts.csswg.org/cssom/#dom-cssscoperule-start
        """,
    )

    end = property(
        steps.end_getter,
        doc="""The selectors of scoping limits, or ``None``.

        ``readonly attribute DOMString? end``

        https://drafts.csswg.org/cssom/#dom-cssscoperule-end
        """,
    )

    def __str__(self):
        return "[object CSSScopeRule]"

    __repr__ = steps.inspect


def new_object(value):
    """A new CSSScopeRule object of what steps returned."""
    this = CSSScopeRule.__new__(CSSScopeRule)
    steps.initialize(this, value)
    return this
