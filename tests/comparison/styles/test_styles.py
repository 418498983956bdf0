"""Computed styles of small pages and of some generated ones, with Chromium's values.

``python -m tests.comparison.styles`` compares any number of generated pages.
"""

from __future__ import annotations

import json

import pytest

from tests.comparison.styles.sample import SAMPLE, SCRIPT, digest, sample
from tests.parsers import need_a_parser
from tests.runtimes.pages import ENGINES, Page, parameters

RECORDED = json.loads(SAMPLE.read_text("utf-8"))
PAGE_ENGINES = [name for name in ENGINES if name in ("quickjs", "mini_racer")]


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_pages_have_the_styles_of_chromium(engine: str) -> None:
    need_a_parser()
    page = Page(engine, max_handles=100_000, page="https://shop.example/")
    page.bridge.load("<!doctype html><body>")
    page.run(SCRIPT)
    for question, expected in zip(sample(), RECORDED["values"], strict=True):
        found = page.value(f"styleValues({json.dumps(question)})")
        assert (found if isinstance(expected, list) else digest(found)) == expected, question
