"""Types of the WindowOrWorkerGlobalScope mixin. Made by ``python -m idl``."""

from typing import Any

from typing_extensions import Unpack

from webapi.interfaces.crypto import Crypto
from webapi.interfaces.function import Function
from webapi.interfaces.performance import Performance
from webapi.interfaces.request import Request
from webapi.interfaces.request_init import RequestInit
from webapi.interfaces.response import Response
from webapi.interfaces.structured_serialize_options import StructuredSerializeOptions
from webapi.interfaces.void_function import VoidFunction
from webapi.webidl.promises import Promise
from webapi.webidl.types import NumberLike, StringLike

def btoa(data: StringLike) -> str: ...
def atob(data: StringLike) -> str: ...
def fetch(
    input: Request | StringLike, init: RequestInit | None = None, **named: Unpack[RequestInit]
) -> Promise[Response]: ...
def queueMicrotask(callback: VoidFunction) -> None: ...
def reportError(e: object) -> None: ...
def structuredClone(
    value: object,
    options: StructuredSerializeOptions | None = None,
    **named: Unpack[StructuredSerializeOptions],
) -> Any: ...
def setTimeout(handler: Function, timeout: NumberLike | None = None, *arguments: object) -> int: ...
def clearTimeout(id: NumberLike | None = None) -> None: ...
def setInterval(
    handler: Function, timeout: NumberLike | None = None, *arguments: object
) -> int: ...
def clearInterval(id: NumberLike | None = None) -> None: ...

crypto: Crypto
performance: Performance
