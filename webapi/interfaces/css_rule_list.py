"""The CSSRuleList interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from operator import attrgetter

from webapi.steps import css_rule_list as steps
from webapi.webidl import iterables
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface, item_of, maker, same_of

_CSSRule = Interface("webapi.interfaces.css_rule", "CSSRule")
_indexed = item_of("_webapi_rules.item")
_item = same_of(_indexed, _CSSRule)
_length = attrgetter("_webapi_rules.length")


class CSSRuleList:
    """The rules of a style sheet, or of a rule.

    ``interface CSSRuleList``

    https://drafts.csswg.org/cssom/#cssrulelist
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "CSSRuleList"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("CSSRuleList")

    def item(self, index):
        """The rule at an index, or ``None``.

        ``getter CSSRule? item(unsigned long index)``

        https://drafts.csswg.org/cssom/#dom-cssrulelist-item
        """
        if not isinstance(self, CSSRuleList):
            raise illegal_invocation()
        value = self._webapi_rules.item(
            to_unsigned_long(index, "Failed to execute 'item' on 'CSSRuleList': parameter 1")
        )
        return None if value is None else value.platform_object or _CSSRule.new(value)

    @property
    def length(self):
        """How many rules there are.

        ``readonly attribute unsigned long length``

        https://drafts.csswg.org/cssom/#dom-cssrulelist-length
        """
        return self._webapi_rules.length

    def __getitem__(self, index, /):
        return iterables.indexed(self, index, _length, _item)

    def __iter__(self):
        return iterables.indexed_values(self, _length, _item)

    def __len__(self):
        return self._webapi_rules.length

    def __bool__(self):
        return True

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(CSSRuleList, steps.initialize)
