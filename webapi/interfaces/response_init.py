"""The ResponseInit dictionary: https://fetch.spec.whatwg.org/#dictdef-responseinit

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypedDict

from webapi.webidl.collections import record_of, sequence_of
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_unsigned_short
from webapi.webidl.strings import to_bytestring
from webapi.webidl.unions import Choices, union

if TYPE_CHECKING:
    from webapi.webidl.types import ByteStringLike, NumberLike, RecordLike, SequenceLike


class ResponseInit(TypedDict, total=False):
    status: NumberLike
    statusText: ByteStringLike
    headers: Iterable[SequenceLike[ByteStringLike]] | RecordLike[ByteStringLike]


to_response_init = dictionary(
    "ResponseInit",
    DictionaryMember(
        "headers",
        union(
            "HeadersInit",
            Choices(
                sequence=sequence_of(sequence_of(to_bytestring)),
                record=record_of(to_bytestring, to_bytestring),
            ),
        ),
    ),
    DictionaryMember("status", to_unsigned_short, default=lambda: 200),
    DictionaryMember("statusText", to_bytestring, default=lambda: ""),
)
