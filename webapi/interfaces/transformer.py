"""The Transformer dictionary: https://streams.spec.whatwg.org/#dictdef-transformer

Made by ``python -m idl`` from idl/streams.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from webapi.interfaces.transformer_cancel_callback import to_transformer_cancel_callback
from webapi.interfaces.transformer_flush_callback import to_transformer_flush_callback
from webapi.interfaces.transformer_start_callback import to_transformer_start_callback
from webapi.interfaces.transformer_transform_callback import to_transformer_transform_callback
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_any

if TYPE_CHECKING:
    from webapi.interfaces.transformer_cancel_callback import TransformerCancelCallback
    from webapi.interfaces.transformer_flush_callback import TransformerFlushCallback
    from webapi.interfaces.transformer_start_callback import TransformerStartCallback
    from webapi.interfaces.transformer_transform_callback import TransformerTransformCallback


class Transformer(TypedDict, total=False):
    start: TransformerStartCallback
    transform: TransformerTransformCallback
    flush: TransformerFlushCallback
    cancel: TransformerCancelCallback
    readableType: object
    writableType: object


to_transformer = dictionary(
    "Transformer",
    DictionaryMember("cancel", to_transformer_cancel_callback),
    DictionaryMember("flush", to_transformer_flush_callback),
    DictionaryMember("readableType", to_any),
    DictionaryMember("start", to_transformer_start_callback),
    DictionaryMember("transform", to_transformer_transform_callback),
    DictionaryMember("writableType", to_any),
)
