"""What the minimum common web API's interfaces need of the compiler, executed.

https://min-common-api.proposal.wintertc.org/
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from webapi import jsnull


class State:
    """What an object is made of."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.platform_object: Any = None


def initialize(this: Any, value: State) -> None:
    value.platform_object = this


EVENT = State("event")
CRYPTO = State("crypto")
PERFORMANCE = State("performance")
FILE = State("file")
ADDED: list[Any] = []
HANDLERS: dict[tuple[Any, str], Any] = {}


class DOMExceptionSlots:
    _webapi_name: str
    _webapi_message: str


def construct_exception(this: Any, message: str, name: Any) -> None:
    this._webapi_message = message
    this._webapi_name = name if isinstance(name, str) else "QuotaExceededError"


@pytest.fixture
def loaded(case: Callable[..., SimpleNamespace]) -> SimpleNamespace:
    for each in (EVENT, CRYPTO, FILE, PERFORMANCE):
        each.platform_object = None
    return case(
        "minimum_common",
        event={"initialize": initialize},
        event_target={
            "constructor": lambda this: None,
            "initialize": initialize,
            "addEventListener": lambda this, type, callback, options: ADDED.append(
                (type, callback, options)
            ),
            "event_handler": lambda type: lambda this: HANDLERS.get((this, type)),
            "set_event_handler": lambda type, convert: (
                lambda this, value: HANDLERS.update({(this, type): convert(value, "")})
            ),
        },
        abort_controller={"constructor": lambda this: None},
        abort_signal={
            "initialize": initialize,
            "abort": State,
            "any": lambda signals: State(str(len(signals))),
        },
        file={"State": State, "initialize": initialize},
        form_data={
            "get": lambda this, name: {"file": FILE, "text": "text"}.get(name),
            "getAll": lambda this, name: [FILE, "text"],
            "value_pairs_to_iterate_over": lambda this: [("a", FILE), ("b", "text")],
        },
        dom_exception={
            "Slots": DOMExceptionSlots,
            "constructor": construct_exception,
            "message_getter": lambda this: this._webapi_message,
            "name_getter": lambda this: this._webapi_name,
            "code_getter": lambda this: 0,
            "to_string": lambda this: f"{this.name}: {this.message}",
            "inspect": lambda this: f"DOMException({this.message!r}, {this.name!r})",
        },
        quota_exceeded_error={"constructor": construct_exception},
        crypto={"initialize": initialize, "randomUUID": lambda this: "uuid"},
        performance={
            "initialize": initialize,
            "now": lambda this: 1.5,
            "timeOrigin_getter": lambda this: 2.5,
        },
        text_decoder={"decode": lambda this, input, options: (input, options)},
        text_encoder={"encodeInto": lambda this, source, destination: (source, destination)},
        window_or_worker_global_scope={
            "crypto_getter": lambda: CRYPTO,
            "performance_getter": lambda: PERFORMANCE,
            "origin_getter": lambda: "null",
        },
    )


def test_a_leading_underscore_is_no_part_of_a_name(loaded: SimpleNamespace) -> None:
    made = loaded.AbortSignal.abort("reason")
    assert type(made) is loaded.AbortSignal
    assert type(loaded.AbortSignal.any([made, made])) is loaded.AbortSignal
    with pytest.raises(TypeError, match="Illegal constructor"):
        loaded.AbortSignal()


def test_an_event_handler_is_a_function_an_object_or_null(loaded: SimpleNamespace) -> None:
    signal = loaded.AbortSignal.abort(None)
    for nothing in (None, jsnull, 5, "text", True):
        signal.onabort = nothing
        assert signal.onabort is None
    signal.onabort = lambda event: event
    assert type(signal.onabort(EVENT)) is loaded.Event
    assert signal.onabort(EVENT) is EVENT.platform_object
    no_function = {"an": "object"}
    signal.onabort = no_function
    assert signal.onabort.__wrapped__ is no_function
    assert signal.onabort(EVENT) is None


def test_a_listener_is_a_function_or_an_object_with_its_method(loaded: SimpleNamespace) -> None:
    target = loaded.EventTarget()
    seen: list[Any] = []
    for listener in (seen.append, SimpleNamespace(handleEvent=seen.append)):
        target.addEventListener("a", listener, {"once": 1, "signal": None})
        type_, callback, options = ADDED.pop()
        assert (type_, options) == ("a", {"capture": False, "once": True})
        assert callback.__wrapped__ is listener
        assert callback(EVENT) is None
        assert seen.pop() is EVENT.platform_object
    for null in (None, jsnull):
        target.addEventListener("a", null, True)
        assert ADDED.pop() == ("a", None, True)
    target.addEventListener("a", {})
    with pytest.raises(TypeError, match=r"EventListener\.handleEvent"):
        ADDED.pop()[1](EVENT)
    with pytest.raises(TypeError, match="not of type 'EventListener'"):
        target.addEventListener("a", "text")
    with pytest.raises(TypeError):
        target.addEventListener("a", lambda: None, {"signal": target})


def test_a_member_of_type_any_is_passed_as_it_is(loaded: SimpleNamespace) -> None:
    event = loaded.CustomEvent("a", {"detail": event_detail})
    type_, options = event._kept_by_custom_event["constructed"].arguments
    assert type_ == "a"
    assert options["detail"] is event_detail
    assert loaded.CustomEvent("a")._kept_by_custom_event["constructed"].arguments[1] == {
        "bubbles": False,
        "cancelable": False,
        "composed": False,
        "detail": None,
    }


event_detail = object()


def test_buffer_arguments_take_every_kind_of_buffer_and_nothing_else(
    loaded: SimpleNamespace,
) -> None:
    into = bytearray(3)
    assert loaded.TextEncoder().encodeInto("é", into)[1] is into
    decoder = loaded.TextDecoder()
    for given in (b"a", bytearray(b"a"), memoryview(b"a"), array("B", b"a")):
        assert bytes(decoder.decode(given)[0]) == b"a"
    assert decoder.decode()[0] is None
    assert decoder.decode(None, {"stream": 1}) == (None, {"stream": True})
    for wrong in ("a", 5, [97], jsnull):
        with pytest.raises(TypeError):
            decoder.decode(wrong)


def test_results_may_be_objects_or_strings(loaded: SimpleNamespace) -> None:
    form = loaded.FormData()
    assert type(form.get("file")) is loaded.File
    assert form.get("file") is form.get("file")
    assert form.get("text") == "text"
    assert form.get("nothing") is None
    assert form.getAll("file") == [form.get("file"), "text"]
    assert list(form) == [("a", form.get("file")), ("b", "text")]
    assert form.append("a", "b") is None
    assert form.append("a", loaded.Blob(), filename="b") is None
    with pytest.raises(TypeError):
        form.append("a", "b", "c")


def test_exception_interfaces_make_exceptions_of_python(loaded: SimpleNamespace) -> None:
    error = loaded.DOMException("what", "AbortError")
    assert isinstance(error, Exception)
    with pytest.raises(loaded.DOMException, match=r"^AbortError: what$"):
        raise error
    assert (error.name, error.message, error.code, error.INDEX_SIZE_ERR) == (
        *("AbortError", "what", 0, 1),
    )
    assert repr(error) == "DOMException('what', 'AbortError')"
    quota = loaded.QuotaExceededError("much", {"quota": 1})
    assert isinstance(quota, loaded.DOMException)
    assert str(quota) == "QuotaExceededError: much"
    with pytest.raises(AttributeError):
        error.name = "other"
    assert error.with_traceback(None) is error


def test_a_global_mixin_makes_functions_and_attributes_of_a_module(
    loaded: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    from importlib import import_module

    scope = import_module("webidl_case_minimum_common.window_or_worker_global_scope")
    assert scope.btoa(5) == ("btoa", ("5",))
    assert scope.btoa(data="a") == ("btoa", ("a",))
    assert scope.setTimeout("code", "7", 1, None) == ("setTimeout", ("code", 7, [1, None]))
    _, (handler, timeout, arguments) = scope.setTimeout(lambda *given: given)
    assert (handler(1, 2), timeout, arguments) == ((1, 2), 0, [])
    assert scope.queueMicrotask(len) is None
    value = object()
    assert scope.structuredClone(value, {"transfer": [value]}).arguments[0] is value
    with pytest.raises(TypeError, match="Failed to execute 'queueMicrotask': parameter 1"):
        scope.queueMicrotask(5)
    with pytest.raises(TypeError):
        scope.btoa()
    with pytest.raises(TypeError, match="not of type 'Object'"):
        scope.structuredClone(1, {"transfer": [1]})
    assert type(scope.crypto) is loaded.Crypto
    assert scope.crypto is scope.crypto
    assert scope.crypto.randomUUID() == "uuid"
    assert scope.performance is scope.performance
    assert isinstance(scope.performance, loaded.EventTarget)
    assert scope.performance.now() == 1.5
    assert scope.performance.toJSON() == {"timeOrigin": 2.5}
    assert scope.origin == "null"
    with pytest.raises(AttributeError, match="no attribute 'other'"):
        _ = scope.other
