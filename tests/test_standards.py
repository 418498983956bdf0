"""webapi/standards.toml says what the code says."""

import re

import idna.uts46data
import pytest

from webapi.standards import Standard, standards
from webapi.url.unicode_data import UNICODE_VERSION


def test_unicode_is_one_version_everywhere() -> None:
    assert standards()["unicode"].version == UNICODE_VERSION == idna.uts46data.__version__


@pytest.mark.parametrize("name", standards())
def test_a_commit_has_forty_digits_and_a_link(name: str) -> None:
    standard = standards()[name]
    assert re.fullmatch(r"([0-9a-f]{40})?", standard.commit)
    if standard.commit:
        assert standard.link.endswith(f"{standard.repository}/commit/{standard.commit}")
    else:
        assert standard.link == ""


def test_text_of_a_standard() -> None:
    assert str(Standard("T", "of May", "a/b", "0123456789abcdef")) == (
        "T: of May, commit 0123456789ab"
    )
    assert str(Standard("T", "9", "", "")) == "T: 9"
