"""Public suffixes: https://url.spec.whatwg.org/#host-public-suffix

They need the Public Suffix List, which ``pip install webapi[publicsuffix]`` brings.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from .record import Host

if TYPE_CHECKING:
    from publicsuffixlist import PublicSuffixList


def public_suffix(host: Host) -> str | None:
    """https://url.spec.whatwg.org/#host-public-suffix

    A str that is not empty is taken for a domain, which an opaque host is not.

    Raises:
        ModuleNotFoundError: the Public Suffix List is not installed.

    >>> public_suffix("whatwg.github.io"), public_suffix("example.com."), public_suffix(2**31)
    ('github.io', 'com.', None)
    """
    if not isinstance(host, str):
        return None
    domain, trailing_dot = _without_trailing_dot(host)
    suffix = _public_suffix_list().publicsuffix(domain)
    return f"{suffix}{trailing_dot}" if isinstance(suffix, str) else None


def registrable_domain(host: Host) -> str | None:
    """https://url.spec.whatwg.org/#host-registrable-domain

    A str that is not empty is taken for a domain, which an opaque host is not.

    Raises:
        ModuleNotFoundError: the Public Suffix List is not installed.

    >>> registrable_domain("sub.www.example.com"), registrable_domain("github.io")
    ('example.com', None)
    """
    if not isinstance(host, str):
        return None
    domain, trailing_dot = _without_trailing_dot(host)
    registrable = _public_suffix_list().privatesuffix(domain)
    return f"{registrable}{trailing_dot}" if isinstance(registrable, str) else None


def _without_trailing_dot(host: str) -> tuple[str, str]:
    return (host[:-1], ".") if host.endswith(".") else (host, "")


@cache
def _public_suffix_list() -> PublicSuffixList:
    try:
        from publicsuffixlist import PublicSuffixList
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            "public suffixes and registrable domains need the Public Suffix List: "
            "pip install webapi[publicsuffix]",
            name=error.name,
        ) from error
    return PublicSuffixList()
