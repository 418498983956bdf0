"""Unicode IDNA Compatibility Processing: https://www.unicode.org/reports/tr46/

As the URL Standard calls it: *Transitional_Processing*, which is deprecated, is always false. An
error ends the processing at once, because the standard makes no use of what comes out despite one.
Everything about characters beyond ASCII is in ``uts46_characters``, which is imported when a domain
first needs it.
"""

from __future__ import annotations

import re
from typing import Final

from . import punycode
from .failure import FAILURE, Failure

_ACE_PREFIX: Final = "xn--"
_ASCII_BUT_NOT_STD3: Final = re.compile(r"[^a-z0-9\-\x80-\U0010ffff]")


def to_ascii(
    domain_name: str,
    *,
    check_hyphens: bool,
    check_bidi: bool,
    check_joiners: bool,
    use_std3_ascii_rules: bool,
    verify_dns_length: bool,
    ignore_invalid_punycode: bool,
) -> str | Failure:
    """https://www.unicode.org/reports/tr46/#ToASCII

    >>> to_ascii(
    ...     "Bücher.example",
    ...     check_hyphens=False,
    ...     check_bidi=True,
    ...     check_joiners=True,
    ...     use_std3_ascii_rules=False,
    ...     verify_dns_length=False,
    ...     ignore_invalid_punycode=False,
    ... )
    'xn--bcher-kva.example'
    """
    labels = _process(
        domain_name,
        check_hyphens,
        check_bidi,
        check_joiners,
        use_std3_ascii_rules,
        ignore_invalid_punycode,
    )
    if labels is FAILURE:
        return FAILURE
    for at, label in enumerate(labels):
        if not label.isascii():
            encoded = punycode.encode(label)
            if encoded is FAILURE:
                return FAILURE
            labels[at] = _ACE_PREFIX + encoded
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
    ignore_invalid_punycode: bool,
) -> str | Failure:
    """https://www.unicode.org/reports/tr46/#ToUnicode, or failure if an error was recorded.

    >>> to_unicode(
    ...     "xn--bcher-kva.example",
    ...     check_hyphens=False,
    ...     check_bidi=True,
    ...     check_joiners=True,
    ...     use_std3_ascii_rules=False,
    ...     ignore_invalid_punycode=False,
    ... )
    'bücher.example'
    """
    labels = _process(
        domain_name,
        check_hyphens,
        check_bidi,
        check_joiners,
        use_std3_ascii_rules,
        ignore_invalid_punycode,
    )
    return FAILURE if labels is FAILURE else ".".join(labels)


def _process(
    domain_name: str,
    check_hyphens: bool,
    check_bidi: bool,
    check_joiners: bool,
    use_std3_ascii_rules: bool,
    ignore_invalid_punycode: bool,
) -> list[str] | Failure:
    """https://www.unicode.org/reports/tr46/#Processing: the labels, converted and validated."""
    if domain_name.isascii():
        # Mapping and normalization make ASCII lowercase and no more.
        domain_name = domain_name.lower()
        if _ACE_PREFIX not in domain_name:
            labels = domain_name.split(".")
            for label in labels:
                if not _is_valid_in_ascii(label, check_hyphens, use_std3_ascii_rules):
                    return FAILURE
            return labels
    from . import uts46_characters as characters

    labels = characters.map_and_normalize(domain_name).split(".")
    to_validate = []
    for at, label in enumerate(labels):
        if label.startswith(_ACE_PREFIX):
            if not label.isascii():
                return FAILURE
            decoded = punycode.decode(label.removeprefix(_ACE_PREFIX))
            if decoded is FAILURE:
                if ignore_invalid_punycode:
                    continue
                return FAILURE
            if decoded.isascii() or not characters.is_normalized(decoded):
                return FAILURE
            labels[at] = label = decoded
        to_validate.append(label)
    for label in to_validate:
        if not _is_valid_in_ascii(label, check_hyphens, use_std3_ascii_rules):
            return FAILURE
        if not label.isascii():
            if characters.starts_with_mark(label) or not characters.is_valid(label):
                return FAILURE
            if check_joiners and not characters.satisfies_context_j(label):
                return FAILURE
    if check_bidi and characters.is_bidi_domain_name(to_validate):
        for label in to_validate:
            if label and not characters.satisfies_bidi_rule(label):
                return FAILURE
    return labels


def _is_valid_in_ascii(label: str, check_hyphens: bool, use_std3_ascii_rules: bool) -> bool:
    """Criteria 2 to 4 and the STD3 part of 7.

    https://www.unicode.org/reports/tr46/#Validity_Criteria; criterion 5 always holds, for a label
    has no full stop before conversion and Punycode adds nothing from ASCII.
    """
    if check_hyphens:
        if label[2:4] == "--" or label.startswith("-") or label.endswith("-"):
            return False
    elif label.startswith(_ACE_PREFIX):
        return False
    return not (use_std3_ascii_rules and _ASCII_BUT_NOT_STD3.search(label))
