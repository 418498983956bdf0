"""The CSSPropertyRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_property_rule as steps
from webapi.webidl.exceptions import illegal_constructor


class CSSPropertyRule(CSSRule):
    """The rule ``@property``.

    ``interface CSSPropertyRule : CSSRule``

    https://drafts.csswg.org/cssom/#csspropertyrule
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("CSSPropertyRule")

    name = property(
        steps.name_getter,
        doc="""The name of the custom property.

        ``readonly attribute DOMString name``

        https://drafts.csswg.org/cssom/#dom-csspropertyrule-name
        """,
    )

    syntax = property(
        steps.syntax_getter,
        doc="""The syntax of its values.

        ``readonly attribute DOMString syntax``

        https://drafts.csswg.org/cssom/#dom-csspropertyrule-syntax
        """,
    )

    inherits = property(
        steps.inherits_getter,
        doc="""Whether it is inherited.

        ``readonly attribute boolean inherits``

        https://drafts.csswg.org/cssom/#dom-csspropertyrule-inherits
        """,
    )

    initialValue = property(
        steps.initialValue_getter,
        doc="""The initial value, or ``None``.

        ``readonly attribute DOMString? initialValue``

        https://drafts.csswg.org/cssom/#dom-csspropertyrule-initialvalue
        """,
    )

    def __str__(self):
        return "[object CSSPropertyRule]"

    __repr__ = steps.inspect


def new_object(value):
    """A new CSSPropertyRule object of what steps returned."""
    this = CSSPropertyRule.__new__(CSSPropertyRule)
    steps.initialize(this, value)
    return this
