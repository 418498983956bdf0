"""Addresses of hosts, and which of them are public.

https://www.iana.org/assignments/iana-ipv4-special-registry/
https://www.iana.org/assignments/iana-ipv6-special-registry/
"""

from __future__ import annotations

import asyncio
import socket
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, TypeAlias

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

# Python's `is_global` has another answer in other versions.
_NOT_PUBLIC: Final[tuple[Network, ...]] = (
    IPv4Network("0.0.0.0/8"),
    IPv4Network("10.0.0.0/8"),
    IPv4Network("100.64.0.0/10"),
    IPv4Network("127.0.0.0/8"),
    IPv4Network("169.254.0.0/16"),
    IPv4Network("172.16.0.0/12"),
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.0.2.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv4Network("192.168.0.0/16"),
    IPv4Network("198.18.0.0/15"),
    IPv4Network("198.51.100.0/24"),
    IPv4Network("203.0.113.0/24"),
    IPv4Network("224.0.0.0/3"),  # multicast, and what is reserved
    IPv6Network("2001::/23"),  # Teredo and other protocols
    IPv6Network("2001:db8::/32"),
    IPv6Network("2002::/16"),  # 6to4, which leads to IPv4
    IPv6Network("3fff::/20"),
)

_GLOBAL_UNICAST: Final = IPv6Network("2000::/3")
"""The other addresses of IPv6 are local, or lead to IPv4: IPv4-mapped ones, NAT64."""


def is_public(address: Address) -> bool:
    """Whether an address is one of the public internet."""
    if address.version == 6 and address not in _GLOBAL_UNICAST:
        return False
    return not any(address in network for network in _NOT_PUBLIC)


def literal_address(host: str) -> Address | None:
    """The address that is the host of a URL, or None if the host is a name."""
    try:
        return ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return None


async def resolve(host: str) -> list[str]:
    """The addresses of a name, as the operating system has them.

    Raises:
        OSError: there are none.
    """
    loop = asyncio.get_running_loop()
    # Python encodes strings as domains of IDNA 2003, which the host of a URL has left behind.
    found = await loop.getaddrinfo(host.encode("ascii"), None, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]
