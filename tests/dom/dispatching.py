"""Facts of the DOM Standard about listeners and abort signals, for Python and for every engine.

https://dom.spec.whatwg.org/#concept-event-listener-inner-invoke and
https://dom.spec.whatwg.org/#abortsignal-signal-abort
"""

from __future__ import annotations

from typing import Any, NamedTuple

Listener = tuple[str, Any, str]
"""A name, the options, and what it does: nothing, or an action and a name"""


class Dispatch(NamedTuple):
    """Two events are dispatched to one target; each listener logs its name first."""

    listeners: list[Listener]
    log: list[str]
    returned: list[bool]


DISPATCHES: dict[str, Dispatch] = {
    "in the order of adding": Dispatch(
        [("a", {}, ""), ("b", {}, ""), ("c", False, "")],
        ["a", "b", "c", "a", "b", "c"],
        [True, True],
    ),
    "capturing ones first": Dispatch(
        [("a", {}, ""), ("b", True, ""), ("c", {"capture": True}, "")],
        ["b", "c", "a", "b", "c", "a"],
        [True, True],
    ),
    "one that is added twice is called once": Dispatch(
        [("a", {}, ""), ("b", {}, ""), ("a", {"once": True}, ""), ("a", {"passive": True}, "")],
        ["a", "b", "a", "b"],
        [True, True],
    ),
    "one that is added for both phases is called twice": Dispatch(
        [("a", {}, ""), ("a", True, "")], ["a", "a", "a", "a"], [True, True]
    ),
    "once": Dispatch([("a", {"once": True}, ""), ("b", {}, "")], ["a", "b", "b"], [True, True]),
    "once is over before the listener is called": Dispatch(
        [("a", {"once": True}, "dispatch"), ("b", {}, "")],
        ["a", "b", "b", "b"],
        [True, True],
    ),
    "preventDefault": Dispatch(
        [("a", {"once": True}, "prevent"), ("b", {}, "")], ["a", "b", "b"], [False, True]
    ),
    "preventDefault of a passive listener does nothing": Dispatch(
        [("a", {"passive": True}, "prevent")], ["a", "a"], [True, True]
    ),
    "stopPropagation leaves the listeners of the phase": Dispatch(
        [("a", {}, ""), ("b", True, "stop"), ("c", True, "")],
        ["b", "c", "b", "c"],
        [True, True],
    ),
    "stopImmediatePropagation leaves none": Dispatch(
        [("a", {}, ""), ("b", {}, "stop at once"), ("c", {}, "")],
        ["a", "b", "a", "b"],
        [True, True],
    ),
    "one that removes itself": Dispatch(
        [("a", {}, "remove a"), ("b", {}, "")], ["a", "b", "b"], [True, True]
    ),
    "one that removes a later one": Dispatch(
        [("a", {}, "remove b"), ("b", {}, ""), ("c", {}, "")], ["a", "c", "a", "c"], [True, True]
    ),
    "one that is added by a listener is called the next time": Dispatch(
        [("a", {}, "add b"), ("c", {}, "")], ["a", "c", "a", "c", "b"], [True, True]
    ),
    "one that is added for the next phase is called": Dispatch(
        [("a", True, "add b")], ["a", "b", "a", "b"], [True, True]
    ),
    "one that throws is reported": Dispatch(
        [("a", {"once": True}, "throw"), ("b", {}, "")],
        ["a", "error", "b", "b"],
        [True, True],
    ),
    "one whose signal is aborted": Dispatch(
        [("a", {}, "abort"), ("b", {"signal": True}, ""), ("c", {}, "")],
        ["a", "c", "a", "c"],
        [True, True],
    ),
    "an event that is being dispatched cannot be dispatched": Dispatch(
        [("a", {"once": True}, "dispatch the same")],
        ["a", "InvalidStateError"],
        [True, True],
    ),
}


class Abort(NamedTuple):
    """Signals a, b and c of controllers, others by ``AbortSignal.any``, and the one to abort."""

    any: dict[str, list[str]]
    aborted_before: str
    abort: str
    log: list[str]
    """The abort events, each with all signals that are aborted when it comes."""


ABORTS: dict[str, Abort] = {
    "a signal of none": Abort({"d": []}, "", "a", ["a: a"]),
    "either of two": Abort({"d": ["a", "b"]}, "", "b", ["b: b d", "d: b d"]),
    "one given twice": Abort({"d": ["a", "a"]}, "", "a", ["a: a d", "d: a d"]),
    "dependents of dependents": Abort(
        {"d": ["a"], "e": ["d", "c"], "f": ["e"]},
        "",
        "a",
        ["a: a d e f", "d: a d e f", "e: a d e f", "f: a d e f"],
    ),
    "one that is aborted already": Abort({"d": ["c", "a"]}, "a", "c", ["c: a c d"]),
    "aborting again does nothing": Abort({"d": ["a"]}, "a", "a", []),
}
