"""Header lists and the Headers class: https://fetch.spec.whatwg.org/#headers-class

Written once: ``python -m idl`` translates this module to JavaScript. Names and values are byte
sequences, which are strings of code points up to U+00FF here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from webapi.webidl.host import (
    byte_lowercase,
    concatenated,
    is_header_value,
    is_token,
    normalize_header_value,
    pairs_of_init,
    sorted_tokens,
)


@dataclass(eq=False, slots=True)
class HeadersOfName:
    """The headers of a list that have the same name."""

    name: str
    """As the first of them has it."""
    values: list[str]


class HeaderList:
    """https://fetch.spec.whatwg.org/#concept-header-list

    Headers of one name keep their order. HTTP gives no meaning to the order of names.
    """

    __slots__ = ("_headers", "_sorted")

    def __init__(self) -> None:
        # By lowercase name.
        self._headers: dict[str, HeadersOfName] = {}
        # The result of `sort_and_combine`, until the list changes.
        self._sorted: list[tuple[str, str]] | None = None

    def contains(self, name: str) -> bool:
        """https://fetch.spec.whatwg.org/#header-list-contains"""
        return byte_lowercase(name) in self._headers

    def get(self, name: str) -> str | None:
        """https://fetch.spec.whatwg.org/#concept-header-list-get"""
        headers = self._headers.get(byte_lowercase(name))
        return None if headers is None else concatenated(headers.values, ", ")

    def values_of(self, name: str) -> list[str]:
        """The values of the headers of a name, in order."""
        headers = self._headers.get(byte_lowercase(name))
        return [] if headers is None else list(headers.values)

    def append(self, name: str, value: str) -> None:
        """https://fetch.spec.whatwg.org/#concept-header-list-append"""
        key = byte_lowercase(name)
        headers = self._headers.get(key)
        if headers is None:
            self._headers[key] = HeadersOfName(name, [value])
        else:
            headers.values.append(value)
        self._sorted = None

    def delete(self, name: str) -> None:
        """https://fetch.spec.whatwg.org/#concept-header-list-delete"""
        key = byte_lowercase(name)
        if key in self._headers:
            del self._headers[key]
            self._sorted = None

    def set(self, name: str, value: str) -> None:
        """https://fetch.spec.whatwg.org/#concept-header-list-set"""
        headers = self._headers.get(byte_lowercase(name))
        if headers is None:
            self.append(name, value)
        else:
            headers.values = [value]
            self._sorted = None

    def combine(self, name: str, value: str) -> None:
        """https://fetch.spec.whatwg.org/#concept-header-list-combine"""
        before = self.get(name)
        self.set(name, value if before is None else f"{before}, {value}")

    def sort_and_combine(self) -> list[tuple[str, str]]:
        """https://fetch.spec.whatwg.org/#concept-header-list-sort-and-combine"""
        if self._sorted is not None:
            return self._sorted
        result: list[tuple[str, str]] = []
        for name in sorted_tokens(list(self._headers.keys())):
            values = self.values_of(name)
            if name != "set-cookie":
                values = [concatenated(values, ", ")]
            for value in values:
                result.append((name, value))
        self._sorted = result
        return result

    def copy(self) -> HeaderList:
        """A list of the same headers."""
        copied = HeaderList()
        for header in self.headers():
            copied.append(header[0], header[1])
        return copied

    def headers(self) -> list[tuple[str, str]]:
        """The headers, with the names as they were written."""
        result: list[tuple[str, str]] = []
        for headers in list(self._headers.values()):
            for value in headers.values:
                result.append((headers.name, value))
        return result


class Headers:
    """https://fetch.spec.whatwg.org/#headers"""

    __slots__ = ("guard", "header_list", "platform_object")

    def __init__(self) -> None:
        self.platform_object: Any = None
        self.header_list = HeaderList()
        """https://fetch.spec.whatwg.org/#concept-headers-header-list"""
        self.guard = "none"
        """https://fetch.spec.whatwg.org/#concept-headers-guard

        Only ``immutable`` forbids anything: as in server runtimes, no name is forbidden.
        """

    def constructor_steps(self, init: Any) -> None:
        """https://fetch.spec.whatwg.org/#dom-headers"""
        if init is not None:
            self.fill(init)

    def fill(self, init: Any) -> None:
        """https://fetch.spec.whatwg.org/#concept-headers-fill"""
        for header in pairs_of_init(init):
            if len(header) != 2:
                raise TypeError("Each header must be a pair of a name and a value.")
            self.append(header[0], header[1])

    def append(self, name: str, value: str) -> None:
        """https://fetch.spec.whatwg.org/#concept-headers-append"""
        value = normalize_header_value(value)
        self._validate(name, value)
        self.header_list.append(name, value)

    def delete(self, name: str) -> None:
        """https://fetch.spec.whatwg.org/#dom-headers-delete"""
        self._validate(name, "")
        self.header_list.delete(name)

    def get(self, name: str) -> str | None:
        """https://fetch.spec.whatwg.org/#dom-headers-get"""
        check_header_name(name)
        return self.header_list.get(name)

    def get_set_cookie(self) -> list[str]:
        """https://fetch.spec.whatwg.org/#dom-headers-getsetcookie"""
        return self.header_list.values_of("set-cookie")

    def has(self, name: str) -> bool:
        """https://fetch.spec.whatwg.org/#dom-headers-has"""
        check_header_name(name)
        return self.header_list.contains(name)

    def set(self, name: str, value: str) -> None:
        """https://fetch.spec.whatwg.org/#dom-headers-set"""
        value = normalize_header_value(value)
        self._validate(name, value)
        self.header_list.set(name, value)

    def value_pairs_to_iterate_over(self) -> list[tuple[str, str]]:
        """https://fetch.spec.whatwg.org/#headers-class"""
        return self.header_list.sort_and_combine()

    def _validate(self, name: str, value: str) -> None:
        """https://fetch.spec.whatwg.org/#headers-validate

        It never returns false, as no name is forbidden.
        """
        check_header_name(name)
        if not is_header_value(value):
            raise TypeError(f"The value of the header '{name}' has a CR, LF or NUL in it.")
        if self.guard == "immutable":
            raise TypeError("These headers are immutable.")


def check_header_name(name: str) -> None:
    """Raise `TypeError` unless it is a header name: https://fetch.spec.whatwg.org/#header-name"""
    if not is_token(name):
        raise TypeError("A header's name has letters, digits and -!#$%&'*+.^_`|~ of ASCII only.")
