"""The reading of a URL by a reader, and the condition for two readings to agree."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Protocol

from webapi.url.failure import FAILURE
from webapi.url.host import host_parser, host_serializer
from webapi.url.record import SPECIAL_SCHEMES
from webapi.url.redaction import hide_password_in_part, hide_password_in_text
from webapi.url.scalar_values import scalar_value_string

EVERYTHING: Final = frozenset({"scheme", "userinfo", "host", "port", "path"})

_SHOWN: Final = ("reader", "scheme", "host", "port", "path", "refusal")  # userinfo is a secret

Identity = tuple[str, str, int | None]
"""Scheme, host and port after normalization."""


@dataclass(frozen=True, repr=False)
class Reading:
    """The components that one reader sees in one URL.

    ``scheme``, ``userinfo``, ``host`` and ``path`` have the text of the reader, or the empty string
    if it sees none. ``port`` is ``None`` if the reader sees no port. ``refusal`` is ``None``, or
    says why the reader refuses the URL; then the other fields are empty. ``sees`` has the
    components that the reader returns, because some readers do not return all.
    ``connects_to`` is the host that a connection gets, or ``None`` if that is ``host``; it is empty
    if a connection gets no host.
    """

    reader: str
    scheme: str = ""
    userinfo: str = ""
    host: str = ""
    port: int | None = None
    path: str = ""
    refusal: str | None = None
    sees: frozenset[str] = EVERYTHING
    connects_to: str | None = None

    def __repr__(self) -> str:
        shown = {name: getattr(self, name) for name in _SHOWN}
        for name, value in shown.items():
            if isinstance(value, str):
                shown[name] = hide_password_in_text(value)
        shown["path"] = hide_password_in_part(self.path, self.scheme)
        return f"Reading({', '.join(f'{name}={value!r}' for name, value in shown.items())})"

    @cached_property
    def identity(self) -> Identity | None:
        """Scheme, host and port as agreement compares them, or ``None`` after a refusal.

        The default port replaces a missing one. The host parser parses the host that a
        connection gets: https://url.spec.whatwg.org/#concept-host-parser. A host that the host
        parser refuses stays unchanged.

        >>> Reading("a", "http", host="0x7f.1").identity
        ('http', '127.0.0.1', 80)
        """
        if self.refusal is not None:
            return None
        port = SPECIAL_SCHEMES.get(self.scheme) if self.port is None else self.port
        return self.scheme, normalized_host(self.scheme, self._host_of_connection), port

    @property
    def _host_of_connection(self) -> str:
        return self.host if self.connects_to is None else self.connects_to

    def agrees_with(self, other: Reading) -> bool:
        """Whether both readers refuse the URL, or see the same scheme, host and port.

        The comparison skips a component that one of the readers does not return.

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
        if "scheme" not in both:  # hosts and default ports depend on the scheme
            return _host_without_scheme(self) == _host_without_scheme(other)
        return ours == theirs

    def differs_in_writing(self, other: Reading) -> bool:
        """Whether two readers that agree write the host differently."""
        return self.refusal is None and self.host != other.host


def _host_without_scheme(reading: Reading) -> str:
    return normalized_host("http", reading._host_of_connection)


def normalized_host(scheme: str, host: str) -> str:
    """Normalize ``host`` by the standard's host parser; keep a host that this refuses.

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
    """An object that reads URLs. Its ``read`` returns for any string, and never raises."""

    @property
    def name(self) -> str:
        """The name by which callers select the reader, for example ``urllib.parse 3.13``."""

    @property
    def version(self) -> str:
        """The version of the live software, or that against which tests checked the rules."""

    def read(self, url: str) -> Reading:
        """The reading of ``url`` by this reader."""
