"""Sets of tokens: https://dom.spec.whatwg.org/#sets

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    ascii_lowercase,
    has_ascii_whitespace,
    joined_texts,
    split_on_ascii_whitespace,
)

if TYPE_CHECKING:
    from webapi.dom.element import Element


def ordered_set(text: str) -> list[str]:
    """https://dom.spec.whatwg.org/#concept-ordered-set-parser"""
    return without_duplicates(split_on_ascii_whitespace(text))


def without_duplicates(tokens: list[str]) -> list[str]:
    """The tokens, each at its first place."""
    seen: set[str] = set()
    kept: list[str] = []
    for each in tokens:
        if each not in seen:
            seen.add(each)
            kept.append(each)
    return kept


def serialize_ordered_set(tokens: list[str]) -> str:
    """https://dom.spec.whatwg.org/#concept-ordered-set-serializer"""
    parts: list[str] = []
    for each in tokens:
        if len(parts) > 0:
            parts.append(" ")
        parts.append(each)
    return joined_texts(parts)


class DOMTokenList:
    """https://dom.spec.whatwg.org/#interface-domtokenlist"""

    __slots__ = ("_parsed", "_tokens", "element", "local_name", "platform_object", "supported")

    def __init__(
        self, element: Element, local_name: str, supported: list[str] | None = None
    ) -> None:
        self.platform_object: Any = None
        self.element = element
        self.local_name = local_name
        self.supported = supported
        """https://dom.spec.whatwg.org/#concept-supported-tokens, in lower case"""
        self._parsed: str | None = None
        self._tokens: list[str] = []

    @property
    def tokens(self) -> list[str]:
        """https://dom.spec.whatwg.org/#concept-dtl-tokens, in a list that does not change"""
        value = self.element.attribute_value(self.local_name)
        if value != self._parsed:
            self._parsed = value
            self._tokens = [] if value is None else ordered_set(value)
        return self._tokens

    def _update(self, tokens: list[str]) -> None:
        """https://dom.spec.whatwg.org/#concept-dtl-update"""
        if len(tokens) == 0 and self.element.attribute_value(self.local_name) is None:
            return
        self.element.set_an_attribute_value(self.local_name, serialize_ordered_set(tokens))

    @property
    def length(self) -> int:
        """https://dom.spec.whatwg.org/#dom-domtokenlist-length"""
        return len(self.tokens)

    def item(self, index: int) -> str | None:
        """https://dom.spec.whatwg.org/#dom-domtokenlist-item"""
        tokens = self.tokens
        return tokens[index] if index < len(tokens) else None

    def contains(self, token: str) -> bool:
        """https://dom.spec.whatwg.org/#dom-domtokenlist-contains"""
        return _has(self.tokens, token)

    def add(self, tokens: list[str]) -> None:
        """https://dom.spec.whatwg.org/#dom-domtokenlist-add"""
        _check_tokens(tokens, "add")
        new = list(self.tokens)
        for token in tokens:
            new.append(token)
        self._update(without_duplicates(new))

    def remove(self, tokens: list[str]) -> None:
        """https://dom.spec.whatwg.org/#dom-domtokenlist-remove"""
        _check_tokens(tokens, "remove")
        removed: set[str] = set()
        for token in tokens:
            removed.add(token)
        kept: list[str] = []
        for token in self.tokens:
            if token not in removed:
                kept.append(token)
        self._update(kept)

    def toggle(self, token: str, force: bool | None = None) -> bool:
        """https://dom.spec.whatwg.org/#dom-domtokenlist-toggle"""
        _check_tokens([token], "toggle")
        if _has(self.tokens, token):
            if force is True:
                return True
            self.remove([token])
            return False
        if force is False:
            return False
        self.add([token])
        return True

    def replace(self, token: str, new_token: str) -> bool:
        """https://dom.spec.whatwg.org/#dom-domtokenlist-replace"""
        _check_empty_tokens([token, new_token], "replace")
        _check_tokens([token, new_token], "replace")
        tokens = self.tokens
        if not _has(tokens, token):
            return False
        replaced: list[str] = []
        for each in tokens:
            replaced.append(new_token if each == token else each)
        self._update(without_duplicates(replaced))
        return True

    def supports(self, token: str) -> bool:
        """https://dom.spec.whatwg.org/#dom-domtokenlist-supports"""
        if self.supported is None:
            raise TypeError(
                "Failed to execute 'supports' on 'DOMTokenList': "
                "the attribute has no list of supported tokens."
            )
        return _has(self.supported, ascii_lowercase(token))

    @property
    def value(self) -> str:
        """https://dom.spec.whatwg.org/#dom-domtokenlist-value"""
        value = self.element.attribute_value(self.local_name)
        return "" if value is None else value

    @value.setter
    def value(self, value: str) -> None:
        self.element.set_an_attribute_value(self.local_name, value)

    def stringification_behavior(self) -> str:
        """https://dom.spec.whatwg.org/#dom-domtokenlist-value"""
        return self.value


def _has(tokens: list[str], token: str) -> bool:
    for each in tokens:
        if each == token:
            return True
    return False


def _check_tokens(tokens: list[str], method: str) -> None:
    """The checks that methods of DOMTokenList share."""
    for token in tokens:
        _check_empty_tokens([token], method)
        if has_ascii_whitespace(token):
            raise DOMException(
                f"Failed to execute '{method}' on 'DOMTokenList': the token has white space.",
                "InvalidCharacterError",
            )


def _check_empty_tokens(tokens: list[str], method: str) -> None:
    for token in tokens:
        if token == "":
            raise DOMException(
                f"Failed to execute '{method}' on 'DOMTokenList': the token is empty.",
                "SyntaxError",
            )
