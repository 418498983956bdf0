"""performance, as WPT's hr-time/basic.any.js says."""

from __future__ import annotations

import copy
import json
import time

import pytest

import webapi
from webapi import Event, EventTarget, Performance, performance


def test_there_is_one_object() -> None:
    assert type(performance) is Performance
    assert webapi.performance is performance
    assert isinstance(performance, EventTarget)
    assert repr(performance) == "<Performance>"
    with pytest.raises(TypeError, match="Illegal constructor"):
        Performance()


def test_now() -> None:
    seen = [performance.now() for _ in range(1000)]
    assert seen == sorted(seen)
    assert seen[0] > 0
    assert type(seen[0]) is float


def test_time_origin() -> None:
    now = performance.timeOrigin + performance.now()
    assert abs(now - time.time() * 1000) < 60_000  # unless somebody set the clock
    with pytest.raises(AttributeError):
        performance.timeOrigin = 5  # type: ignore[misc]


def test_to_json() -> None:
    assert performance.toJSON() == {"timeOrigin": performance.timeOrigin}
    assert json.loads(json.dumps(performance.toJSON())) == performance.toJSON()


def test_events_have_this_clock() -> None:
    before = performance.now()
    assert before <= Event("a").timeStamp <= performance.now()


def test_it_is_an_event_target() -> None:
    seen = []
    performance.addEventListener("a", lambda event: seen.append(event.target), {"once": True})
    performance.dispatchEvent(Event("a"))
    assert seen == [performance]
    with pytest.raises(TypeError, match="Illegal invocation"):
        Performance.now(copy)  # type: ignore[arg-type]
