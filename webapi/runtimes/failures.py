"""Python exceptions as answers: an array of a JavaScript error's name and message.

No exception may leave a function that an engine calls: some engines stay unusable after one, and
one of them waits forever.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from webapi.runtimes.handles import TooManyObjectsError
from webapi.runtimes.memory import OutOfMemoryError
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.exceptions import RangeError


def failure(error: BaseException) -> str:
    """The answer that makes JavaScript throw; it shows only messages that are meant for callers.

    >>> failure(TypeError("Failed to construct 'URL': Invalid URL"))
    '["TypeError", "Failed to construct \\'URL\\': Invalid URL"]'
    >>> failure(KeyError("internal"))
    '["Error", "webapi could not answer: KeyError"]'
    """
    return json.dumps(_name_and_message(error))


def _name_and_message(error: BaseException) -> list[str]:
    match error:
        case DOMException():
            return ["DOMException", error.message, error.name]
        case TypeError():
            return ["TypeError", str(error)]
        case RangeError() | TooManyObjectsError() | OutOfMemoryError():
            return ["RangeError", str(error)]
    if type(error) is LookupError:
        return ["RangeError", str(error)]
    if isinstance(error, ImportError):
        return ["Error", str(error)]
    return ["Error", f"webapi could not answer: {type(error).__name__}"]


def never_raising(function: Callable[[str], str]) -> Callable[..., str]:
    """Wrap ``function`` to return each exception, even an interrupt, as an answer.

    The wrapper also returns such an answer if the result is not ASCII text, or if a call does not
    have exactly one argument.

    >>> never_raising(lambda request: request)("é")
    '["Error", "webapi could not answer: UnicodeEncodeError"]'
    """

    def call(*arguments: object) -> str:
        try:
            (request,) = arguments
            answer = function(str(request))
            answer.encode("ascii")
            return answer
        except BaseException as error:
            return failure(error)

    return call
