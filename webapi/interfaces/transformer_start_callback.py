"""The TransformerStartCallback callback:
https://streams.spec.whatwg.org/#callbackdef-transformerstartcallback

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from webapi.webidl.callbacks import callback_function
from webapi.webidl.objects import to_any
from webapi.webidl.platform_objects import Interface, same

_TransformStreamDefaultController = Interface(
    "webapi.interfaces.transform_stream_default_controller", "TransformStreamDefaultController"
)

TransformerStartCallback: TypeAlias = "Callable[..., object]"

to_transformer_start_callback = callback_function(
    "TransformerStartCallback", 1, to_any, objects=(same(_TransformStreamDefaultController),)
)
