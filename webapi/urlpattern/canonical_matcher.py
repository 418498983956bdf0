"""The fast path: a canonical URL is matched as `re` has cut it, without a record.

It gives what `URLPatternStruct.exec` gives; ``tests/urlpattern/test_fast_path.py`` holds the two
together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from webapi.url.components import HASH, HOSTNAME, PATHNAME, PORT, PROTOCOL, SEARCH
from webapi.url.fast_path.patterns import CanonicalURL

from .component import Component
from .matching import Exec, Groups

_CANONICAL_PROTOCOLS: Final = ("http:", "https:", "ws:", "wss:", "ftp:")


class CanonicalMatcher:
    """The components of a pattern, by the groups of a canonical URL.

    What is made is made when it is first needed.
    """

    __slots__ = ("_checks", "_components", "_credentials", "_origin", "_protocols")

    def __init__(self, components: Sequence[Component]) -> None:
        self._components = components
        self._protocols: dict[str, Groups] | None = None
        self._credentials: list[Groups] = []
        self._checks: list[tuple[int, int, Exec]] = []
        self._origin = ""

    def _make(self) -> dict[str, Groups]:
        """Find which protocols match; none does if there have to be credentials."""
        protocol, username, password, hostname, port, pathname, search, hash = self._components
        protocols = {
            each: groups
            for each in _CANONICAL_PROTOCOLS
            if (groups := protocol.exec(each[:-1])) is not None
        }
        credentials = [each for each in (username.exec(""), password.exec("")) if each is not None]
        if len(credentials) < 2:
            protocols = {}
        self._credentials = credentials
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
            # One text to compare, with which the URL begins, in place of three.
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

    def exec(self, url: CanonicalURL) -> dict[str, Any] | None:
        """The result, but for its ``inputs``."""
        protocols = self._protocols
        if protocols is None:
            protocols = self._make()
        protocol, hostname, port, pathname, search, hash = url.groups("")
        protocol_groups = protocols.get(protocol)
        if protocol_groups is None:
            return None
        components = self._components
        search, hash = search[1:], hash[1:]
        pathname_groups = components[5].exec(pathname)
        if pathname_groups is None:
            return None
        hostname_groups = components[3].exec(hostname)
        if hostname_groups is None:
            return None
        port_groups = components[4].exec(port)
        if port_groups is None:
            return None
        search_groups = components[6].exec(search)
        if search_groups is None:
            return None
        hash_groups = components[7].exec(hash)
        if hash_groups is None:
            return None
        username_groups, password_groups = self._credentials
        return {
            "hash": components[7].result(hash, hash_groups),
            "hostname": components[3].result(hostname, hostname_groups),
            "inputs": [url.string],
            "password": components[2].result("", password_groups),
            "pathname": components[5].result(pathname, pathname_groups),
            "port": components[4].result(port, port_groups),
            "protocol": components[0].result(protocol[:-1], protocol_groups),
            "search": components[6].result(search, search_groups),
            "username": components[1].result("", username_groups),
        }
