"""The CSSRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.steps import css_rule as steps
from webapi.webidl.classes import refuse_to_copy
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring

_CSSStyleSheet = Interface("webapi.interfaces.css_style_sheet", "CSSStyleSheet")
_CSSGroupingRule = Interface("webapi.interfaces.css_grouping_rule", "CSSGroupingRule")
_CSSStyleRule = Interface("webapi.interfaces.css_style_rule", "CSSStyleRule")
_CSSConditionRule = Interface("webapi.interfaces.css_condition_rule", "CSSConditionRule")
_CSSMediaRule = Interface("webapi.interfaces.css_media_rule", "CSSMediaRule")
_CSSNestedDeclarations = Interface(
    "webapi.interfaces.css_nested_declarations", "CSSNestedDeclarations"
)
_CSSImportRule = Interface("webapi.interfaces.css_import_rule", "CSSImportRule")
_CSSNamespaceRule = Interface("webapi.interfaces.css_namespace_rule", "CSSNamespaceRule")
_CSSPageRule = Interface("webapi.interfaces.css_page_rule", "CSSPageRule")
_CSSMarginRule = Interface("webapi.interfaces.css_margin_rule", "CSSMarginRule")
_CSSKeyframeRule = Interface("webapi.interfaces.css_keyframe_rule", "CSSKeyframeRule")
_CSSKeyframesRule = Interface("webapi.interfaces.css_keyframes_rule", "CSSKeyframesRule")
_CSSFontFaceRule = Interface("webapi.interfaces.css_font_face_rule", "CSSFontFaceRule")
_CSSFontPaletteValuesRule = Interface(
    "webapi.interfaces.css_font_palette_values_rule", "CSSFontPaletteValuesRule"
)
_CSSSupportsRule = Interface("webapi.interfaces.css_supports_rule", "CSSSupportsRule")
_CSSLayerBlockRule = Interface("webapi.interfaces.css_layer_block_rule", "CSSLayerBlockRule")
_CSSLayerStatementRule = Interface(
    "webapi.interfaces.css_layer_statement_rule", "CSSLayerStatementRule"
)
_CSSScopeRule = Interface("webapi.interfaces.css_scope_rule", "CSSScopeRule")
_CSSContainerRule = Interface("webapi.interfaces.css_container_rule", "CSSContainerRule")
_CSSStartingStyleRule = Interface(
    "webapi.interfaces.css_starting_style_rule", "CSSStartingStyleRule"
)
_CSSCounterStyleRule = Interface("webapi.interfaces.css_counter_style_rule", "CSSCounterStyleRule")
_CSSPropertyRule = Interface("webapi.interfaces.css_property_rule", "CSSPropertyRule")
_CSSViewTransitionRule = Interface(
    "webapi.interfaces.css_view_transition_rule", "CSSViewTransitionRule"
)
_INHERITING = {
    "CSSGroupingRule": _CSSGroupingRule,
    "CSSStyleRule": _CSSStyleRule,
    "CSSConditionRule": _CSSConditionRule,
    "CSSMediaRule": _CSSMediaRule,
    "CSSNestedDeclarations": _CSSNestedDeclarations,
    "CSSImportRule": _CSSImportRule,
    "CSSNamespaceRule": _CSSNamespaceRule,
    "CSSPageRule": _CSSPageRule,
    "CSSMarginRule": _CSSMarginRule,
    "CSSKeyframeRule": _CSSKeyframeRule,
    "CSSKeyframesRule": _CSSKeyframesRule,
    "CSSFontFaceRule": _CSSFontFaceRule,
    "CSSFontPaletteValuesRule": _CSSFontPaletteValuesRule,
    "CSSSupportsRule": _CSSSupportsRule,
    "CSSLayerBlockRule": _CSSLayerBlockRule,
    "CSSLayerStatementRule": _CSSLayerStatementRule,
    "CSSScopeRule": _CSSScopeRule,
    "CSSContainerRule": _CSSContainerRule,
    "CSSStartingStyleRule": _CSSStartingStyleRule,
    "CSSCounterStyleRule": _CSSCounterStyleRule,
    "CSSPropertyRule": _CSSPropertyRule,
    "CSSViewTransitionRule": _CSSViewTransitionRule,
}


class CSSRule:
    """A rule. Of a rule whose interface is not here, as ``@font-feature-values`` and
    ``@position-try``, only the text is known.

    ``interface CSSRule``

    https://drafts.csswg.org/cssom/#cssrule
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
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

    @cssText.setter
    def cssText(self, value, /):
        self._webapi_rule.css_text = to_domstring(value)

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

    def __str__(self):
        return "[object CSSRule]"

    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


def new_object(value):
    """A new CSSRule object of what steps returned, or of one that inherits."""
    interface = _INHERITING.get(type(value).__name__)
    if interface is not None:
        return interface.new(value)
    this = CSSRule.__new__(CSSRule)
    steps.initialize(this, value)
    return this
