"""Events of pages that scripts construct. Chromium 156 gave the same answers."""

import math

import pytest

from webapi import (
    AnimationEvent,
    BeforeUnloadEvent,
    Document,
    PageTransitionEvent,
    SecurityPolicyViolationEvent,
    TransitionEvent,
)


def test_transitions_and_animations() -> None:
    members = {"elapsedTime": 0.5, "pseudoElement": "::before", "bubbles": True}
    event = TransitionEvent("transitionend", {"propertyName": "opacity", **members})  # type: ignore[typeddict-item]
    assert (event.propertyName, event.elapsedTime) == ("opacity", 0.5)
    assert (event.pseudoElement, event.bubbles) == ("::before", True)
    moved = AnimationEvent("animationend", {"animationName": "x", **members})  # type: ignore[typeddict-item]
    assert (moved.animationName, moved.elapsedTime) == ("x", 0.5)
    assert TransitionEvent("a").propertyName == AnimationEvent("a").pseudoElement == ""
    with pytest.raises(TypeError):
        TransitionEvent("a", {"elapsedTime": math.nan})


def test_page_transitions() -> None:
    assert PageTransitionEvent("pageshow", {"persisted": True}).persisted
    assert not PageTransitionEvent("pageshow").persisted


def test_before_unload() -> None:
    event = Document("https://example.org/").createEvent("BeforeUnloadEvent")
    assert isinstance(event, BeforeUnloadEvent)
    event.initEvent("beforeunload", False, True)
    assert event.returnValue == ""
    event.returnValue = "x"
    assert (event.returnValue, event.defaultPrevented) == ("x", False)
    with pytest.raises(TypeError):
        BeforeUnloadEvent("beforeunload")


def test_violations() -> None:
    event = SecurityPolicyViolationEvent("x", {"disposition": "report", "lineNumber": 3})
    assert (event.disposition, event.lineNumber, event.documentURI) == ("report", 3, "")
    assert SecurityPolicyViolationEvent("x").disposition == "enforce"
    with pytest.raises(TypeError):
        SecurityPolicyViolationEvent("x", {"disposition": "no"})  # type: ignore[typeddict-item]
