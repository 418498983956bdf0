"""https://infra.spec.whatwg.org/#ascii-lowercase and the classes of code points"""

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
def test_only_a_to_z_change(string: str, expected: str) -> None:
    assert ascii_lowercase(string) == expected


def test_c0_controls_and_the_space() -> None:
    """https://infra.spec.whatwg.org/#c0-control-or-space: U+0000 to U+0020"""
    assert set(C0_CONTROL_OR_SPACE) == {each for each in map(chr, range(0x110000)) if each <= " "}
