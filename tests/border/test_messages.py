"""Error messages show at most 80 code points of a value, and 200 of a URL."""

from __future__ import annotations

import pytest

from webapi import URL, InvalidURLError, URLSearchParams


@pytest.mark.parametrize("length", [79, 80, 81, 1_000_000])
def test_messages_show_at_most_80_code_points_of_a_string(length: int) -> None:
    name = "é" * length
    with pytest.raises(TypeError) as raised:
        URLSearchParams({name: b"x"})  # type: ignore[dict-item]
    _, _, rest = str(raised.value).partition("the value of '")
    shown, _, _ = rest.partition("'")
    assert shown == (name if length <= 80 else "é" * 79 + "…")


@pytest.mark.parametrize("length", [199, 200, 201])
def test_messages_show_at_most_200_code_points_of_a_url(length: int) -> None:
    text = "x" * length
    with pytest.raises(InvalidURLError) as raised:
        URL(text)
    more = "" if length <= 200 else f"… ({length} code points)"
    assert f"{text[:200]!r}{more}" in str(raised.value)
    assert ("…" in str(raised.value)) == (length > 200)
