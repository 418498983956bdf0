"""The URLs on which every engine is tested."""

from __future__ import annotations

from tests.columns.answers import MEMBERS, Row, answer, scalar_values
from tests.tools.corpus import CACHE
from wpt.vectors import load

FIELDS = (*MEMBERS, "error")
BASE = "https://example.org/a/b?c#d"


def urls() -> list[str | None]:
    """The vectors of the constructor, nulls, and the corpus if it is downloaded."""
    rows: list[str | None] = [None, ""]
    rows += [scalar_values(vector["input"]) for vector in load("url-constructor")]
    if CACHE.exists():
        rows += CACHE.read_text("utf-8").split("\n")[:-1]
    rows[100:100] = [None, None]
    return rows


def expected(rows: list[str | None]) -> list[Row]:
    """The fields of each row, all of them ``None`` for a null."""
    nothing = dict.fromkeys(FIELDS)
    return [answer(row) or nothing for row in rows]
