"""Functions that the rules of several browsers share."""

from __future__ import annotations

import re
from typing import Final

from webapi.url.failure import FAILURE
from webapi.url.record import URLRecord
from webapi.url.serializer import url_path_serializer

from .emulation import Answer, ParserCall, clean, copied


def opaque_paths_end_in_spaces(call: ParserCall, url: Answer) -> Answer:
    """The space at the end of an opaque path stays.

    https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state; ``foo:a ?b`` is not
    ``foo:a%20?b``.
    """
    if url is FAILURE or not isinstance(url.path, str) or not url.path.endswith("%20"):
        return url
    if call.url is None and _SPACE_BEFORE_QUERY_OR_FRAGMENT.match(clean(call.input)):
        return copied(url, path=url.path[:-3] + " ")
    return url


_SPACE_BEFORE_QUERY_OR_FRAGMENT: Final = re.compile(r"[^?#]* [?#]")


def tabs_may_come_before_the_question_mark(call: ParserCall) -> ParserCall:
    """The ``?`` that ``search`` may begin with may have tabs and newlines before it.

    https://url.spec.whatwg.org/#dom-url-search; ``"\\t?a"`` is ``?a``, not ``??a``.
    """
    if call.member != "search" or not call.input.lstrip("\t\n\r").startswith("?"):
        return call
    return call._replace(input=call.input.lstrip("\t\n\r"))


class DottedPath(list[str]):
    """A path before which the href has ``/.``."""


class UndottedPath(list[str]):
    """A path before which the href has no ``/.``."""


def with_or_without_a_dot(url: URLRecord, href: str) -> str:
    """``/.`` stands before the path of the href, or not, as the path's class says."""
    if not isinstance(url.path, DottedPath | UndottedPath):
        return href
    rest = url_path_serializer(url)
    for mark, part in (("?", url.query), ("#", url.fragment)):
        rest += "" if part is None else mark + part
    before = href.removesuffix(rest)
    before = before.removesuffix("/.") if url.host is None else before
    return f"{before}/.{rest}" if isinstance(url.path, DottedPath) else before + rest
