"""XPath in engines gives what Chromium gives."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.dom import xpath
from tests.parsers import need_a_parser
from tests.runtimes.pages import ENGINES, parameters

PAGE_ENGINES = [name for name in ENGINES if name in ("quickjs", "mini_racer")]


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_expressions_give_the_same_in_engines(engine: str) -> None:
    need_a_parser()
    adapter = import_module(f"webapi.runtimes.adapters.{engine}")
    bridge = adapter.install(adapter.new_context(), page="https://example.org/")
    answers = bridge.run(f"(() => {{{xpath.script()}}})()")
    bridge.close()
    assert dict(zip(xpath.EXPRESSIONS, answers, strict=True)) == xpath.recorded()
