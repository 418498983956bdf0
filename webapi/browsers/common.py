"""What the rules of browsers share."""

from __future__ import annotations

import re
from typing import Final

from webapi.url.ascii import ASCII_TAB_OR_NEWLINE, C0_CONTROL_OR_SPACE
from webapi.url.failure import FAILURE

from .emulation import Answer, Asked, copied

_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+\-.]*(?=:)")


def clean(input: str) -> str:
    """``input`` without what the basic URL parser removes from it first."""
    return ASCII_TAB_OR_NEWLINE.sub("", input.strip(C0_CONTROL_OR_SPACE))


def scheme_of(input: str) -> str:
    """The scheme that ``input``, which is clean, begins with, or the empty string."""
    match = _SCHEME.match(input)
    return match[0].lower() if match else ""


def opaque_paths_end_in_spaces(asked: Asked, url: Answer) -> Answer:
    """The space at the end of an opaque path stays.

    https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state; ``foo:a ?b`` is not
    ``foo:a%20?b``.
    """
    if url is FAILURE or not isinstance(url.path, str) or not url.path.endswith("%20"):
        return url
    if asked.url is None and _SPACE_BEFORE_QUERY_OR_FRAGMENT.match(clean(asked.input)):
        return copied(url, path=url.path[:-3] + " ")
    return url


_SPACE_BEFORE_QUERY_OR_FRAGMENT: Final = re.compile(r"[^?#]* [?#]")


def tabs_may_come_before_the_question_mark(asked: Asked) -> Asked:
    """The ``?`` that ``search`` may begin with may have tabs and newlines before it.

    https://url.spec.whatwg.org/#dom-url-search; ``"\\t?a"`` is ``?a``, not ``??a``.
    """
    if asked.member != "search" or not asked.input.lstrip("\t\n\r").startswith("?"):
        return asked
    return asked._replace(input=asked.input.lstrip("\t\n\r"))
