"""``webapi check`` tells the parse errors of pages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from webapi.cli import main


def test_check_shows_the_parse_errors_of_pages(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    # The codes are those of https://html.spec.whatwg.org/#parse-errors
    Path("bad.html").write_bytes(b"<!doctype html>\r\n<p a a>x&amp y</p/>\n<!-->")
    Path("good.HTM").write_bytes(b"<!doctype html><p>x")
    assert main(["check", "bad.html", "good.HTM"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "bad.html:2:7: duplicate-attribute",
        "bad.html:2:13: missing-semicolon-after-character-reference",
        "bad.html:2:19: end-tag-with-trailing-solidus",
        "bad.html:3:5: abrupt-closing-of-empty-comment",
        "no parse errors: good.HTM",
    ]
    assert main(["check", "--json", "good.HTM"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer == {
        "input": "good.HTM",
        "valid": True,
        "encoding": "windows-1252",
        "parseErrors": [],
    }


def test_what_is_no_file_is_a_url(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["check", "https://a.test/page.html"]) == 0
    assert main(["check", "page.html"]) == 1
    Path("page.html").write_bytes(b"<!-->")
    assert main(["check", "--base", "https://a.test/", "page.html"]) == 0
    assert capsys.readouterr().out.count("valid") == 3
