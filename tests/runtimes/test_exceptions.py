"""DOMException and QuotaExceededError, in every engine.

https://webidl.spec.whatwg.org/#idl-DOMException
"""

from __future__ import annotations

import pytest

from tests.runtimes.pages import Page
from webapi import DOMException


def test_codes_and_constants_are_those_of_the_python_class(page: Page) -> None:
    constants = [name for name in vars(DOMException) if name.endswith("_ERR")]
    assert len(constants) == 25
    found = page.value("Object.keys(DOMException)")
    assert found == constants
    for name in constants:
        assert page.value(f"DOMException.{name}") == getattr(DOMException, name)
        assert page.value(f"new DOMException().{name}") == getattr(DOMException, name)
    for name in ("SyntaxError", "DataCloneError", "AbortError", "EncodingError", "toString", ""):
        code = page.value(f"new DOMException('message', '{name}').code")
        assert code == DOMException("message", name).code


def test_a_dom_exception_is_an_error_and_can_be_subclassed(page: Page) -> None:
    shown = page.run(
        """
        class Mine extends DOMException {}
        const error = new Mine("message", "AbortError");
        const isError = Error.isError ?? ((value) => value instanceof Error);
        show([error instanceof Mine, error instanceof Error, isError(error), String(error),
              typeof error.stack, Object.prototype.toString.call(error), Object.keys(error)]);
        """
    )
    assert shown[:4] == [True, True, True, "AbortError: message"]
    assert shown[4] == page.value("typeof new Error().stack")
    assert shown[5:] == ["[object DOMException]", []]


def test_algorithms_throw_exceptions_of_this_class(page: Page) -> None:
    for script in (
        "atob('*')",
        "structuredClone(() => {})",
        "AbortSignal.abort().throwIfAborted()",
    ):
        caught = f"try {{ {script}; }} catch (error) {{ show(error instanceof DOMException); }}"
        assert page.run(caught) is True


@pytest.mark.parametrize(
    ("options", "quota", "requested"),
    [
        ("{ quota: 5, requested: '7.5' }", 5, 7.5),
        ("{ quota: 0, requested: -0 }", 0, 0),
        ("{ requested: 1 }", None, 1),
        ("null", None, None),
    ],
)
def test_a_quota_exceeded_error_and_its_clone_have_quota_and_requested(
    page: Page, options: str, quota: object, requested: object
) -> None:
    made = f"new QuotaExceededError('message', {options})"
    for error in (made, f"structuredClone({made})"):
        shown = page.run(
            f"const error = {error};"
            "show([error.quota, error.requested, error.name, error.code, error.message,"
            "error instanceof DOMException, Object.getPrototypeOf(error.constructor).name]);"
        )
        assert shown[:2] == [quota, requested]
        assert shown[2:] == ["QuotaExceededError", 22, "message", True, "DOMException"]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ("'', { quota: -1 }", "RangeError"),
        ("'', { requested: -1 }", "RangeError"),
        ("'', { quota: 2, requested: 1 }", "RangeError"),
        ("'', { quota: NaN }", "TypeError"),
        ("'', { quota: 1n }", "TypeError"),
        ("'', 1", "TypeError"),
        ("Symbol()", "TypeError"),
    ],
)
def test_options_that_do_not_fit_are_refused(page: Page, arguments: str, error: str) -> None:
    assert page.name_of_error(f"new QuotaExceededError({arguments});") == error


def test_members_refuse_objects_that_are_no_exception(page: Page) -> None:
    for script in (
        "DOMException();",
        "new DOMException(Symbol());",
        "new DOMException('', Symbol());",
        "DOMException.prototype.name;",
        "Object.getOwnPropertyDescriptor(QuotaExceededError.prototype, 'quota')"
        ".get.call(new DOMException());",
    ):
        assert page.name_of_error(script) == "TypeError", script
