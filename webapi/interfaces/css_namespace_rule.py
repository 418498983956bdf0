"""The CSSNamespaceRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_namespace_rule as steps
from webapi.webidl.exceptions import illegal_constructor


class CSSNamespaceRule(CSSRule):
    """The rule ``@namespace``.

    ``interface CSSNamespaceRule : CSSRule``

    https://drafts.csswg.org/cssom/#cssnamespacerule
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("CSSNamespaceRule")

    namespaceURI = property(
        steps.namespaceURI_getter,
        doc="""The namespace.

        ``readonly attribute DOMString namespaceURI``

        https://drafts.csswg.org/cssom/#dom-cssnamespacerule-namespaceuri
        """,
    )

    prefix = property(
        steps.prefix_getter,
        doc="""The prefix; empty for the default namespace.

        ``readonly attribute DOMString prefix``

        https://drafts.csswg.org/cssom/#dom-cssnamespacerule-prefix
        """,
    )

    def __str__(self):
        return "[object CSSNamespaceRule]"

    __repr__ = steps.inspect


def new_object(value):
    """A new CSSNamespaceRule object of what steps returned."""
    this = CSSNamespaceRule.__new__(CSSNamespaceRule)
    steps.initialize(this, value)
    return this
