"""What UTS #46 asks about characters beyond ASCII: https://www.unicode.org/reports/tr46/

The mapping table and the joining types are read from the ``idna`` package. Importing this module
builds them, which takes milliseconds: only a domain that is not ASCII, or ``xn--``, needs it.
"""

from __future__ import annotations

import re

from idna.idnadata import joining_types
from idna.uts46data import uts46_replacements, uts46_starts, uts46_statuses

from .normalization import nfc
from .unicode_sets import MARK, RIGHT_TO_LEFT, RUNS, VIRAMA, character_class

_VALID_OR_DEVIATION = b"VD"
_MAPPED_OR_IGNORED = b"MI"
_JOINERS = "\u200c\u200d"


def _read_mapping_table() -> tuple[str, dict[int, str]]:
    """https://www.unicode.org/reports/tr46/#IDNA_Mapping_Table"""
    valid: list[tuple[int, int]] = []
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
            mapping.update(dict.fromkeys(range(start, end), replacement or ""))
    return character_class(valid), mapping


def _joining_type(*types: str) -> str:
    return character_class(
        [(span >> 32, (span & 0xFFFFFFFF) - 1) for each in types for span in joining_types[each]]
    )


_valid, _MAPPING = _read_mapping_table()
_VALID = re.compile(f"[{_valid}]*")
_STARTS_WITH_MARK = re.compile(f"[{MARK}]")
_RIGHT_TO_LEFT = re.compile(f"[{RIGHT_TO_LEFT}]")

_JOINER_IN_CONTEXT = re.compile(
    f"[{VIRAMA}][{_JOINERS}]"
    f"|[{_joining_type('L', 'D')}][{_joining_type('T')}]*\u200c"
    f"(?=[{_joining_type('T')}]*[{_joining_type('R', 'D')}])"
)

_BIDI_CLASSES = {
    code_point: "N" if letter == "V" else letter
    for letter in "RAENVOX"
    for first, last in RUNS[letter]
    for code_point in range(first, last + 1)
}
_BIDI_RULE = re.compile(
    "R(?:[REON]*[RE])?N*"  # conditions 1 to 4: a right-to-left label without AN
    "|R(?:[RAON]*[RA])?N*"  # the same without EN
    "|[^RAENOX](?:[^RAX]*[^RANOX])?N*"  # conditions 1, 5, 6: a left-to-right label
)


def map_and_normalize(domain_name: str) -> str:
    """Steps 1 and 2 of https://www.unicode.org/reports/tr46/#Processing

    >>> map_and_normalize("Bu\u0308cher。Example")
    'bücher.example'
    """
    if not _VALID.fullmatch(domain_name):
        domain_name = domain_name.translate(_MAPPING)
    return nfc(domain_name)


def is_normalized(label: str) -> bool:
    """Criterion 1 of https://www.unicode.org/reports/tr46/#Validity_Criteria"""
    return nfc(label) == label


def starts_with_mark(label: str) -> bool:
    """Criterion 6 of https://www.unicode.org/reports/tr46/#Validity_Criteria, negated."""
    return _STARTS_WITH_MARK.match(label) is not None


def is_valid(label: str) -> bool:
    """Criterion 7 of https://www.unicode.org/reports/tr46/#Validity_Criteria, without STD3."""
    return _VALID.fullmatch(label) is not None


def satisfies_context_j(label: str) -> bool:
    """Criterion 8: https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1 and A.2"""
    joiners = label.count("\u200c") + label.count("\u200d")
    return not joiners or len(_JOINER_IN_CONTEXT.findall(label)) == joiners


def is_bidi_domain_name(labels: list[str]) -> bool:
    """Whether a label holds a character of class R, AL or AN.

    https://www.rfc-editor.org/rfc/rfc5893#section-1.4
    """
    return any(_RIGHT_TO_LEFT.search(label) for label in labels)


def satisfies_bidi_rule(label: str) -> bool:
    """Criterion 9: https://www.rfc-editor.org/rfc/rfc5893#section-2"""
    return _BIDI_RULE.fullmatch(label.translate(_BIDI_CLASSES)) is not None
