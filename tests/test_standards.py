"""webapi/standards.toml says what the code says."""

import re
from pathlib import Path

import idna.uts46data
import pytest

from tests.tools.tables import PAGES, PROJECT, filled, rules_table, standards_table
from webapi.cli import main
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


def test_the_text_of_a_standard_has_its_version_and_commit() -> None:
    assert str(Standard("T", "of May", "a/b", "0123456789abcdef")) == (
        "T: of May, commit 0123456789ab"
    )
    assert str(Standard("T", "9", "", "")) == "T: 9"


def test_the_option_version_prints_the_standards(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    first, *rest = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"webapi \S+", first)
    assert rest == [str(standard) for standard in standards().values()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_tables_in_the_pages_are_up_to_date(page: Path) -> None:
    text = page.read_text("utf-8")
    assert filled(text, "standards", standards_table()) == text, "run scripts/tables"


def test_the_table_of_the_translators_rules_is_up_to_date() -> None:
    text = (PROJECT / "docs" / "written-once.md").read_text("utf-8")
    assert filled(text, "rules", rules_table()) == text, "run scripts/tables"
