"""Types of the Response interface. Made by ``python -m idl``."""

import builtins
from collections.abc import AsyncIterable, Iterator
from typing import Any, Generic, Self, overload

from typing_extensions import TypeVar, Unpack

from webapi.interfaces.blob import Blob
from webapi.interfaces.form_data import FormData
from webapi.interfaces.headers import Headers
from webapi.interfaces.readable_stream import ReadableStream
from webapi.interfaces.response_init import ResponseInit
from webapi.interfaces.response_type import ResponseType
from webapi.interfaces.url_search_params import URLSearchParams
from webapi.steps.body import Slots as _BodySlots
from webapi.steps.response import Slots as _ResponseSlots
from webapi.webidl.promises import Promise
from webapi.webidl.static_and_regular import StaticAndRegular
from webapi.webidl.types import BytesLike, NumberLike, StringLike

_Item_co = TypeVar("_Item_co", covariant=True, default=ReadableStream | None)

class Response(_ResponseSlots, _BodySlots, Generic[_Item_co]):
    @overload
    def __init__(
        self: Response[None],
        body: None = None,
        init: ResponseInit | None = None,
        **named: Unpack[ResponseInit],
    ) -> None: ...
    @overload
    def __init__(
        self: Response[ReadableStream],
        body: ReadableStream
        | Blob
        | BytesLike
        | FormData
        | URLSearchParams
        | StringLike
        | AsyncIterable[object]
        | Iterator[object],
        init: ResponseInit | None = None,
        **named: Unpack[ResponseInit],
    ) -> None: ...
    @overload
    def __init__(
        self: Response[ReadableStream | None],
        body: ReadableStream
        | Blob
        | BytesLike
        | FormData
        | URLSearchParams
        | StringLike
        | AsyncIterable[object]
        | Iterator[object] = None,
        init: ResponseInit | None = None,
        **named: Unpack[ResponseInit],
    ) -> None: ...
    @classmethod
    def new(
        cls,
        body: ReadableStream
        | Blob
        | BytesLike
        | FormData
        | URLSearchParams
        | StringLike
        | AsyncIterable[object]
        | Iterator[object] = None,
        init: ResponseInit | None = None,
        **named: Unpack[ResponseInit],
    ) -> Self: ...
    @staticmethod
    def error() -> Response: ...
    @staticmethod
    def redirect(url: StringLike, status: NumberLike | None = None) -> Response: ...
    @staticmethod
    def _static_json(
        data: object, init: ResponseInit | None = None, **named: Unpack[ResponseInit]
    ) -> Response: ...
    @property
    def type(self) -> ResponseType:
        """``basic``, ``default``, ``error``, ``opaqueredirect`` and others.

        https://fetch.spec.whatwg.org/#dom-response-type
        """
    @property
    def url(self) -> str:
        """The URL that answered, without its fragment; empty for a response that was constructed.

        https://fetch.spec.whatwg.org/#dom-response-url
        """
    @property
    def redirected(self) -> bool:
        """Whether a redirect led to it.

        https://fetch.spec.whatwg.org/#dom-response-redirected
        """
    @property
    def status(self) -> int:
        """The status.

        https://fetch.spec.whatwg.org/#dom-response-status
        """
    @property
    def ok(self) -> bool:
        """Whether the status is between 200 and 299.

        https://fetch.spec.whatwg.org/#dom-response-ok
        """
    @property
    def statusText(self) -> str:
        """The status message.

        https://fetch.spec.whatwg.org/#dom-response-statustext
        """
    @property
    def headers(self) -> Headers:
        """The headers.

        https://fetch.spec.whatwg.org/#dom-response-headers
        """
    def clone(self) -> Response: ...
    @property
    def body(self) -> _Item_co:
        """The stream of the body, or ``None``.

        https://fetch.spec.whatwg.org/#dom-body-body
        """
    @property
    def bodyUsed(self) -> bool:
        """Whether the body was read from.

        https://fetch.spec.whatwg.org/#dom-body-bodyused
        """
    def arrayBuffer(self) -> Promise[builtins.bytes]: ...
    def blob(self) -> Promise[Blob]: ...
    def bytes(self) -> Promise[builtins.bytes]: ...
    def formData(self) -> Promise[FormData]: ...
    def _regular_json(self) -> Promise[Any]: ...
    def text(self) -> Promise[str]: ...
    def textStream(self) -> ReadableStream: ...
    json = StaticAndRegular(_static_json, _regular_json)

def new_object(value: object) -> Response: ...
