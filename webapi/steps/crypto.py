"""The steps of the Crypto class: https://w3c.github.io/webcrypto/#Crypto-interface"""

from __future__ import annotations

import os
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from webapi.webidl.buffers import to_buffer
from webapi.webidl.dom_exception import DOMException, QuotaExceededError

if TYPE_CHECKING:
    from webapi.interfaces.crypto import Crypto

QUOTA: Final = 65_536
"""The most random bytes of a call: https://w3c.github.io/webcrypto/#Crypto-method-getRandomValues"""
_INTEGER_FORMATS: Final = frozenset("bBchHiIlLnNqQ")
_ACTION: Final = "Failed to execute 'getRandomValues' on 'Crypto'"


class State:
    """The one state behind the Crypto object."""

    platform_object: Any = None


CRYPTO: Final = State()
"""https://w3c.github.io/webcrypto/#Crypto-attribute-crypto"""


def initialize(this: Crypto, value: State) -> None:
    """Make ``this`` the one object."""
    value.platform_object = this


def getRandomValues(this: Crypto, array: Any) -> Any:
    """https://w3c.github.io/webcrypto/#Crypto-method-getRandomValues"""
    with memoryview(to_buffer(array, f"{_ACTION}: parameter 1")) as view:
        format, length = view.format, view.nbytes
    if format.lstrip("@=<>!") not in _INTEGER_FORMATS:
        raise DOMException(
            f"{_ACTION}: the array holds {format!r}, which is not an integer type.",
            "TypeMismatchError",
        )
    if length > QUOTA:
        raise QuotaExceededError(f"{_ACTION}: the array has {length} bytes, more than {QUOTA}.")
    try:
        BytesIO(os.urandom(length)).readinto(array)
    except TypeError:
        raise TypeError(f"{_ACTION}: the array is read-only or not contiguous.") from None
    return array


def randomUUID(this: Crypto) -> str:
    """https://w3c.github.io/webcrypto/#Crypto-method-randomUUID"""
    from uuid import uuid4

    return str(uuid4())


def inspect(this: Crypto) -> str:
    """The ``repr``: the class."""
    return "<Crypto>"
