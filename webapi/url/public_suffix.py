"""Public suffixes: https://url.spec.whatwg.org/#host-public-suffix

They need the Public Suffix List, which ``pip install 'webapi-dom[publicsuffix]'`` installs.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from .record import Host

if TYPE_CHECKING:
    from publicsuffixlist import PublicSuffixList


def public_suffix(host: Host) -> str | None:
    """https://url.spec.whatwg.org/#host-public-suffix

    A non-empty str is taken for a domain: do not pass an opaque host.

    Raises:
        ModuleNotFoundError: the Public Suffix List is not installed.

    >>> public_suffix("whatwg.github.io"), public_suffix("example.com."), public_suffix(2**31)
    ('github.io', 'com.', None)
    """
    return _ask("publicsuffix", host)


def registrable_domain(host: Host) -> str | None:
    """https://url.spec.whatwg.org/#host-registrable-domain

    A non-empty str is taken for a domain: do not pass an opaque host.

    Raises:
        ModuleNotFoundError: the Public Suffix List is not installed.

    >>> registrable_domain("sub.www.example.com"), registrable_domain("github.io")
    ('example.com', None)
    """
    return _ask("privatesuffix", host)


def _ask(method: Literal["publicsuffix", "privatesuffix"], host: Host) -> str | None:
    """Look a host up without its trailing dot, because the list has no trailing dots."""
    if not isinstance(host, str):
        return None
    domain = host.removesuffix(".")
    suffix = None if domain.endswith(".") else getattr(_public_suffix_list(), method)(domain)
    return None if suffix is None else suffix + host[len(domain) :]


@cache
def _public_suffix_list() -> PublicSuffixList:
    try:
        from publicsuffixlist import PublicSuffixList
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            "public suffixes and registrable domains need the Public Suffix List: "
            "pip install 'webapi-dom[publicsuffix]'",
            name=error.name,
        ) from error
    return PublicSuffixList()
