"""The BlobPropertyBag dictionary: https://w3c.github.io/FileAPI/#dictdef-blobpropertybag

Made by ``python -m idl`` from idl/file_api.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from webapi.interfaces.ending_type import to_ending_type
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.strings import to_domstring

if TYPE_CHECKING:
    from webapi.interfaces.ending_type import EndingType
    from webapi.webidl.types import StringLike


class BlobPropertyBag(TypedDict, total=False):
    type: StringLike
    endings: EndingType


to_blob_property_bag = dictionary(
    "BlobPropertyBag",
    DictionaryMember("endings", to_ending_type, default=lambda: "transparent"),
    DictionaryMember("type", to_domstring, default=lambda: ""),
)
