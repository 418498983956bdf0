"""The ValidityStateFlags dictionary:
https://html.spec.whatwg.org/multipage/custom-elements.html#dictdef-validitystateflags

Made by ``python -m idl`` from idl/element_internals.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.objects import to_boolean


class ValidityStateFlags(TypedDict, total=False):
    valueMissing: bool
    typeMismatch: bool
    patternMismatch: bool
    tooLong: bool
    tooShort: bool
    rangeUnderflow: bool
    rangeOverflow: bool
    stepMismatch: bool
    badInput: bool
    customError: bool


to_validity_state_flags = dictionary(
    "ValidityStateFlags",
    DictionaryMember("badInput", to_boolean, default=lambda: False),
    DictionaryMember("customError", to_boolean, default=lambda: False),
    DictionaryMember("patternMismatch", to_boolean, default=lambda: False),
    DictionaryMember("rangeOverflow", to_boolean, default=lambda: False),
    DictionaryMember("rangeUnderflow", to_boolean, default=lambda: False),
    DictionaryMember("stepMismatch", to_boolean, default=lambda: False),
    DictionaryMember("tooLong", to_boolean, default=lambda: False),
    DictionaryMember("tooShort", to_boolean, default=lambda: False),
    DictionaryMember("typeMismatch", to_boolean, default=lambda: False),
    DictionaryMember("valueMissing", to_boolean, default=lambda: False),
)
