"""Scalar value strings: https://infra.spec.whatwg.org/#scalar-value-string"""

from __future__ import annotations


def scalar_value_string(string: str) -> str:
    """https://infra.spec.whatwg.org/#javascript-string-convert

    A high and a low surrogate side by side are the code point that they stand for; each other
    surrogate becomes U+FFFD.

    Raises:
        TypeError: ``string`` is not a string.

    >>> scalar_value_string("\\ud83d\\udca9 \\ud83d")
    '💩 �'
    """
    if not isinstance(string, str):
        raise TypeError(f"a string is needed, not {type(string).__name__}: {string!r:.100}")
    return string.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
