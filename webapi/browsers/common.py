"""Functions that the rules of several browsers share."""

from __future__ import annotations

from webapi.url.record import URLRecord
from webapi.url.runs import path_run
from webapi.url.serializer import url_path_serializer

from .emulation import Answer, Machine, ParserCall


class opaque_paths_end_in_spaces(Machine):
    """The space at the end of an opaque path stays.

    https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state; ``foo:a ?b`` is not
    ``foo:a%20?b``.
    """

    def opaque_path_state(self, pointer: int) -> Answer:
        url = super().opaque_path_state(pointer)
        path = path_run(self.input, pointer)
        if path and path[0].endswith(" ") and path.end() < len(self.input):
            self.url.path = f"{str(self.url.path).removesuffix('%20')} "
        return url


def tabs_may_come_before_the_question_mark(call: ParserCall) -> ParserCall:
    """Setting ``search`` ignores tabs and newlines before a leading ``?``.

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
    """Write ``/.`` before the href's path, or remove it, by the path's class."""
    if not isinstance(url.path, DottedPath | UndottedPath):
        return href
    rest = url_path_serializer(url)
    for mark, part in (("?", url.query), ("#", url.fragment)):
        rest += "" if part is None else mark + part
    before = href.removesuffix(rest)
    before = before.removesuffix("/.") if url.host is None else before
    return f"{before}/.{rest}" if isinstance(url.path, DottedPath) else before + rest
