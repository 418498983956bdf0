"""Types of the WindowOrWorkerGlobalScope mixin. Made by ``python -m idl``."""

from typing import Any

from webapi.interfaces.structured_serialize_options import StructuredSerializeOptions
from webapi.webidl.types import StringLike

def btoa(data: StringLike) -> str: ...
def atob(data: StringLike) -> str: ...
def structuredClone(value: object, options: StructuredSerializeOptions | None = None) -> Any: ...
