"""The CSSRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces import MODULES
from webapi.steps import css_rule as steps
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface, maker_of_inheriting
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring

_CSSStyleSheet = Interface("webapi.interfaces.css_style_sheet", "CSSStyleSheet")


class CSSRule:
    """A rule. Of a rule whose interface is not here, as ``@font-feature-values`` and
    ``@position-try``, only the text is known.

    ``interface CSSRule``

    https://drafts.csswg.org/cssom/#cssrule
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "CSSRule"
    _webapi_is_interface = True

    STYLE_RULE = 1
    CHARSET_RULE = 2
    IMPORT_RULE = 3
    MEDIA_RULE = 4
    FONT_FACE_RULE = 5
    PAGE_RULE = 6
    MARGIN_RULE = 9
    NAMESPACE_RULE = 10
    KEYFRAMES_RULE = 7
    KEYFRAME_RULE = 8
    SUPPORTS_RULE = 12
    COUNTER_STYLE_RULE = 11
    FONT_FEATURE_VALUES_RULE = 14

    def __init__(self, /, *_):
        raise illegal_constructor("CSSRule")

    @property
    def cssText(self):
        """The rule, serialized. To set it changes nothing.

        ``attribute DOMString cssText``

        https://drafts.csswg.org/cssom/#dom-cssrule-csstext
        """
        return self._webapi_rule.css_text

    cssText = cssText.setter(value_setter("_webapi_rule", "css_text", to_domstring))

    @property
    def parentRule(self):
        """The rule in which it stands, or ``None``.

        ``readonly attribute CSSRule? parentRule``

        https://drafts.csswg.org/cssom/#dom-cssrule-parentrule
        """
        value = self._webapi_rule.parent_rule
        return None if value is None else value.platform_object or new_object(value)

    @property
    def parentStyleSheet(self):
        """The style sheet that has the rule, or ``None``.

        ``readonly attribute CSSStyleSheet? parentStyleSheet``

        https://drafts.csswg.org/cssom/#dom-cssrule-parentstylesheet
        """
        value = self._webapi_rule.parent_style_sheet
        return None if value is None else value.platform_object or _CSSStyleSheet.new(value)

    @property
    def type(self):
        """The kind, as a number; 0 for newer kinds.

        ``readonly attribute unsigned short type``

        https://drafts.csswg.org/cssom/#dom-cssrule-type
        """
        return self._webapi_rule.type

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker_of_inheriting(CSSRule, steps.initialize, MODULES)
