"""Error messages show at most 80 code points of a value."""

from __future__ import annotations

import pytest

from webapi import URLSearchParams


@pytest.mark.parametrize("length", [79, 80, 81, 1_000_000])
def test_what_they_show_of_a_string(length: int) -> None:
    name = "é" * length
    with pytest.raises(TypeError) as raised:
        URLSearchParams({name: b"x"})  # type: ignore[dict-item]
    _, _, rest = str(raised.value).partition("the value of '")
    shown, _, _ = rest.partition("'")
    assert shown == (name if length <= 80 else "é" * 79 + "…")
