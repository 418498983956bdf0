"""The VoidFunction callback: https://html.spec.whatwg.org/multipage/#callbackdef-voidfunction

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from webapi.webidl.callbacks import callback_function
from webapi.webidl.objects import to_undefined

VoidFunction: TypeAlias = "Callable[..., object]"

to_void_function = callback_function("VoidFunction", 0, to_undefined)
