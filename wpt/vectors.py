"""The project's vectors, one JSON object a line in ``wpt/vectors/<suite>.jsonl``."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

Vector = dict[str, Any]

COMPONENTS: Final = (
    "href",
    "protocol",
    "username",
    "password",
    "host",
    "hostname",
    "port",
    "pathname",
    "search",
    "hash",
)
"""The attributes of URL that a vector says something of."""

URL_PATTERN: Final = (
    "protocol",
    "username",
    "password",
    "hostname",
    "port",
    "pathname",
    "search",
    "hash",
)
"""The components of URLPattern."""


def load(suite: str) -> list[Vector]:
    """The vectors of a suite, in the order of their file.

    Raises:
        OSError: there is no such suite.
    """
    text = files("wpt").joinpath("vectors", f"{suite}.jsonl").read_text(encoding="ascii")
    return [json.loads(line) for line in text.splitlines()]
