"""The ProgressEventInit dictionary: https://xhr.spec.whatwg.org/#dictdef-progresseventinit

Made by ``python -m idl`` from idl/xml_http_request.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.interfaces.event_init import EventInit
from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.numeric import to_double
from webapi.webidl.objects import to_boolean

if TYPE_CHECKING:
    from webapi.webidl.types import NumberLike


class ProgressEventInit(EventInit, total=False):
    lengthComputable: bool
    loaded: NumberLike
    total: NumberLike


to_progress_event_init = dictionary(
    "ProgressEventInit",
    DictionaryMember("bubbles", to_boolean, default=lambda: False),
    DictionaryMember("cancelable", to_boolean, default=lambda: False),
    DictionaryMember("composed", to_boolean, default=lambda: False),
    DictionaryMember("lengthComputable", to_boolean, default=lambda: False),
    DictionaryMember("loaded", to_double, default=lambda: 0),
    DictionaryMember("total", to_double, default=lambda: 0),
)
