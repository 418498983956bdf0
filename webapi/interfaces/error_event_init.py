"""The ErrorEventInit dictionary: https://html.spec.whatwg.org/multipage/#dictdef-erroreventinit

Made by ``python -m idl`` from idl/html_events.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_init import EventInit
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_unsigned_long
from webapi.webidl.objects import to_any, to_boolean
from webapi.webidl.strings import to_domstring, to_usvstring

if TYPE_CHECKING:
    from webapi.webidl.types import NumberLike, StringLike


class ErrorEventInit(EventInit, total=False):
    message: StringLike
    filename: StringLike
    lineno: NumberLike
    colno: NumberLike
    error: object


to_error_event_init = dictionary(
    "ErrorEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("colno", to_unsigned_long, default=lambda: 0),
    DictionaryMember("error", to_any),
    DictionaryMember("filename", to_usvstring, default=lambda: ""),
    DictionaryMember("lineno", to_unsigned_long, default=lambda: 0),
    DictionaryMember("message", to_domstring, default=lambda: ""),
)
