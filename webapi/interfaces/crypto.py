"""The Crypto interface.

Made by ``python -m idl`` from idl/web_crypto.webidl: change that, not this.
"""

from webapi.steps import crypto as steps
from webapi.webidl.classes import to_object_text
from webapi.webidl.exceptions import illegal_constructor, illegal_invocation
from webapi.webidl.platform_objects import maker


class Crypto:
    """Random values that nobody can predict: `webapi.crypto` is the one object.

    ``interface Crypto``

    https://w3c.github.io/webcrypto/#Crypto-interface
    """

    __slots__ = ("__weakref__",)
    _webapi_interface_name = "Crypto"
    _webapi_is_interface = True

    def __init__(self, /, *_):
        raise illegal_constructor("Crypto")

    def getRandomValues(self, array):
        """Fill ``array`` with random bytes and return it. ``array`` is a writable buffer of
        integers: a ``bytearray``, an ``array.array``, a ``memoryview``, an array of numpy's or of
        ctypes. Raises a `DOMException` called ``TypeMismatchError`` if it holds anything else,
        `QuotaExceededError` if it has more than 65,536 bytes, and ``TypeError`` if it is not a
        buffer, is read-only or is not contiguous. After an error the array is unchanged.

        ``any getRandomValues(any array)``

        https://w3c.github.io/webcrypto/#Crypto-method-getRandomValues

        >>> from array import array
        >>> from webapi import crypto
        >>> key = crypto.getRandomValues(array("I", [0] * 4))
        >>> len(key), any(key)
        (4, True)
        """
        if not isinstance(self, Crypto):
            raise illegal_invocation()
        return steps.getRandomValues(self, array)

    def randomUUID(self):
        """A random UUID, of version 4.

        ``DOMString randomUUID()``

        https://w3c.github.io/webcrypto/#Crypto-method-randomUUID

        >>> from webapi import crypto
        >>> len(crypto.randomUUID())
        36
        """
        if not isinstance(self, Crypto):
            raise illegal_invocation()
        return steps.randomUUID(self)

    __str__ = to_object_text
    __repr__ = steps.inspect


new_object = maker(Crypto, steps.initialize)
