"""The MutationCallback callback: https://dom.spec.whatwg.org/#callbackdef-mutationcallback

Made by ``python -m idl`` from idl/dom.webidl: change that, not this.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from webapi.webidl.callbacks import callback_function
from webapi.webidl.objects import to_undefined
from webapi.webidl.platform_objects import Interface, list_of_same, same

_MutationRecord = Interface("webapi.interfaces.mutation_record", "MutationRecord")
_MutationObserver = Interface("webapi.interfaces.mutation_observer", "MutationObserver")

MutationCallback: TypeAlias = "Callable[..., object]"

to_mutation_callback = callback_function(
    "MutationCallback",
    2,
    to_undefined,
    objects=(
        list_of_same(_MutationRecord),
        same(_MutationObserver),
    ),
)
