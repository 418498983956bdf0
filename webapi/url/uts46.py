"""Unicode IDNA Compatibility Processing: https://www.unicode.org/reports/tr46/

The parameters are those of the URL Standard: *Transitional_Processing* and *IgnoreInvalidPunycode*
are always false. The first error ends the processing, because the standard does not use the result
of a processing with errors.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from . import punycode
from .failure import FAILURE, Failure

_ASCII_BUT_NOT_STD3: Final = re.compile(r"[\0-,./:-`{-\x7f]")


def to_ascii(
    domain_name: str,
    *,
    check_hyphens: bool,
    check_bidi: bool,
    check_joiners: bool,
    use_std3_ascii_rules: bool,
    verify_dns_length: bool,
) -> str | Failure:
    """https://www.unicode.org/reports/tr46/#ToASCII

    >>> to_ascii(
    ...     "Bücher.example",
    ...     check_hyphens=False,
    ...     check_bidi=True,
    ...     check_joiners=True,
    ...     use_std3_ascii_rules=False,
    ...     verify_dns_length=False,
    ... )
    'xn--bcher-kva.example'
    """
    labels = _process(domain_name, check_hyphens, check_bidi, check_joiners, use_std3_ascii_rules)
    if labels is FAILURE:
        return FAILURE
    for at, label in enumerate(labels):
        if not label.isascii():
            encoded = punycode.encode(label)
            if encoded is FAILURE:
                return FAILURE
            labels[at] = "xn--" + encoded
    result = ".".join(labels)
    if verify_dns_length and not (len(result) <= 253 and all(0 < len(it) <= 63 for it in labels)):
        return FAILURE
    return result


def to_unicode(
    domain_name: str,
    *,
    check_hyphens: bool,
    check_bidi: bool,
    check_joiners: bool,
    use_std3_ascii_rules: bool,
) -> str | Failure:
    """https://www.unicode.org/reports/tr46/#ToUnicode, or failure if an error was recorded.

    >>> to_unicode(
    ...     "xn--bcher-kva.example",
    ...     check_hyphens=False,
    ...     check_bidi=True,
    ...     check_joiners=True,
    ...     use_std3_ascii_rules=False,
    ... )
    'bücher.example'
    """
    labels = _process(domain_name, check_hyphens, check_bidi, check_joiners, use_std3_ascii_rules)
    return FAILURE if labels is FAILURE else ".".join(labels)


def _process(
    domain_name: str,
    check_hyphens: bool,
    check_bidi: bool,
    check_joiners: bool,
    use_std3_ascii_rules: bool,
) -> list[str] | Failure:
    """Convert and validate the labels: https://www.unicode.org/reports/tr46/#Processing

    For an ASCII domain without ``xn--``, mapping and normalization only lowercase.
    """
    labels: list[str] | Failure
    if domain_name.isascii() and "xn--" not in (lowercased := domain_name.lower()):
        labels = lowercased.split(".")
    else:
        labels = _process_beyond_ascii()(domain_name, check_bidi, check_joiners)
        if labels is FAILURE:
            return FAILURE
    if check_hyphens:
        for label in labels:
            if label[2:4] == "--" or label.startswith("-") or label.endswith("-"):
                return FAILURE
    if use_std3_ascii_rules:
        for label in labels:
            if _ASCII_BUT_NOT_STD3.search(label):
                return FAILURE
    return labels


@cache
def _process_beyond_ascii() -> Callable[[str, bool, bool], list[str] | Failure]:
    """Import the large tables when a domain first needs them."""
    from .uts46_beyond_ascii import process

    return process
