"""The site's own search leads a stranger's questions to the page that answers them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
SITE = PROJECT / "build/site"
SHOWN = 3
"""So many results are looked at."""

ANSWERED_BY = {
    "how do I get the host": {"questions#how-do-i-get-the-host", "questions"},
    "what is raised": {"questions#what-is-raised", "questions"},
    "how do I compare two URLs": {"questions#how-do-i-compare-two-urls", "how-to/compare-urls"},
    "why does %7E stay": {"questions#why-does-7e-stay", "questions"},
    "is it safe with untrusted input": {"questions#is-it-safe-with-untrusted-input", "questions"},
    "how fast": {"questions#how-fast-is-it", "questions", "performance"},
    "which Python": {"questions#which-python", "questions"},
    "how do I add a parameter": {"questions#how-do-i-add-a-parameter", "questions"},
    "may threads share it": {"questions#may-threads-share-it", "questions", "threads"},
}


@pytest.fixture(scope="module")
def found() -> dict[str, list[str]]:
    """The first pages that the search shows for each question."""
    missing = [
        what
        for what, is_here in (
            ("node", shutil.which("node") is not None),
            ("build/site, which scripts/docs makes", (SITE / "searchindex.js").exists()),
        )
        if not is_here
    ]
    if missing and os.environ.get("WEBAPI_DOCS") != "required":
        pytest.skip(f"needs {' and '.join(missing)}")
    command = ["node", str(Path(__file__).with_name("search.js")), str(SITE), *ANSWERED_BY]
    lines = subprocess.check_output(command, encoding="utf-8").splitlines()
    return dict(zip(ANSWERED_BY, map(json.loads, lines), strict=True))


@pytest.mark.parametrize("question", ANSWERED_BY)
def test_a_question_leads_to_its_page(question: str, found: dict[str, list[str]]) -> None:
    assert ANSWERED_BY[question] & set(found[question][:SHOWN]), found[question]


@pytest.mark.parametrize("question", ANSWERED_BY)
def test_pages_about_modules_come_last(question: str, found: dict[str, list[str]]) -> None:
    about_modules = [page.startswith("reference/modules/") for page in found[question]]
    assert about_modules == sorted(about_modules), found[question]
