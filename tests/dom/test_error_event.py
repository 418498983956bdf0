"""ErrorEvent, as HTML defines it."""

from __future__ import annotations

import pytest

from webapi import ErrorEvent, Event


def test_the_attributes_of_an_error_event_have_defaults() -> None:
    event = ErrorEvent("error")
    assert isinstance(event, Event)
    assert (event.type, event.bubbles, event.cancelable) == ("error", False, False)
    assert (event.message, event.filename, event.lineno, event.colno) == ("", "", 0, 0)
    assert event.error is None
    assert repr(event) == "<ErrorEvent 'error'>"


def test_the_members_of_error_event_init_set_the_attributes() -> None:
    error = ValueError("no")
    event = ErrorEvent(
        "error",
        {
            "message": "no",
            "filename": "a\ud800.py",
            "lineno": -1,
            "colno": 2**32 + 5,
            "error": error,
            "cancelable": True,
        },
    )
    assert (event.message, event.filename, event.lineno, event.colno) == (
        *("no", "a\ufffd.py"),
        *(2**32 - 1, 5),
    )
    assert event.error is error
    assert event.cancelable
    with pytest.raises(AttributeError):
        event.message = "b"  # type: ignore[misc]


def test_missing_and_wrong_arguments_are_a_type_error() -> None:
    with pytest.raises(TypeError, match="missing 1 required positional argument"):
        ErrorEvent()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="parameter 2"):
        ErrorEvent("error", 5)  # type: ignore[arg-type]
