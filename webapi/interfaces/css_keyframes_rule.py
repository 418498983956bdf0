"""The CSSKeyframesRule interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from webapi.interfaces.css_rule import CSSRule
from webapi.steps import css_keyframes_rule as steps
from webapi.webidl import iterables
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import Interface, same_of
from webapi.webidl.strings import to_domstring

_CSSRuleList = Interface("webapi.interfaces.css_rule_list", "CSSRuleList")
_CSSKeyframeRule = Interface("webapi.interfaces.css_keyframe_rule", "CSSKeyframeRule")
_item = same_of(steps.item, _CSSKeyframeRule)


class CSSKeyframesRule(CSSRule):
    """The rule ``@keyframes``.

    ``interface CSSKeyframesRule : CSSRule``

    https://drafts.csswg.org/cssom/#csskeyframesrule
    """

    __slots__ = ()

    def __init__(self, /, *_):
        raise illegal_constructor("CSSKeyframesRule")

    name = property(
        steps.name_getter,
        doc="""The name of the animation.

        ``attribute DOMString name``

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-name
        """,
    )

    @name.setter
    def name(self, value, /):
        steps.name_setter(self, to_domstring(value))

    @property
    def cssRules(self):
        """The keyframes, in a live list.

        ``readonly attribute CSSRuleList cssRules``

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-cssrules
        """
        value = steps.cssRules_getter(self)
        return value.platform_object or _CSSRuleList.new(value)

    length = property(
        steps.length_getter,
        doc="""How many keyframes there are.

        ``readonly attribute unsigned long length``

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-length
        """,
    )

    def appendRule(self, rule):
        """Append a keyframe. A text that is none changes nothing.

        ``undefined appendRule(DOMString rule)``

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-appendrule
        """
        if not isinstance(self, CSSKeyframesRule):
            raise illegal_invocation()
        steps.appendRule(self, to_domstring(rule))

    def deleteRule(self, select):
        """Remove the last keyframe that has these offsets.

        ``undefined deleteRule(DOMString select)``

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-deleterule
        """
        if not isinstance(self, CSSKeyframesRule):
            raise illegal_invocation()
        steps.deleteRule(self, to_domstring(select))

    def findRule(self, select):
        """The last keyframe that has these offsets, or ``None``.

        ``CSSKeyframeRule? findRule(DOMString select)``

        https://drafts.csswg.org/cssom/#dom-csskeyframesrule-findrule
        """
        if not isinstance(self, CSSKeyframesRule):
            raise illegal_invocation()
        value = steps.findRule(self, to_domstring(select))
        return None if value is None else value.platform_object or _CSSKeyframeRule.new(value)

    def __getitem__(self, index, /):
        return iterables.indexed(self, index, steps.length_getter, _item)

    def __iter__(self):
        return iterables.indexed_values(self, steps.length_getter, _item)

    __len__ = steps.length_getter

    def __bool__(self):
        return True

    def __str__(self):
        return "[object CSSKeyframesRule]"

    __repr__ = steps.inspect


def new_object(value):
    """A new CSSKeyframesRule object of what steps returned."""
    this = CSSKeyframesRule.__new__(CSSKeyframesRule)
    steps.initialize(this, value)
    return this
