"""The FunctionStringCallback callback:
https://html.spec.whatwg.org/multipage/dnd.html#callbackdef-functionstringcallback

Made by ``python -m idl`` from idl/data_transfer.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from webapi.webidl.callbacks import callback_function
from webapi.webidl.objects import to_undefined

FunctionStringCallback: TypeAlias = "Callable[..., object]"

to_function_string_callback = callback_function("FunctionStringCallback", 1, to_undefined)
