"""The CSSContainerRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_condition_rule import CSSConditionRule
from webapi.steps import css_container_rule as steps
from webapi.webidl.exceptions import illegal_constructor


class CSSContainerRule(CSSConditionRule):
    """The rule ``@container``.

    ``interface CSSContainerRule : CSSConditionRule``

    https://drafts.csswg.org/cssom/#csscontainerrule
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("CSSContainerRule")

    containerName = property(
        steps.containerName_getter,
        doc="""The name of the container; empty if it has none, and for several conditions.

        ``readonly attribute DOMString containerName``

        https://drafts.csswg.org/cssom/#dom-csscontainerrule-containername
        """,
    )

    containerQuery = property(
        steps.containerQuery_getter,
        doc="""The query, serialized; empty for several conditions.

        ``readonly attribute DOMString containerQuery``

        https://drafts.csswg.org/cssom/#dom-csscontainerrule-containerquery
        """,
    )

    conditions = property(
        steps.conditions_getter,
        doc="""The names and queries.

        ``readonly attribute FrozenArray<CSSContainerCondition> conditions``

        https://drafts.csswg.org/cssom/#dom-csscontainerrule-conditions
        """,
    )

    def __str__(self):
        return "[object CSSContainerRule]"

    __repr__ = steps.inspect


def new_object(value):
    """A new CSSContainerRule object of what steps returned."""
    this = CSSContainerRule.__new__(CSSContainerRule)
    steps.initialize(this, value)
    return this
