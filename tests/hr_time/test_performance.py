"""performance, as WPT's hr-time/basic.any.js tests it."""

from __future__ import annotations

import copy
import json
import time

import pytest

import webapi
from webapi import Event, EventTarget, Performance, performance


def test_performance_is_one_object_and_its_class_has_no_constructor() -> None:
    assert type(performance) is Performance
    assert webapi.performance is performance
    assert isinstance(performance, EventTarget)
    assert repr(performance) == "<Performance>"
    with pytest.raises(TypeError, match="Illegal constructor"):
        Performance()


def test_now_never_decreases() -> None:
    seen = [performance.now() for _ in range(1000)]
    assert seen == sorted(seen)
    assert seen[0] > 0
    assert type(seen[0]) is float


def test_the_time_origin_plus_now_is_the_current_time() -> None:
    now = performance.timeOrigin + performance.now()
    assert abs(now - time.time() * 1000) < 60_000  # a minute: the clock may be adjusted
    with pytest.raises(AttributeError):
        performance.timeOrigin = 5  # type: ignore[misc]


def test_to_json_has_the_time_origin() -> None:
    assert performance.toJSON() == {"timeOrigin": performance.timeOrigin}
    assert json.loads(json.dumps(performance.toJSON())) == performance.toJSON()


def test_the_time_stamp_of_an_event_is_the_value_of_performance_now() -> None:
    before = performance.now()
    assert before <= Event("a").timeStamp <= performance.now()


def test_performance_is_an_event_target() -> None:
    seen = []
    performance.addEventListener("a", lambda event: seen.append(event.target), {"once": True})
    performance.dispatchEvent(Event("a"))
    assert seen == [performance]
    with pytest.raises(TypeError, match="Illegal invocation"):
        Performance.now(copy)  # type: ignore[arg-type]
