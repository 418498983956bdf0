"""The reading of a URL by a reader, and the condition for two readings to agree."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Protocol

from webapi.url.failure import FAILURE
from webapi.url.host import host_parser, host_serializer
from webapi.url.record import SPECIAL_SCHEMES
from webapi.url.scalar_values import scalar_value_string

EVERYTHING: Final = frozenset({"scheme", "userinfo", "host", "port", "path"})

Identity = tuple[str, str, int | None]
"""Scheme, host and port after normalization."""


@dataclass(frozen=True)
class Reading:
    """The components that one reader sees in one URL.

    ``scheme``, ``userinfo``, ``host`` and ``path`` are the empty string where the reader sees none,
    and are otherwise written as the reader writes them. ``port`` is ``None`` where the reader gives
    no port. ``refusal`` is ``None``, or says why the reader refuses the URL; then the other fields
    are empty. A reader that gives some components only has these in ``sees``.
    """

    reader: str
    scheme: str = ""
    userinfo: str = field(default="", repr=False)  # may hold a password
    host: str = ""
    port: int | None = None
    path: str = ""
    refusal: str | None = None
    sees: frozenset[str] = field(default=EVERYTHING, repr=False)

    @cached_property
    def identity(self) -> Identity | None:
        """Scheme, host and port as agreement compares them, or ``None`` after a refusal.

        The default port is filled in. The host is the result of the host parser:
        https://url.spec.whatwg.org/#concept-host-parser. A host that the host parser refuses is
        compared as it is written.

        >>> Reading("a", "http", host="0x7f.1").identity
        ('http', '127.0.0.1', 80)
        """
        if self.refusal is not None:
            return None
        port = SPECIAL_SCHEMES.get(self.scheme) if self.port is None else self.port
        return self.scheme, normalized_host(self.scheme, self.host), port

    def agrees_with(self, other: Reading) -> bool:
        """Whether both readers refuse the URL, or see the same scheme, host and port.

        A component that one of the readers does not give is not compared.

        >>> Reading("a", "http", host="bücher.example").agrees_with(
        ...     Reading("b", "http", host="xn--bcher-kva.example", port=80)
        ... )
        True
        """
        ours, theirs = self.identity, other.identity
        if ours is None or theirs is None:
            return ours is theirs
        if self.sees is other.sees:
            return ours == theirs
        both = self.sees & other.sees
        if "scheme" not in both:  # the scheme decides how a host is parsed, and the default port
            return _host_without_scheme(self) == _host_without_scheme(other)
        return ours == theirs

    def differs_in_writing(self, other: Reading) -> bool:
        """Whether the two readers, which agree, write the host differently."""
        return self.refusal is None and self.host != other.host


def _host_without_scheme(reading: Reading) -> str:
    return normalized_host("http", reading.host)


def normalized_host(scheme: str, host: str) -> str:
    """``host`` as the standard's host parser writes it; as it is if the host parser refuses it.

    An IPv6 address may lack its brackets. ``localhost`` is the empty host of a file URL:
    https://url.spec.whatwg.org/#file-host-state

    >>> normalized_host("https", "BÜCHER.example"), normalized_host("https", "0:0::1")
    ('xn--bcher-kva.example', '[::1]')
    """
    if host == "":
        return ""
    text = scalar_value_string(host)
    if ":" in text and text[:1] != "[":
        text = f"[{text}]"
    parsed = host_parser(text, scheme != "" and scheme not in SPECIAL_SCHEMES)
    if parsed is FAILURE:
        return text
    serialized = host_serializer(parsed)
    return "" if scheme == "file" and serialized == "localhost" else serialized


class Reader(Protocol):
    """Something that reads URLs. Its ``read`` returns for any string, and never raises."""

    @property
    def name(self) -> str:
        """The name under which the reader is asked for, such as ``urllib.parse 3.13``."""

    @property
    def version(self) -> str:
        """The version of the software that is asked, or that the rules were checked against."""

    def read(self, url: str) -> Reading:
        """The reading of ``url`` by this reader."""
