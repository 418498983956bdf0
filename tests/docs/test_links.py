"""The pages lead to files that are there."""

import re
from pathlib import Path

PROJECT = Path(__file__).parents[2]


def test_the_readmes_links_lead_to_files() -> None:
    text = (PROJECT / "README.md").read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)]+)\)", text) if not link.startswith("https:")]
    assert len(links) > 8
    assert [link for link in links if not (PROJECT / link).exists()] == []


def test_pages_name_programs_that_are_there() -> None:
    pages = [PROJECT / "README.md", *sorted((PROJECT / "docs").rglob("*.md"))]
    named = {
        name
        for page in pages
        for name in re.findall(
            r"`((?:examples|scripts|tests|webapi|idl|wpt)/[\w./-]+)`", page.read_text("utf-8")
        )
    }
    assert len(named) > 15
    assert sorted(name for name in named if not (PROJECT / name).exists()) == []
