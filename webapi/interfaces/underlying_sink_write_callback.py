"""The UnderlyingSinkWriteCallback callback:
https://streams.spec.whatwg.org/#callbackdef-underlyingsinkwritecallback

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from webapi.webidl.callbacks import callback_function
from webapi.webidl.objects import to_undefined
from webapi.webidl.platform_objects import Interface, same
from webapi.webidl.promises import promise_of

_WritableStreamDefaultController = Interface(
    "webapi.interfaces.writable_stream_default_controller", "WritableStreamDefaultController"
)

UnderlyingSinkWriteCallback: TypeAlias = "Callable[..., object]"

to_underlying_sink_write_callback = callback_function(
    "UnderlyingSinkWriteCallback",
    2,
    promise_of(to_undefined),
    objects=(
        None,
        same(_WritableStreamDefaultController),
    ),
    rejects=True,
)
