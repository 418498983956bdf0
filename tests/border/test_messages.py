"""Error messages show at most 80 code points of a value, and 200 of a URL."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import pytest

from webapi import URL, Blob, File, FormData, InvalidURLError, URLSearchParams


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


@pytest.mark.parametrize(
    "action",
    [
        lambda file: FormData().append("f", file),
        lambda file: FormData().set("f", file),
        lambda file: FormData().append(file, "f"),
        lambda file: Blob([file]),
        lambda file: File([file], "n"),
        lambda file: URL(file),
        lambda file: URLSearchParams({"a": file}),
        lambda file: URLSearchParams("a").append("b", [file]),
    ],
)
def test_a_file_is_no_string(tmp_path: Path, action: Callable[[IO[Any]], object]) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"a")
    with path.open("rb") as data, path.open() as text, tempfile.NamedTemporaryFile() as temporary:
        for file in (data, text, temporary, io.BytesIO(), io.StringIO()):
            with pytest.raises(TypeError, match=r"where a string is due: (read|decode) it first"):
                action(file)
