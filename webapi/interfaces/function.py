"""The Function callback: https://html.spec.whatwg.org/multipage/#callbackdef-function

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from webapi.webidl.callbacks import callback_function
from webapi.webidl.objects import to_any

Function: TypeAlias = "Callable[..., object]"

to_function = callback_function("Function", None, to_any)
