"""https://infra.spec.whatwg.org/#ascii-lowercase"""

from __future__ import annotations

import pytest

from webapi.url.ascii import ascii_lowercase


@pytest.mark.parametrize(
    ("string", "expected"),
    [("AZ@[az", "az@[az"), ("ÀB", "Àb"), ("\u212a\u0130K", "\u212a\u0130k")],
)
def test_only_a_to_z_change(string: str, expected: str) -> None:
    assert ascii_lowercase(string) == expected
