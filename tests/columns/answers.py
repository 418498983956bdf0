"""The URL class's answer for a row, which `webapi.columns` must give too."""

from __future__ import annotations

from collections.abc import Sequence

from webapi import URL, InvalidURLError
from webapi.url.components import MEMBERS

Row = dict[str, str | None]


def answer(url: str | None, base: str | None = None) -> Row | None:
    if url is None:
        return None
    try:
        parsed = URL(url, base)
    except InvalidURLError as error:
        return {**dict.fromkeys(MEMBERS), "error": error.validation_errors[-1].name}
    return {**{name: getattr(parsed, name) for name in MEMBERS}, "error": None}


def scalar_values(text: str) -> str:
    """``text`` with U+FFFD for lone surrogates, which an Arrow column cannot hold."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def differences(
    found: Sequence[Row | None], urls: Sequence[str | None], bases: Sequence[str | None]
) -> list[object]:
    return [
        (url, base, row, expected)
        for row, url, base in zip(found, urls, bases, strict=True)
        if row != (expected := answer(url, base))
    ]
