"""The RequestInit dictionary: https://fetch.spec.whatwg.org/#dictdef-requestinit

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import AsyncIterable, Iterable, Iterator
from typing import TYPE_CHECKING, TypedDict

from webapi.interfaces.referrer_policy import to_referrer_policy
from webapi.interfaces.request_cache import to_request_cache
from webapi.interfaces.request_credentials import to_request_credentials
from webapi.interfaces.request_duplex import to_request_duplex
from webapi.interfaces.request_mode import to_request_mode
from webapi.interfaces.request_priority import to_request_priority
from webapi.interfaces.request_redirect import to_request_redirect
from webapi.webidl.async_sequences import to_async_sequence
from webapi.webidl.buffers import to_buffer
from webapi.webidl.collections import nullable, record_of, sequence_of
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_any, to_boolean, to_null
from webapi.webidl.platform_objects import Interface
from webapi.webidl.strings import to_bytestring, to_domstring, to_usvstring
from webapi.webidl.unions import Choices, union

if TYPE_CHECKING:
    from webapi.interfaces.abort_signal import AbortSignal
    from webapi.interfaces.blob import Blob
    from webapi.interfaces.form_data import FormData
    from webapi.interfaces.readable_stream import ReadableStream
    from webapi.interfaces.referrer_policy import ReferrerPolicy
    from webapi.interfaces.request_cache import RequestCache
    from webapi.interfaces.request_credentials import RequestCredentials
    from webapi.interfaces.request_duplex import RequestDuplex
    from webapi.interfaces.request_mode import RequestMode
    from webapi.interfaces.request_priority import RequestPriority
    from webapi.interfaces.request_redirect import RequestRedirect
    from webapi.interfaces.url_search_params import URLSearchParams
    from webapi.webidl.types import BytesLike, ByteStringLike, RecordLike, SequenceLike, StringLike

_ReadableStream = Interface("webapi.interfaces.readable_stream", "ReadableStream")
_Blob = Interface("webapi.interfaces.blob", "Blob")
_FormData = Interface("webapi.interfaces.form_data", "FormData")
_URLSearchParams = Interface("webapi.interfaces.url_search_params", "URLSearchParams")
_AbortSignal = Interface("webapi.interfaces.abort_signal", "AbortSignal")


class RequestInit(TypedDict, total=False):
    method: ByteStringLike
    headers: Iterable[SequenceLike[ByteStringLike]] | RecordLike[ByteStringLike]
    body: (
        ReadableStream
        | Blob
        | BytesLike
        | FormData
        | URLSearchParams
        | StringLike
        | AsyncIterable[object]
        | Iterator[object]
    )
    referrer: StringLike
    referrerPolicy: ReferrerPolicy
    mode: RequestMode
    credentials: RequestCredentials
    cache: RequestCache
    redirect: RequestRedirect
    integrity: StringLike
    keepalive: bool
    signal: AbortSignal | None
    duplex: RequestDuplex
    priority: RequestPriority
    window: object


to_request_init = dictionary(
    "RequestInit",
    DictionaryMember(
        "body",
        union(
            "BodyInit?",
            Choices(
                nullable=to_null,
                buffer=to_buffer,
                string=to_usvstring,
                async_sequence=to_async_sequence,
                interfaces={
                    _ReadableStream: _ReadableStream.convert,
                    _Blob: _Blob.convert,
                    _FormData: _FormData.convert,
                    _URLSearchParams: _URLSearchParams.convert,
                },
            ),
        ),
    ),
    DictionaryMember("cache", to_request_cache),
    DictionaryMember("credentials", to_request_credentials),
    DictionaryMember("duplex", to_request_duplex),
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
    DictionaryMember("integrity", to_domstring),
    DictionaryMember("keepalive", to_boolean),
    DictionaryMember("method", to_bytestring),
    DictionaryMember("mode", to_request_mode),
    DictionaryMember("priority", to_request_priority),
    DictionaryMember("redirect", to_request_redirect),
    DictionaryMember("referrer", to_usvstring),
    DictionaryMember("referrerPolicy", to_referrer_policy),
    DictionaryMember("signal", nullable(_AbortSignal.convert)),
    DictionaryMember("window", to_any),
)
