"""The MediaList interface.

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from operator import attrgetter

from webapi.steps import media_list as steps
from webapi.webidl import iterables
from webapi.webidl.classes import refuse_to_copy
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.platform_objects import item_of, maker
from webapi.webidl.setters import value_setter
from webapi.webidl.strings import to_domstring, to_nullable_empty_domstring

_indexed = item_of("_webapi_media.item")
_length = attrgetter("_webapi_media.length")


class MediaList:
    """A list of media queries.

    ``interface MediaList``

    https://drafts.csswg.org/cssom/#medialist
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "MediaList"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("MediaList")

    @property
    def mediaText(self):
        """The queries, serialized. One that is not valid is ``not all``.

        ``stringifier attribute [LegacyNullToEmptyString] DOMString mediaText``

        https://drafts.csswg.org/cssom/#dom-medialist-mediatext
        """
        return self._webapi_media.media_text

    mediaText = mediaText.setter(
        value_setter("_webapi_media", "media_text", to_nullable_empty_domstring)
    )

    @property
    def length(self):
        """How many queries there are.

        ``readonly attribute unsigned long length``

        https://drafts.csswg.org/cssom/#dom-medialist-length
        """
        return self._webapi_media.length

    def item(self, index):
        """The query at an index, or ``None``.

        ``getter DOMString? item(unsigned long index)``

        https://drafts.csswg.org/cssom/#dom-medialist-item
        """
        if not isinstance(self, MediaList):
            raise illegal_invocation()
        return self._webapi_media.item(
            to_unsigned_long(index, "Failed to execute 'item' on 'MediaList': parameter 1")
        )

    def appendMedium(self, medium):
        """Append a query that the list does not have.

        ``undefined appendMedium(DOMString medium)``

        https://drafts.csswg.org/cssom/#dom-medialist-appendmedium
        """
        if not isinstance(self, MediaList):
            raise illegal_invocation()
        self._webapi_media.append_medium(to_domstring(medium))

    def deleteMedium(self, medium):
        """Remove a query. A query that the list does not have is a NotFoundError.

        ``undefined deleteMedium(DOMString medium)``

        https://drafts.csswg.org/cssom/#dom-medialist-deletemedium
        """
        if not isinstance(self, MediaList):
            raise illegal_invocation()
        self._webapi_media.delete_medium(to_domstring(medium))

    def __getitem__(self, index, /):
        return iterables.indexed(self, index, _length, _indexed)

    def __iter__(self):
        return iterables.indexed_values(self, _length, _indexed)

    def __len__(self):
        return self._webapi_media.length

    def __bool__(self):
        return True

    def __str__(self):
        return self._webapi_media.media_text

    def toString(self):
        """Return ``str()`` of the object."""
        if not isinstance(self, MediaList):
            raise illegal_invocation()
        return self._webapi_media.media_text

    def __format__(self, specification, /):
        return format(str(self), specification)

    __repr__ = steps.inspect
    __reduce__ = refuse_to_copy


new_object = maker(MediaList, steps.initialize)
