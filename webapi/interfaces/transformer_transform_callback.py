"""The TransformerTransformCallback callback:
https://streams.spec.whatwg.org/#callbackdef-transformertransformcallback

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from webapi.webidl.callbacks import callback_function
from webapi.webidl.objects import to_undefined
from webapi.webidl.platform_objects import Interface, same
from webapi.webidl.promises import promise_of

_TransformStreamDefaultController = Interface(
    "webapi.interfaces.transform_stream_default_controller", "TransformStreamDefaultController"
)

TransformerTransformCallback: TypeAlias = "Callable[..., object]"

to_transformer_transform_callback = callback_function(
    "TransformerTransformCallback",
    2,
    promise_of(to_undefined),
    objects=(
        None,
        same(_TransformStreamDefaultController),
    ),
    rejects=True,
)
