"""The UnderlyingSourcePullCallback callback:
https://streams.spec.whatwg.org/#callbackdef-underlyingsourcepullcallback

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
from webapi.webidl.objects import to_undefined
from webapi.webidl.platform_objects import Interface, OneOf, same
from webapi.webidl.promises import promise_of

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

UnderlyingSourcePullCallback: TypeAlias = "Callable[..., object]"

to_underlying_source_pull_callback = callback_function(
    "UnderlyingSourcePullCallback",
    1,
    promise_of(to_undefined),
    objects=(_object_of_controller,),
    rejects=True,
)
