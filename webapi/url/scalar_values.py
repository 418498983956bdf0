"""Scalar value strings: https://infra.spec.whatwg.org/#scalar-value-string"""

from __future__ import annotations


def scalar_value_string(string: str) -> str:
    """https://infra.spec.whatwg.org/#javascript-string-convert

    A high surrogate followed by a low one becomes the code point of the pair. Every other surrogate
    becomes U+FFFD.

    Raises:
        TypeError: ``string`` is not a string.

    >>> scalar_value_string("\\ud83d\\udca9 \\ud83d")
    '💩 �'
    """
    if not isinstance(string, str):
        raise TypeError(f"a string is needed, not {type(string).__name__}")
    return string.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
