"""Domains: https://url.spec.whatwg.org/#idna"""

from __future__ import annotations

import re
from typing import Final

from .failure import FAILURE, Failure
from .uts46 import to_ascii, to_unicode
from .validation import Errors, report

FORBIDDEN_DOMAIN_CODE_POINT: Final = re.compile(r"[\x00-\x20#%/:<>?@\[\\\]^|\x7f]")
"""https://url.spec.whatwg.org/#forbidden-domain-code-point"""


def domain_parser(domain: str, be_strict: bool, errors: Errors | None = None) -> str | Failure:
    """https://url.spec.whatwg.org/#concept-domain-to-ascii

    The function computes the strict result only if ``be_strict`` or ``errors`` needs it.

    >>> domain_parser("Faß.Example", False), domain_parser("xn--a", False)
    ('xn--fa-hia.example', 'xn--a')
    >>> domain_parser("xn--a", True)
    FAILURE
    """
    if be_strict or errors is not None:
        strict_result = domain_parser_to_ascii(domain, True)
        if strict_result is FAILURE:
            report(errors, "domain-to-ASCII", 0, len(domain))
        if be_strict:
            return strict_result
    if domain.isascii():
        result = domain.lower()
    else:
        relaxed_result = domain_parser_to_ascii(domain, False)
        if relaxed_result is FAILURE:
            return FAILURE
        result = relaxed_result
    if result == "" or FORBIDDEN_DOMAIN_CODE_POINT.search(result):
        return FAILURE
    return result


def domain_parser_to_ascii(domain: str, be_strict: bool) -> str | Failure:
    """https://url.spec.whatwg.org/#domain-parser-toascii

    >>> domain_parser_to_ascii("☕.example", False)
    'xn--53h.example'
    """
    return to_ascii(
        domain,
        check_hyphens=be_strict,
        check_bidi=True,
        check_joiners=True,
        use_std3_ascii_rules=be_strict,
        verify_dns_length=be_strict,
    )


def domain_to_unicode(domain: str) -> str:
    """https://url.spec.whatwg.org/#concept-domain-to-unicode

    >>> domain_to_unicode("xn--fa-hia.example"), domain_to_unicode("xn--8i7caa")
    ('faß.example', 'xn--8i7caa')
    """
    result = to_unicode(
        domain,
        check_hyphens=False,
        check_bidi=True,
        check_joiners=True,
        use_std3_ascii_rules=False,
    )
    return domain if result is FAILURE else result
