"""Animation objects: the events and states that Chromium 156 gives for the same program."""

from __future__ import annotations

import math
from typing import Any

import pytest

from tests.page.conftest import PAGE_ENGINES
from tests.parsers import need_a_parser
from tests.runtimes.pages import parameters
from webapi.page import Page

need_a_parser()

PROGRAM = """() => {
  const a = document.getElementById("a");
  const frames = [{ opacity: 0 }, { opacity: 1 }];
  globalThis.log = {};
  const state = (each) => [each.playState, each.pending, each.currentTime, each.startTime];
  const name = (error) => error.name;
  function run(title, options, use) {
    const found = (log[title] = []);
    const animation = a.animate(frames, options);
    animation.id = title;
    for (const type of ["finish", "cancel"]) {
      const tell = (event) => found.push(type, event.currentTime, animation.playState);
      animation.addEventListener(type, tell);
    }
    const note = (word) => () => found.push(word, animation.playState);
    const refuse = (word) => (error) => found.push(word, error.name);
    animation.finished.then(note("finished"), refuse("not finished"));
    animation.ready.then(note("ready"), refuse("not ready"));
    found.push(state(animation));
    if (use) use(animation, found);
  }
  run("number", 100);
  run("delays", { delay: 20, duration: 50, iterations: 2, endDelay: 10 });
  run("nothing", {});
  run("finish", 1000, (each, found) => { each.finish(); found.push(state(each)[0]); });
  run("cancel", 1000, (each, found) => { each.cancel(); found.push(state(each)); });
  run("pause", 1000, (each, found) => {
    each.pause();
    found.push(state(each)[0]);
    each.currentTime = 1000;
    found.push(state(each));
    each.play();
    found.push(state(each)[0], each.currentTime);
    each.finish();
  });
  run("reverse", { duration: 60, fill: "forwards" }, (each, found) => {
    each.reverse();
    found.push(each.playbackRate, state(each)[0], each.currentTime);
  });
  run("rate", 100, (each) => (each.playbackRate = 4));
  run("handler", 10, (each, found) => {
    each.onfinish = (event) => found.push(event.constructor.name);
  });
  run("later", 40, (each, found) => each.finished.then(() => {
    const old = each.finished;
    each.play();
    found.push(old === each.finished, each.playState, each.currentTime);
  }));
  run("endless", { duration: 10, iterations: Infinity }, (each, found) => {
    try { each.finish(); } catch (error) { found.push(name(error)); }
    found.push(each.effect.getComputedTiming().endTime);
    each.cancel();
  });
  const mistakes = [
    ...[{ duration: -1 }, { duration: "x" }, { iterations: -1 }, { iterationStart: -1 }],
    ...[NaN, { fill: "x" }],
  ];
  log.mistakes = mistakes.map((each) => {
    try { a.animate(frames, each); return ""; } catch (error) { return error.name; }
  });
  const idle = new Animation(new KeyframeEffect(a, null, 10));
  log.idle = [...state(idle), idle.effect.target.id, idle.timeline === document.timeline];
  const other = document.getElementById("b").animate(null, 5);
  log.timing = [idle.effect.getTiming(), other.effect.getTiming().duration];
  const titles = (list) => list.map((each) => each.id || "-");
  const below = a.getAnimations({ subtree: true });
  log.lists = [titles(a.getAnimations()), below.length, document.getAnimations().length];
  setTimeout(() => (log.after = titles(document.getAnimations())), 900);
}"""
RECORDED: dict[str, Any] = {
    "number": [
        ["running", True, 0, None],
        "ready",
        "running",
        "finished",
        "finished",
        "finish",
        100,
        "finished",
    ],
    "delays": [
        ["running", True, 0, None],
        "ready",
        "running",
        "finished",
        "finished",
        "finish",
        130,
        "finished",
    ],
    "nothing": [
        ["finished", True, 0, None],
        "ready",
        "finished",
        "finished",
        "finished",
        "finish",
        0,
        "finished",
    ],
    "finish": [
        ["running", True, 0, None],
        "finished",
        "ready",
        "finished",
        "finished",
        "finished",
        "finish",
        1000,
        "finished",
    ],
    "cancel": [
        ["running", True, 0, None],
        ["idle", False, None, None],
        "not ready",
        "AbortError",
        "not finished",
        "AbortError",
        "cancel",
        None,
        "idle",
    ],
    "pause": [
        ["running", True, 0, None],
        "paused",
        ["paused", False, 1000, None],
        "running",
        0,
        "ready",
        "finished",
        "finished",
        "finished",
        "finish",
        1000,
        "finished",
    ],
    "reverse": [
        ["running", True, 0, None],
        1,
        "running",
        60,
        "ready",
        "running",
        "finished",
        "finished",
        "finish",
        0,
        "finished",
    ],
    "rate": [
        ["running", True, 0, None],
        "ready",
        "running",
        "finished",
        "finished",
        "finish",
        100,
        "finished",
    ],
    "handler": [
        ["running", True, 0, None],
        "ready",
        "running",
        "finished",
        "finished",
        "finish",
        10,
        "finished",
        "AnimationPlaybackEvent",
    ],
    "later": [
        ["running", True, 0, None],
        "ready",
        "running",
        "finished",
        "finished",
        False,
        "running",
        0,
        "finish",
        40,
        "running",
        "finish",
        40,
        "finished",
    ],
    "endless": [
        ["running", True, 0, None],
        "InvalidStateError",
        math.inf,
        "not ready",
        "AbortError",
        "not finished",
        "AbortError",
        "cancel",
        None,
        "idle",
    ],
    "mistakes": ["TypeError", "TypeError", "TypeError", "TypeError", "TypeError", "TypeError"],
    "idle": ["idle", False, None, None, "a", True],
    "timing": [
        {
            "delay": 0,
            "direction": "normal",
            "duration": 10,
            "easing": "linear",
            "endDelay": 0,
            "fill": "auto",
            "iterationStart": 0,
            "iterations": 1,
        },
        5,
    ],
    "lists": [["number", "delays", "reverse", "rate", "handler", "later"], 7, 7],
    "after": [],
}


@pytest.fixture(params=parameters(PAGE_ENGINES))
def page(request: pytest.FixtureRequest) -> Page:
    page = Page({"/": "<!doctype html><div id=a><b id=b>x</b></div>"}, engine=request.param)
    page.goto("/")
    return page


def test_animations(page: Page) -> None:
    page.evaluate(PROGRAM)
    page.clock.run_for(1500)
    found = page.evaluate("log")
    for name, expected in RECORDED.items():
        assert found[name] == expected, name
