"""The StyleSheetList interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from operator import attrgetter

from webapi.steps import style_sheet_list as steps
from webapi.webidl import iterables
from webapi.webidl.classes import refuse_to_copy, to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import Interface, item_of, maker, same_of

_CSSStyleSheet = Interface("webapi.interfaces.css_style_sheet", "CSSStyleSheet")
_indexed = item_of("_webapi_sheets.item")
_item = same_of(_indexed, _CSSStyleSheet)
_length = attrgetter("_webapi_sheets.length")


class StyleSheetList:
    """The style sheets of the style elements of a document or of a shadow root, in the order of the
    tree.

    ``interface StyleSheetList``

    https://drafts.csswg.org/cssom/#stylesheetlist
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "StyleSheetList"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("StyleSheetList")

    def item(self, index):
        """The sheet at an index, or ``None``.

        ``getter CSSStyleSheet? item(unsigned long index)``

        https://drafts.csswg.org/cssom/#dom-stylesheetlist-item
        """
        if not isinstance(self, StyleSheetList):
            raise illegal_invocation()
        value = self._webapi_sheets.item(
            to_unsigned_long(index, "Failed to execute 'item' on 'StyleSheetList': parameter 1")
        )
        return None if value is None else value.platform_object or _CSSStyleSheet.new(value)

    @property
    def length(self):
        """How many sheets there are.

        ``readonly attribute unsigned long length``

        https://drafts.csswg.org/cssom/#dom-stylesheetlist-length
        """
        return self._webapi_sheets.length

    def __getitem__(self, index, /):
        return iterables.indexed(self, index, _length, _item)

    def __iter__(self):
        return iterables.indexed_values(self, _length, _item)

    def __len__(self):
        return self._webapi_sheets.length

    def __bool__(self):
        return True

    __str__ = to_object_text
    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(StyleSheetList, steps.initialize)
