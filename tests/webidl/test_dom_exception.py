"""DOMException, as WPT's webidl/ecmascript-binding/es-exceptions says."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from webapi import DOMException, QuotaExceededError, RangeError, jsnull, structuredClone

CODES = (
    "IndexSize:1 HierarchyRequest:3 WrongDocument:4 InvalidCharacter:5 NoModificationAllowed:7 "
    "NotFound:8 NotSupported:9 InUseAttribute:10 InvalidState:11 Syntax:12 InvalidModification:13 "
    "Namespace:14 InvalidAccess:15 TypeMismatch:17 Security:18 Network:19 Abort:20 URLMismatch:21 "
    "QuotaExceeded:22 Timeout:23 InvalidNodeType:24 DataClone:25"
)
WITHOUT_CODE = (
    "Encoding NotReadable Unknown Constraint Data TransactionInactive ReadOnly Version Operation "
    "NotAllowed OptOut"
)
CONSTANTS = (
    "INDEX_SIZE_ERR DOMSTRING_SIZE_ERR HIERARCHY_REQUEST_ERR WRONG_DOCUMENT_ERR "
    "INVALID_CHARACTER_ERR NO_DATA_ALLOWED_ERR NO_MODIFICATION_ALLOWED_ERR NOT_FOUND_ERR "
    "NOT_SUPPORTED_ERR INUSE_ATTRIBUTE_ERR INVALID_STATE_ERR SYNTAX_ERR INVALID_MODIFICATION_ERR "
    "NAMESPACE_ERR INVALID_ACCESS_ERR VALIDATION_ERR TYPE_MISMATCH_ERR SECURITY_ERR NETWORK_ERR "
    "ABORT_ERR URL_MISMATCH_ERR QUOTA_EXCEEDED_ERR TIMEOUT_ERR INVALID_NODE_TYPE_ERR "
    "DATA_CLONE_ERR"
)


@pytest.mark.parametrize("each", CODES.split())
def test_names_with_a_legacy_code_have_it(each: str) -> None:
    name, code = each.split(":")
    assert DOMException("", f"{name}Error").code == int(code)


@pytest.mark.parametrize("name", [*WITHOUT_CODE.split(), "", "index_size"])
def test_other_names_have_the_code_0(name: str) -> None:
    assert DOMException("", f"{name}Error").code == 0


def test_the_constants_are_1_to_25() -> None:
    names = CONSTANTS.split()
    assert [getattr(DOMException, name) for name in names] == [*range(1, 26)]
    assert DOMException().ABORT_ERR == 20


def test_message_and_name_convert_and_have_defaults() -> None:
    error = DOMException()
    assert (error.message, error.name, error.code, str(error)) == ("", "Error", 0, "Error: ")
    error = DOMException(None, None)
    assert (error.message, error.name) == ("", "Error")
    error = DOMException(jsnull, 5)
    assert (error.message, error.name) == ("null", "5")
    error = DOMException(name="NotFoundError", message="no")
    assert (error.message, error.name, error.code) == ("no", "NotFoundError", 8)
    too_many: Any = DOMException
    with pytest.raises(TypeError):
        too_many("a", "b", "c")


@pytest.mark.parametrize("name", ["name", "message", "code"])
def test_attributes_are_read_only(name: str) -> None:
    error = DOMException("a", "b")
    with pytest.raises(AttributeError):
        setattr(error, name, "other")


def test_it_is_an_exception() -> None:
    with pytest.raises(DOMException, match=r"^AbortError: why$") as caught:
        raise DOMException("why", "AbortError")
    for copied in (copy.copy(caught.value), pickle.loads(pickle.dumps(caught.value))):
        assert (type(copied), copied.message, copied.name) == (DOMException, "why", "AbortError")


def test_a_subclass_that_does_not_call_the_constructor_has_the_defaults() -> None:
    class Refused(DOMException):
        def __init__(self) -> None:
            pass

    assert (Refused().name, Refused().message, Refused().code) == ("Error", "", 0)


def test_a_quota_exceeded_error_keeps_its_quota_when_it_is_copied() -> None:
    error = QuotaExceededError()
    assert isinstance(error, DOMException)
    assert (error.name, error.code, error.message) == ("QuotaExceededError", 22, "")
    assert (error.quota, error.requested) == (None, None)
    error = QuotaExceededError("much", {"quota": 10, "requested": 20})
    assert (str(error), error.quota, error.requested) == ("QuotaExceededError: much", 10, 20)
    for copied in (copy.copy(error), pickle.loads(pickle.dumps(error)), structuredClone(error)):
        assert type(copied) is QuotaExceededError
        assert (copied.message, copied.quota, copied.requested) == ("much", 10, 20)
    assert QuotaExceededError("", {"quota": 0, "requested": 0}).requested == 0
    assert QuotaExceededError("", {"quota": 1}).requested is None


@pytest.mark.parametrize(
    "options", [{"quota": -1}, {"requested": -1}, {"quota": 10, "requested": 9}]
)
def test_quotas_out_of_range_raise_a_range_error(options: dict[str, float]) -> None:
    with pytest.raises(RangeError, match="Failed to construct 'QuotaExceededError'"):
        QuotaExceededError("", options)


@pytest.mark.parametrize("options", [5, "a", {"quota": "a"}, {"requested": float("inf")}])
def test_options_of_other_types_raise_a_type_error(options: object) -> None:
    with pytest.raises(TypeError):
        QuotaExceededError("", options)
