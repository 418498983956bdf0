"""The CSSStyleSheetInit dictionary: https://drafts.csswg.org/cssom/#dictdef-cssstylesheetinit

Made by ``python -m idl`` from idl/css_style_sheets.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_domstring
from webapi.webidl.unions import Choices, union

if TYPE_CHECKING:
    from webapi.interfaces.media_list import MediaList
    from webapi.webidl.types import StringLike

_MediaList = Interface("webapi.interfaces.media_list", "MediaList")


class CSSStyleSheetInit(TypedDict, total=False):
    media: MediaList | StringLike
    disabled: bool


to_css_style_sheet_init = dictionary(
    "CSSStyleSheetInit",
    DictionaryMember("disabled", to_boolean, default=lambda: False),
    DictionaryMember(
        "media",
        union(
            "(MediaList or DOMString)",
            Choices(string=to_domstring, interfaces={_MediaList: _MediaList.convert}),
        ),
        default=lambda: "",
    ),
)
