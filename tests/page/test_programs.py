"""Programs of a front-end show in a page what they show in headless Chromium."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.page.programs import PROGRAMS, RECORD, missing
from tests.page.programs.facts import REST, SCRIPT, play, shown
from tests.page.programs.lacking import LACKING
from tests.parsers import need_a_parser
from tests.runtimes.pages import NO_ENGINE
from webapi.page import Page
from webapi.page.errors import ScriptError

need_a_parser()

RECORDED = json.loads(RECORD.read_text("ascii"))


def cases() -> list[Any]:
    """Each program in each engine."""
    found = []
    for name, program in PROGRAMS.items():
        for engine in PAGE_ENGINES:
            reason = LACKING.get(name) or LACKING.get(f"{name}-{engine}")
            marks: list[Any] = [pytest.mark.xfail(reason=reason, strict=True)] if reason else []
            lacks = missing(program)
            if lacks is not None:
                marks = [pytest.mark.skip(reason=lacks)]
            found.append(pytest.param(name, engine, id=f"{name}-{engine}", marks=marks))
    return found or [pytest.param("", "", marks=NO_ENGINE)]


def facts_of_page(name: str, engine: Any) -> list[dict[str, Any]]:
    """Play a program in a page of this process."""
    program = PROGRAMS[name]()
    app = program.app()
    errors: list[str] = []
    seen = {"errors": 0}
    with Page(app, engine=engine, raise_errors=False) as page:

        def rest() -> Any:
            with suppress(ScriptError):
                page.clock.run_for(REST)
            new = page.errors[seen["errors"] :]
            seen["errors"] += len(new)
            errors.extend(shown(each.name, each.message) for each in new)
            return page.evaluate(SCRIPT)

        facts = play(program, app, page, rest, errors)
    found: list[dict[str, Any]] = json.loads(json.dumps(facts))
    return found


@pytest.mark.parametrize(("name", "engine"), cases())
def test_program_shows_what_chromium_shows(name: str, engine: str) -> None:
    for mine, theirs in zip(facts_of_page(name, engine), RECORDED[name], strict=True):
        assert mine == theirs


def test_what_lacks_is_a_program() -> None:
    names = {*PROGRAMS} | {
        f"{name}-{engine}" for name in PROGRAMS for engine in ("quickjs", "mini_racer")
    }
    assert {*LACKING} <= names
