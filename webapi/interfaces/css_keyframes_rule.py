"""The CSSKeyframesRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from operator import attrgetter

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_rule as css_rule_steps
from webapi.webidl import iterables
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, item_of, maker, same_of
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring

_CSSRuleList = Interface("webapi.interfaces.css_rule_list", "CSSRuleList")
_CSSKeyframeRule = Interface("webapi.interfaces.css_keyframe_rule", "CSSKeyframeRule")
_indexed = item_of("_webapi_rule.item")
_item = same_of(_indexed, _CSSKeyframeRule)
_length = attrgetter("_webapi_rule.length")


class CSSKeyframesRule(CSSRule):
    """The rule ``@keyframes``.

    ``interface CSSKeyframesRule : CSSRule``

    https://drafts.csswg.org/cssom/#csskeyframesrule
    """

    __slots__ = ()
    _webapi_interface_name = "CSSKeyframesRule"

    def __init__(self, /, *_):
        raise illegal_constructor("CSSKeyframesRule")

    @property
    def name(self):
        """The name of the animation.

        ``attribute DOMString name``

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-name
        """
        return self._webapi_rule.name

    name = name.setter(value_setter("_webapi_rule", "name", to_domstring))

    @property
    def cssRules(self):
        """The keyframes, in a live list.

        ``readonly attribute CSSRuleList cssRules``

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-cssrules
        """
        value = self._webapi_rule.css_rules
        return value.platform_object or _CSSRuleList.new(value)

    @property
    def length(self):
        """How many keyframes there are.

        ``readonly attribute unsigned long length``

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-length
        """
        return self._webapi_rule.length

    def appendRule(self, rule):
        """Append a keyframe. A text that is none changes nothing.

        ``undefined appendRule(DOMString rule)``

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-appendrule
        """
        if not isinstance(self, CSSKeyframesRule):
            raise illegal_invocation()
        self._webapi_rule.append_rule(to_domstring(rule))

    def deleteRule(self, select):
        """Remove the last keyframe that has these offsets.

        ``undefined deleteRule(DOMString select)``

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-deleterule
        """
        if not isinstance(self, CSSKeyframesRule):
            raise illegal_invocation()
        self._webapi_rule.delete_rule(to_domstring(select))

    def findRule(self, select):
        """The last keyframe that has these offsets, or ``None``.

        ``CSSKeyframeRule? findRule(DOMString select)``

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-findrule
        """
        if not isinstance(self, CSSKeyframesRule):
            raise illegal_invocation()
        value = self._webapi_rule.find_rule(to_domstring(select))
        return None if value is None else value.platform_object or _CSSKeyframeRule.new(value)

    def __getitem__(self, index, /):
        return iterables.indexed(self, index, _length, _item)

    def __iter__(self):
        return iterables.indexed_values(self, _length, _item)

    def __len__(self):
        return self._webapi_rule.length

    def __bool__(self):
        return True


new_object = maker(CSSKeyframesRule, css_rule_steps.initialize)
