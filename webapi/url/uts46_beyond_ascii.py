"""UTS #46's processing of domains beyond ASCII: https://www.unicode.org/reports/tr46/

The ``idna`` package has the mapping table and the joining types. Importing this module takes
milliseconds, because it converts them. Only a domain that is not ASCII or has ``xn--`` needs it.
"""

from __future__ import annotations

import re
from functools import cache

from idna.idnadata import joining_types
from idna.uts46data import uts46_replacements, uts46_starts, uts46_statuses

from . import punycode
from .failure import FAILURE, Failure
from .normalization import nfc
from .unicode_sets import MARK, RIGHT_TO_LEFT, RUNS, VIRAMA, Range, character_class, complement

_VALID_OR_DEVIATION = b"VD"
_MAPPED_OR_IGNORED = b"MI"


def _read_mapping_table() -> tuple[str, dict[int, str]]:
    """https://www.unicode.org/reports/tr46/#IDNA_Mapping_Table"""
    valid: list[Range] = []
    mapping: dict[int, str] = {}
    ends = [*uts46_starts[1:], 0x110000]
    for start, end, status, replacement in zip(
        uts46_starts, ends, uts46_statuses, uts46_replacements, strict=True
    ):
        if status in _VALID_OR_DEVIATION:
            if valid and valid[-1][1] == start - 1:
                start = valid.pop()[0]
            valid.append((start, end - 1))
        elif status in _MAPPED_OR_IGNORED:
            for code_point in range(start, end):
                mapping[code_point] = replacement or ""
    return character_class(valid), mapping


def _joining_type(*types: str) -> str:
    return character_class(
        [(span >> 32, (span & 0xFFFFFFFF) - 1) for each in types for span in joining_types[each]]
    )


_valid, _MAPPING = _read_mapping_table()
_VALID = re.compile(f"{_valid}*")
_MARKS = frozenset(chr(each) for first, last in MARK for each in range(first, last + 1))
_WITHOUT_RIGHT_TO_LEFT = re.compile(character_class(complement(RIGHT_TO_LEFT)) + "*")

_BIDI_RULE = re.compile(
    "R(?:[REON]*[RE])?N*"  # conditions 1 to 4: a right-to-left label without AN
    "|R(?:[RAON]*[RA])?N*"  # conditions 1 to 4: a right-to-left label without EN
    "|[^RAENOX](?:[^RAX]*[^RANOX])?N*"  # conditions 1, 5, 6: a left-to-right label
)


def process(domain_name: str, check_bidi: bool, check_joiners: bool) -> list[str] | Failure:
    """Convert and validate the labels: https://www.unicode.org/reports/tr46/#Processing

    This function does not check criteria 2, 3, 5 and the STD3 part of 7, which are about ASCII. UTS
    #46 checks criterion 4 only if it does not check criterion 2. This function always checks it,
    because a label that fails criterion 4 also fails criterion 2.

    >>> process("Bu\u0308cher。xn--53h", True, True)
    ['bücher', '☕']
    """
    given = domain_name
    is_valid = _VALID.fullmatch(given) is not None
    domain_name = nfc(given if is_valid else given.translate(_MAPPING))
    if (not is_valid or domain_name != given) and not _VALID.fullmatch(domain_name):
        return FAILURE
    labels = domain_name.split(".")
    if "xn--" in domain_name:
        for at, label in enumerate(labels):
            if label.startswith("xn--"):
                decoded = punycode.decode(label.removeprefix("xn--"))
                if decoded is FAILURE or decoded.isascii() or decoded.startswith("xn--"):
                    return FAILURE
                if not _VALID.fullmatch(decoded) or nfc(decoded) != decoded:
                    return FAILURE
                labels[at] = decoded
        domain_name = ".".join(labels)
    for label in labels:
        if label[:1] in _MARKS:
            return FAILURE
    if check_joiners and ("\u200c" in domain_name or "\u200d" in domain_name):
        for label in labels:
            if not _satisfies_context_j(label):
                return FAILURE
    if check_bidi and not _WITHOUT_RIGHT_TO_LEFT.fullmatch(domain_name):
        for label in labels:
            if label and not _satisfies_bidi_rule(label):
                return FAILURE
    return labels


@cache
def _joiner_in_context() -> re.Pattern[str]:
    before = f"{_joining_type('L', 'D')}{_joining_type('T')}*"
    after = f"{_joining_type('T')}*{_joining_type('R', 'D')}"
    return re.compile(f"{character_class(VIRAMA)}[\u200c\u200d]|{before}\u200c(?={after})")


def _satisfies_context_j(label: str) -> bool:
    """https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1 and A.2"""
    joiners = label.count("\u200c") + label.count("\u200d")
    return len(_joiner_in_context().findall(label)) == joiners


@cache
def _bidi_classes() -> dict[int, str]:
    return {
        code_point: "N" if letter == "V" else letter
        for letter in "RAENVOX"
        for first, last in RUNS[letter]
        for code_point in range(first, last + 1)
    }


def _satisfies_bidi_rule(label: str) -> bool:
    """https://www.rfc-editor.org/rfc/rfc5893#section-2"""
    return _BIDI_RULE.fullmatch(label.translate(_bidi_classes())) is not None
