"""The UnderlyingSinkAbortCallback callback:
https://streams.spec.whatwg.org/#callbackdef-underlyingsinkabortcallback

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from webapi.webidl.callbacks import callback_function
from webapi.webidl.objects import to_undefined
from webapi.webidl.promises import promise_of

UnderlyingSinkAbortCallback: TypeAlias = "Callable[..., object]"

to_underlying_sink_abort_callback = callback_function(
    "UnderlyingSinkAbortCallback", 1, promise_of(to_undefined), rejects=True
)
