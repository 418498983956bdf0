"""Transitions and animations of style sheets send the events that Chromium 156 sends."""

from __future__ import annotations

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.page.motion import (
    HTML,
    PRESSED,
    PRESSED_LOG,
    PROGRAM,
    RECORDED_EFFECTS,
    RECORDED_VIEWS,
    VIEWS,
    different,
    effects,
)
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page

need_a_parser()


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_events_are_those_of_chromium(engine: str) -> None:
    with Page({"/": HTML}, engine=engine) as page:
        page.goto("/")
        page.evaluate(PROGRAM)
        page.evaluate("void play()")
        page.clock.run_for(40_000)
        assert different(page.evaluate("logs")) == {}


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_view_transitions_settle_as_in_chromium(engine: str) -> None:
    with Page({"/": "<!doctype html><p>x"}, engine=engine) as page:
        page.goto("/")
        page.evaluate(f"void ({VIEWS})().then((logs) => (globalThis.logs = logs))")
        page.clock.run_for(10_000)
        assert page.evaluate("logs") == RECORDED_VIEWS


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_effects_have_the_keyframes_and_times_of_chromium(engine: str) -> None:
    with Page({"/": "<!doctype html><p>x"}, engine=engine) as page:
        page.goto("/")
        assert effects(page.evaluate) == RECORDED_EFFECTS


@pytest.mark.parametrize("engine", parameters(PAGE_ENGINES))
def test_what_the_mouse_presses_transitions_as_in_chromium(engine: str) -> None:
    with Page({"/": PRESSED}, engine=engine) as page:
        page.goto("/")
        page.hover("button")
        for act in (page.mouse.down, page.mouse.up):
            act()
            page.clock.run_for(200)
            assert page.evaluate("taken()") == PRESSED_LOG
