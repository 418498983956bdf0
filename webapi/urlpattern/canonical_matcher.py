"""The fast path of ``test``: compare the components of a canonical URL that `re` has cut.

It returns whether `URLPatternStruct.exec` matches; ``tests/urlpattern/test_fast_path.py`` compares
the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from webapi.url.components import HASH, HOSTNAME, PATHNAME, PORT, PROTOCOL, SEARCH
from webapi.url.fast_path.patterns import NETWORK_SCHEMES, CanonicalURL

from .component import Component
from .matching import Exec

_CANONICAL_PROTOCOLS: Final = tuple(f"{scheme}:" for scheme in NETWORK_SCHEMES)


class CanonicalMatcher:
    """The components of a pattern, by the groups of a canonical URL.

    The first `test` prepares the comparisons.
    """

    __slots__ = ("_checks", "_components", "_origin", "_protocols")

    def __init__(self, components: Sequence[Component]) -> None:
        self._components = components
        self._protocols: set[str] | None = None
        self._checks: list[tuple[int, int, Exec]] = []
        self._origin = ""

    def _make(self) -> set[str]:
        """Find the protocols that match; none matches if the pattern requires credentials."""
        protocol, username, password, hostname, port, pathname, search, hash = self._components
        protocols = {each for each in _CANONICAL_PROTOCOLS if protocol.exec(each[:-1]) is not None}
        if username.exec("") is None or password.exec("") is None:
            protocols = set()
        self._checks = [
            (group, start, component.made_exec())
            for group, start, component in (
                (PORT, 0, port),
                (HOSTNAME, 0, hostname),
                (PATHNAME, 0, pathname),
                (SEARCH, 1, search),
                (HASH, 1, hash),
            )
            if not component.matches_anything
        ]
        self._protocols = protocols
        host, number = hostname.fixed_text, port.fixed_text
        if len(protocols) == 1 and host is not None and number is not None:
            # Compare one text at the URL's start instead of three components.
            (only,) = protocols
            self._origin = f"{only}//{host}:{number}/" if number else f"{only}//{host}/"
            self._checks = [each for each in self._checks if each[0] not in (PORT, HOSTNAME)]
        return protocols

    def test(self, url: CanonicalURL) -> bool:
        """Whether the URL matches."""
        protocols = self._protocols
        if protocols is None:
            protocols = self._make()
        if self._origin:
            if not url.string.startswith(self._origin):
                return False
        elif url[PROTOCOL] not in protocols:
            return False
        for group, start, exec in self._checks:
            value = url[group] or ""
            if exec(value[1:] if start else value) is None:
                return False
        return True
