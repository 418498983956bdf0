"""DOMException and its subclass: https://webidl.spec.whatwg.org/#idl-DOMException"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from webapi.webidl.strings import to_domstring

_CODES: Final = {
    "IndexSizeError": 1,
    "HierarchyRequestError": 3,
    "WrongDocumentError": 4,
    "InvalidCharacterError": 5,
    "NoModificationAllowedError": 7,
    "NotFoundError": 8,
    "NotSupportedError": 9,
    "InUseAttributeError": 10,
    "InvalidStateError": 11,
    "SyntaxError": 12,
    "InvalidModificationError": 13,
    "NamespaceError": 14,
    "InvalidAccessError": 15,
    "TypeMismatchError": 17,
    "SecurityError": 18,
    "NetworkError": 19,
    "AbortError": 20,
    "URLMismatchError": 21,
    "QuotaExceededError": 22,
    "TimeoutError": 23,
    "InvalidNodeTypeError": 24,
    "DataCloneError": 25,
}
"""The names with a legacy code: https://webidl.spec.whatwg.org/#dfn-error-names-table"""


class DOMException(Exception):
    """The exception that the DOM and HTML Standards throw; ``name`` is its kind.

    >>> error = DOMException("'a b' is not a valid name.", "InvalidCharacterError")
    >>> error.name, error.code == DOMException.INVALID_CHARACTER_ERR
    ('InvalidCharacterError', True)
    """

    INDEX_SIZE_ERR: ClassVar[int] = 1
    DOMSTRING_SIZE_ERR: ClassVar[int] = 2
    HIERARCHY_REQUEST_ERR: ClassVar[int] = 3
    WRONG_DOCUMENT_ERR: ClassVar[int] = 4
    INVALID_CHARACTER_ERR: ClassVar[int] = 5
    NO_DATA_ALLOWED_ERR: ClassVar[int] = 6
    NO_MODIFICATION_ALLOWED_ERR: ClassVar[int] = 7
    NOT_FOUND_ERR: ClassVar[int] = 8
    NOT_SUPPORTED_ERR: ClassVar[int] = 9
    INUSE_ATTRIBUTE_ERR: ClassVar[int] = 10
    INVALID_STATE_ERR: ClassVar[int] = 11
    SYNTAX_ERR: ClassVar[int] = 12
    INVALID_MODIFICATION_ERR: ClassVar[int] = 13
    NAMESPACE_ERR: ClassVar[int] = 14
    INVALID_ACCESS_ERR: ClassVar[int] = 15
    VALIDATION_ERR: ClassVar[int] = 16
    TYPE_MISMATCH_ERR: ClassVar[int] = 17
    SECURITY_ERR: ClassVar[int] = 18
    NETWORK_ERR: ClassVar[int] = 19
    ABORT_ERR: ClassVar[int] = 20
    URL_MISMATCH_ERR: ClassVar[int] = 21
    QUOTA_EXCEEDED_ERR: ClassVar[int] = 22
    TIMEOUT_ERR: ClassVar[int] = 23
    INVALID_NODE_TYPE_ERR: ClassVar[int] = 24
    DATA_CLONE_ERR: ClassVar[int] = 25

    _message = ""
    _name = "Error"

    def __init__(self, message: object = None, name: object = None) -> None:
        """https://webidl.spec.whatwg.org/#dom-domexception-domexception"""
        self._message = "" if message is None else to_domstring(message)
        self._name = "Error" if name is None else to_domstring(name)
        super().__init__(self._message, self._name)

    @property
    def message(self) -> str:
        """https://webidl.spec.whatwg.org/#dom-domexception-message"""
        return self._message

    @property
    def name(self) -> str:
        """https://webidl.spec.whatwg.org/#dom-domexception-name"""
        return self._name

    @property
    def code(self) -> int:
        """The legacy code of the name, or 0.

        https://webidl.spec.whatwg.org/#dom-domexception-code
        """
        return _CODES.get(self._name, 0)

    def __str__(self) -> str:
        return f"{self._name}: {self._message}"

    def _webapi_clone(self) -> DOMException:
        return DOMException(self._message, self._name)


class QuotaExceededError(DOMException):
    """The exception for exceeding a quota: https://webidl.spec.whatwg.org/#quotaexceedederror

    ``options`` may have the numbers ``quota`` and ``requested``, which must not be negative.

    Raises:
        RangeError: a number is negative, or ``requested`` is less than ``quota``.

    >>> error = QuotaExceededError("too much", {"quota": 5, "requested": 7})
    >>> error.name, error.quota, error.requested
    ('QuotaExceededError', 5.0, 7.0)
    """

    _quota: float | None = None
    _requested: float | None = None

    def __init__(self, message: object = None, options: object = None) -> None:
        """https://webidl.spec.whatwg.org/#dom-quotaexceedederror-quotaexceedederror"""
        from webapi.webidl.dictionaries import DictionaryMember, dictionary
        from webapi.webidl.exceptions import RangeError
        from webapi.webidl.numeric import to_double

        super().__init__(message, "QuotaExceededError")
        action = "Failed to construct 'QuotaExceededError'"
        to_options = dictionary(
            "QuotaExceededErrorOptions",
            DictionaryMember("quota", to_double),
            DictionaryMember("requested", to_double),
        )
        given: dict[str, Any] = to_options(options, f"{action}: parameter 2")
        for name, value in given.items():
            if value < 0:
                raise RangeError(f"{action}: {name} is negative.")
        self._quota = given.get("quota")
        self._requested = given.get("requested")
        if None not in (self._quota, self._requested) and given["requested"] < given["quota"]:
            raise RangeError(f"{action}: requested is less than quota.")
        self.args = (self._message, given)

    @property
    def quota(self) -> float | None:
        """https://webidl.spec.whatwg.org/#dom-quotaexceedederror-quota"""
        return self._quota

    @property
    def requested(self) -> float | None:
        """https://webidl.spec.whatwg.org/#dom-quotaexceedederror-requested"""
        return self._requested

    def _webapi_clone(self) -> QuotaExceededError:
        return QuotaExceededError(
            self._message, {"quota": self._quota, "requested": self._requested}
        )
