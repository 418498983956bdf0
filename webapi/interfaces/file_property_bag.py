"""The FilePropertyBag dictionary: https://w3c.github.io/FileAPI/#dictdef-filepropertybag

Made by ``python -m idl`` from idl/file_api.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.blob_property_bag import BlobPropertyBag
from webapi.interfaces.ending_type import to_ending_type
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_long_long
from webapi.webidl.strings import to_domstring

if TYPE_CHECKING:
    from webapi.webidl.types import NumberLike


class FilePropertyBag(BlobPropertyBag, total=False):
    lastModified: NumberLike


to_file_property_bag = dictionary(
    "FilePropertyBag",
    DictionaryMember("endings", to_ending_type, default=lambda: "transparent"),
    DictionaryMember("type", to_domstring, default=lambda: ""),
    DictionaryMember("lastModified", to_long_long),
)
