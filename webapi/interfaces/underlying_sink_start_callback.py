"""The UnderlyingSinkStartCallback callback:
https://streams.spec.whatwg.org/#callbackdef-underlyingsinkstartcallback

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from webapi.webidl.callbacks import callback_function
from webapi.webidl.objects import to_any
from webapi.webidl.platform_objects import Interface, same

_WritableStreamDefaultController = Interface(
    "webapi.interfaces.writable_stream_default_controller", "WritableStreamDefaultController"
)

UnderlyingSinkStartCallback: TypeAlias = "Callable[..., object]"

to_underlying_sink_start_callback = callback_function(
    "UnderlyingSinkStartCallback", 1, to_any, objects=(same(_WritableStreamDefaultController),)
)
