"""https://infra.spec.whatwg.org/#ascii-lowercase and #c0-control-or-space"""

from __future__ import annotations

import pytest

from webapi.url.ascii import C0_CONTROL_OR_SPACE, ascii_lowercase


@pytest.mark.parametrize(
    ("string", "expected"),
    [
        ("AZ@[az", "az@[az"),
        ("ÀB", "Àb"),
        ("ÀAZ@[`{", "Àaz@[`{"),
        ("\u212a\u0130K", "\u212a\u0130k"),
    ],
)
def test_ascii_lowercase_changes_only_a_to_z(string: str, expected: str) -> None:
    assert ascii_lowercase(string) == expected


def test_c0_control_or_space_is_u_0000_to_u_0020() -> None:
    """https://infra.spec.whatwg.org/#c0-control-or-space"""
    assert set(C0_CONTROL_OR_SPACE) == {each for each in map(chr, range(0x110000)) if each <= " "}
