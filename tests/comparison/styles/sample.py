"""The pages whose values in Chromium are recorded."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

from tests.comparison.styles.generated import Generator
from tests.comparison.styles.minimal import MINIMAL

SAMPLE: Final = Path(__file__).parent / "sample.json"
SCRIPT: Final = (Path(__file__).parent / "values.js").read_text("utf-8")
SEED: Final = 44
COUNT: Final = 12
"""So many generated pages are in the sample."""


def sample() -> list[dict[str, Any]]:
    """The pages: the small ones, and generated ones."""
    generator = Generator(SEED)
    return [*MINIMAL, *(generator.question() for _ in range(COUNT))]


def digest(values: list[Any]) -> str:
    return hashlib.sha256(json.dumps(values).encode()).hexdigest()


def recorded(values: list[list[Any]]) -> list[Any]:
    """The values of the small pages, and digests of those of the others."""
    count = len(MINIMAL)
    return [*values[:count], *map(digest, values[count:])]
