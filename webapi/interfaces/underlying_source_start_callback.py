"""The UnderlyingSourceStartCallback callback:
https://streams.spec.whatwg.org/#callbackdef-underlyingsourcestartcallback

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from webapi.steps import readable_byte_stream_controller as readable_byte_stream_controller_steps
from webapi.steps import (
    readable_stream_default_controller as readable_stream_default_controller_steps,
)
from webapi.webidl.callbacks import callback_function
from webapi.webidl.objects import to_any
from webapi.webidl.platform_objects import Interface, OneOf, same

_ReadableStreamDefaultController = Interface(
    "webapi.interfaces.readable_stream_default_controller", "ReadableStreamDefaultController"
)
_ReadableByteStreamController = Interface(
    "webapi.interfaces.readable_byte_stream_controller", "ReadableByteStreamController"
)
_object_of_controller = same(
    OneOf(
        {
            readable_stream_default_controller_steps.State: _ReadableStreamDefaultController,
            readable_byte_stream_controller_steps.State: _ReadableByteStreamController,
        }
    )
)

UnderlyingSourceStartCallback: TypeAlias = "Callable[..., object]"

to_underlying_source_start_callback = callback_function(
    "UnderlyingSourceStartCallback", 1, to_any, objects=(_object_of_controller,)
)
