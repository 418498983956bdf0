"""The CSSPropertyRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class CSSPropertyRule(CSSRule):
    """The rule ``@property``.

    ``interface CSSPropertyRule : CSSRule``

    https://drafts.csswg.org/cssom/#csspropertyrule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSPropertyRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSPropertyRule")

    @property
    def name(self):
        """The name of the custom property.

        ``readonly attribute DOMString name``

        https://drafts.csswg.org/cssom/#dom-csspropertyrule-name
        """
        return self._webapi_rule.name

    @property
    def syntax(self):
        """The syntax of its values.

        ``readonly attribute DOMString syntax``

        https://drafts.csswg.org/cssom/#dom-csspropertyrule-syntax
        """
        return self._webapi_rule.syntax

    @property
    def inherits(self):
        """Whether it is inherited.

        ``readonly attribute boolean inherits``

        https://drafts.csswg.org/cssom/#dom-csspropertyrule-inherits
        """
        return self._webapi_rule.inherits

    @property
    def initialValue(self):
        """The initial value, or ``None``.

        ``readonly attribute DOMString? initialValue``

        https://drafts.csswg.org/cssom/#dom-csspropertyrule-initialvalue
        """
        return self._webapi_rule.initial_value


new_object = maker(CSSPropertyRule, css_rule_steps.initialize)
