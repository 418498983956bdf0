"""URL rendering: https://url.spec.whatwg.org/#url-rendering

This is for user interfaces in which people decide by a URL whether to trust it. Where the standard
leaves a choice, this module does the following:

- ``...`` replaces elided text. What comes after the host is elided first, then the labels of the
  domain from the left. The registrable domain is never elided, nor is a host without one, so the
  text can be longer than ``max_length``.
- Percent-encoded bytes stay encoded if they are not UTF-8, or if they encode an ASCII delimiter, an
  invisible code point or one that looks like a browser's lock. Right-to-left code points stay
  encoded if the host has some too, because the two could seem to change places.
- A username and password are shown as they are serialized, and only on request.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from functools import cache
from typing import Final, Literal, NamedTuple

from .host import host_serializer
from .idna import domain_to_unicode
from .public_suffix import registrable_domain
from .serializer import to_record, url_serializer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .serializer import URLLike

ELLIPSIS: Final = "..."

_PERCENT_ENCODED_BYTES: Final = re.compile("(?:%[0-9A-Fa-f]{2})+")
_DELIMITER_OR_INVISIBLE: Final = re.compile(r"[\0- !#$%&'()*+,/:;=?@\[\\\]\x7f]")
_VALID_BUT_INVISIBLE: Final = frozenset("\u200c\u200d\u2800\U0001d159")
_LIKE_A_LOCK: Final = frozenset("🔏🔐🔑🔒🔓🛡")


class Rendering(NamedTuple):
    """A URL as text to show to people.

    ``registrable_domain`` has the start and end of the registrable domain in ``text``, in code
    points, so that it can be emphasised; ``None`` if the URL has none.

    >>> rendering = Rendering("https://שלום.example/", (8, 20))
    >>> rendering.embedded == f"\\u202a{rendering.text}\\u202c"
    True
    """

    text: str
    registrable_domain: tuple[int, int] | None

    @property
    def embedded(self) -> str:
        """``text`` in a left-to-right embedding if it has right-to-left code points."""
        if _has_right_to_left(self.text):
            return f"\u202a{self.text}\u202c"
        return self.text


def render(
    url: URLLike,
    *,
    show: Literal["url", "host", "registrable domain"] = "url",
    omit_scheme: bool = False,
    omit_credentials: bool = True,
    max_length: int | None = None,
) -> Rendering:
    """https://url.spec.whatwg.org/#url-rendering

    ``show`` says which part is shown: the whole URL; the host with its port; or the registrable
    domain, or the host if there is none. Omit the scheme only if all URLs that you show have the
    same one. The text has at most ``max_length`` code points unless the registrable domain, with
    what is not elided before it, needs more.

    Raises:
        ModuleNotFoundError: the Public Suffix List is not installed.

    >>> from webapi import URL
    >>> url = URL("https://examplecorp.com@b%C3%BCcher.example/%E2%82%AC?q=%20#%41")
    >>> render(url).text
    'https://bücher.example/€?q=%20#A'
    >>> url = URL("https://examplecorp.com.evil.com/")
    >>> render(url, omit_scheme=True, max_length=15).text
    '...com.evil.com'
    """
    url = to_record(url)
    scheme = url.scheme + ":"
    credentials = host = registrable = port = ""
    if url.host is not None:
        scheme += "//"
        if url.includes_credentials:
            credentials = f"{url.username}:{url.password}@".replace(":@", "@")
        host = host_serializer(url.host)
        port = "" if url.port is None else f":{url.port}"
    rest = url_serializer(url)[len(scheme + credentials + host + port) :]
    if url.is_special and isinstance(url.host, str):
        host = domain_to_unicode(host)
        labels = (registrable_domain(url.host) or "").split(".")
        registrable = ".".join(host.split(".")[-len(labels) :]) if labels != [""] else ""
    if show == "registrable domain":
        host = registrable or host
        port = ""
    if show == "url":
        before = ("" if omit_scheme else scheme) + ("" if omit_credentials else credentials)
        rest = _decoded(rest, encode_right_to_left=_has_right_to_left(host))
    else:
        before = rest = ""
    if max_length is not None:
        rest = _elided_rest(rest, max_length - len(before + host + port))
        if registrable:
            host = _elided_host(host, registrable, max_length - len(before + port + rest))
    end = len(before + host)
    span = (end - len(registrable), end) if registrable else None
    return Rendering(before + host + port + rest, span)


def _elided_rest(rest: str, room: int) -> str:
    """Cut what comes after the host. A path that is only a slash is removed without ``...``."""
    if len(rest) <= max(0, room):
        return rest
    return "" if rest == "/" else rest[: max(0, room - len(ELLIPSIS))] + ELLIPSIS


def _elided_host(host: str, registrable: str, room: int) -> str:
    """Elide as many labels as needed from the left, but not the registrable domain."""
    end_of_labels = len(host) - len(registrable)
    if len(host) <= room or end_of_labels == 0:
        return host
    cut = len(host) - max(0, room - len(ELLIPSIS))
    dot = host.find(".", max(0, cut - 1), end_of_labels)
    return ELLIPSIS + host[end_of_labels if dot == -1 else dot + 1 :]


def _decoded(text: str, encode_right_to_left: bool) -> str:
    """``text``, percent-decoded where the result may be shown to people."""

    def decode(match: re.Match[str]) -> str:
        sequences = match[0]
        output = []
        start = 0
        for character in bytes.fromhex(sequences.replace("%", "")).decode(errors="surrogateescape"):
            end = start + 3 * len(character.encode(errors="surrogateescape"))
            encode = not _may_be_shown(character) or (
                encode_right_to_left and _is_right_to_left(character)
            )
            output.append(sequences[start:end] if encode else character)
            start = end
        return "".join(output)

    return _PERCENT_ENCODED_BYTES.sub(decode, text)


def _may_be_shown(character: str) -> bool:
    """Whether a character is visible; with few exceptions, those that domains allow are."""
    if character.isascii():
        return _DELIMITER_OR_INVISIBLE.match(character) is None
    if character in _VALID_BUT_INVISIBLE or character in _LIKE_A_LOCK:
        return False
    from idna.uts46data import uts46_replacements, uts46_starts, uts46_statuses

    index = bisect_right(uts46_starts, ord(character)) - 1
    status = uts46_statuses[index]
    return status in b"VD" or (status in b"M" and uts46_replacements[index] != " ")


def _has_right_to_left(text: str) -> bool:
    return not text.isascii() and any(map(_is_right_to_left, text))


def _is_right_to_left(character: str) -> bool:
    return character >= "\u0590" and _right_to_left().match(character) is not None


@cache
def _right_to_left() -> re.Pattern[str]:
    from .unicode_sets import RIGHT_TO_LEFT, character_class

    return re.compile(character_class(RIGHT_TO_LEFT))
