"""What the DOM Standard says about listeners and abort signals, for tests in Python and in engines.

https://dom.spec.whatwg.org/#concept-event-listener-inner-invoke and
https://dom.spec.whatwg.org/#abortsignal-signal-abort
"""

from __future__ import annotations

from typing import Any, NamedTuple

Listener = tuple[str, Any, str]
"""A name, the options of ``addEventListener``, and an action such as ``remove b``, or none"""


class Dispatch(NamedTuple):
    """Two events are dispatched to one target. Each listener logs its name, then acts."""

    listeners: list[Listener]
    log: list[str]
    returned: list[bool]


DISPATCHES: dict[str, Dispatch] = {
    "listeners are called in the order in which they were added": Dispatch(
        [("a", {}, ""), ("b", {}, ""), ("c", False, "")],
        ["a", "b", "c", "a", "b", "c"],
        [True, True],
    ),
    "capturing listeners are called first": Dispatch(
        [("a", {}, ""), ("b", True, ""), ("c", {"capture": True}, "")],
        ["b", "c", "a", "b", "c", "a"],
        [True, True],
    ),
    "a listener that is added twice is called once": Dispatch(
        [("a", {}, ""), ("b", {}, ""), ("a", {"once": True}, ""), ("a", {"passive": True}, "")],
        ["a", "b", "a", "b"],
        [True, True],
    ),
    "a listener that is added for both phases is called twice": Dispatch(
        [("a", {}, ""), ("a", True, "")], ["a", "a", "a", "a"], [True, True]
    ),
    "a listener with once is called once": Dispatch(
        [("a", {"once": True}, ""), ("b", {}, "")], ["a", "b", "b"], [True, True]
    ),
    "a listener with once is removed before it is called": Dispatch(
        [("a", {"once": True}, "dispatch"), ("b", {}, "")],
        ["a", "b", "b", "b"],
        [True, True],
    ),
    "preventDefault lets dispatchEvent return false": Dispatch(
        [("a", {"once": True}, "prevent"), ("b", {}, "")], ["a", "b", "b"], [False, True]
    ),
    "preventDefault in a passive listener does nothing": Dispatch(
        [("a", {"passive": True}, "prevent")], ["a", "a"], [True, True]
    ),
    "after stopPropagation only the listeners of the same phase are called": Dispatch(
        [("a", {}, ""), ("b", True, "stop"), ("c", True, "")],
        ["b", "c", "b", "c"],
        [True, True],
    ),
    "after stopImmediatePropagation no listener is called": Dispatch(
        [("a", {}, ""), ("b", {}, "stop at once"), ("c", {}, "")],
        ["a", "b", "a", "b"],
        [True, True],
    ),
    "a listener that removes itself is called once": Dispatch(
        [("a", {}, "remove a"), ("b", {}, "")], ["a", "b", "b"], [True, True]
    ),
    "a listener that an earlier listener removes is not called": Dispatch(
        [("a", {}, "remove b"), ("b", {}, ""), ("c", {}, "")], ["a", "c", "a", "c"], [True, True]
    ),
    "a listener that is added by a listener is called at the next event": Dispatch(
        [("a", {}, "add b"), ("c", {}, "")], ["a", "c", "a", "c", "b"], [True, True]
    ),
    "a listener that is added for the next phase is called in it": Dispatch(
        [("a", True, "add b")], ["a", "b", "a", "b"], [True, True]
    ),
    "an exception of a listener is reported and the next listener is called": Dispatch(
        [("a", {"once": True}, "throw"), ("b", {}, "")],
        ["a", "error", "b", "b"],
        [True, True],
    ),
    "a listener whose signal is aborted is not called": Dispatch(
        [("a", {}, "abort"), ("b", {"signal": True}, ""), ("c", {}, "")],
        ["a", "c", "a", "c"],
        [True, True],
    ),
    "aborting the signal of a listener that was there already does not remove it": Dispatch(
        [("a", {}, ""), ("a", {"signal": True}, ""), ("b", {}, "abort")],
        ["a", "b", "a", "b"],
        [True, True],
    ),
    "aborting the signal of a listener that was removed and added again does not remove it": (
        Dispatch(
            [
                ("a", {"once": True}, "remove c"),
                ("b", {}, "add c"),
                ("c", {"signal": True}, ""),
                ("d", {}, "abort"),
            ],
            ["a", "b", "d", "b", "d", "c"],
            [True, True],
        )
    ),
    "a listener with once and a signal is called once": Dispatch(
        [("a", {"once": True, "signal": True}, ""), ("b", {}, "abort")],
        ["a", "b", "b"],
        [True, True],
    ),
    "an event that is being dispatched cannot be dispatched": Dispatch(
        [("a", {"once": True}, "dispatch the same")],
        ["a", "InvalidStateError"],
        [True, True],
    ),
}


class Abort(NamedTuple):
    """Signals a, b and c have controllers, ``AbortSignal.any`` makes the others. One is aborted."""

    any: dict[str, list[str]]
    aborted_before: str
    abort: str
    log: list[str]
    """Each abort event, with all signals that are aborted when it is dispatched."""


ABORTS: dict[str, Abort] = {
    "a signal without source signals is not aborted": Abort({"d": []}, "", "a", ["a: a"]),
    "the second of two source signals aborts a dependent signal": Abort(
        {"d": ["a", "b"]}, "", "b", ["b: b d", "d: b d"]
    ),
    "a source signal that is given twice aborts a dependent signal once": Abort(
        {"d": ["a", "a"]}, "", "a", ["a: a d", "d: a d"]
    ),
    "a source signal aborts the dependent signals of its dependent signals": Abort(
        {"d": ["a"], "e": ["d", "c"], "f": ["e"]},
        "",
        "a",
        ["a: a d e f", "d: a d e f", "e: a d e f", "f: a d e f"],
    ),
    "a dependent signal of an aborted signal is aborted from the start": Abort(
        {"d": ["c", "a"]}, "a", "c", ["c: a c d"]
    ),
    "aborting again does nothing": Abort({"d": ["a"]}, "a", "a", []),
}
