"""The program that watches the standards, on repositories of this test."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.tools.standards import HOST, main

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
ENVIRONMENT = {
    "GIT_CONFIG_GLOBAL": os.devnull,
    **dict.fromkeys(("GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"), "A"),
    **dict.fromkeys(("GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"), "a@example.org"),
    **dict.fromkeys(("GIT_AUTHOR_DATE", "GIT_COMMITTER_DATE"), "2026-12-01T12:00:00Z"),
}


def commit(repository: Path, files: dict[str, str]) -> str:
    def git(*arguments: str) -> str:
        environment = {**os.environ, **ENVIRONMENT}
        command = ["git", "-C", str(repository), *arguments]
        return subprocess.check_output(command, env=environment, encoding="utf-8").strip()

    if not repository.exists():
        repository.mkdir(parents=True)
        git("init", "--quiet")
    for name, text in files.items():
        (repository / name).write_text(text, "utf-8")
    git("add", ".")
    git("commit", "--quiet", "--message=x")
    return git("rev-parse", "HEAD")


def table(name: str, commit: str) -> str:
    return (
        f'[{name}]\ntitle = "The {name}"\nversion = "long ago"\n'
        f'repository = "a/{name}"\ncommit = "{commit}"\n'
    )


def test_it_writes_the_newest_commit_and_the_difference(tmp_path: Path) -> None:
    commits = {
        name: commit(tmp_path / "a" / name, {"index.bs": "one\n", "notes.txt": name})
        for name in ("url", "urlpattern", "idl")
    }
    standards, report = tmp_path / "standards.toml", tmp_path / "report.md"
    before = "".join(table(name, commit) for name, commit in commits.items())
    before += table("unicode", "") + table("wpt", "0" * 40)
    standards.write_text(before, "utf-8")
    arguments = [str(report), "--host", f"{tmp_path.as_uri()}/", "--standards", str(standards)]
    assert main(arguments) == 0
    assert standards.read_text("utf-8") == before
    assert not report.exists()
    newer = commit(tmp_path / "a" / "url", {"index.bs": "two ```\n"})
    commit(tmp_path / "a" / "urlpattern", {"notes.txt": "b"})
    assert main(arguments) == 0
    after = before.replace(commits["url"], newer)
    assert standards.read_text("utf-8") == after.replace("long ago", "1 December 2026", 1)
    text = report.read_text("utf-8")
    assert f"{HOST}a/url/compare/{commits['url']}...{newer}" in text
    assert "## The url\n" in text and "urlpattern" not in text
    assert "````diff\n" in text and "\n-one\n+two ```\n````\n" in text


def test_a_long_difference_is_cut(tmp_path: Path) -> None:
    first = commit(tmp_path / "a" / "url", {"url.bs": ""})
    commit(tmp_path / "a" / "url", {"url.bs": "a line\n" * 10_000})
    standards, report = tmp_path / "standards.toml", tmp_path / "report.md"
    standards.write_text(table("url", first), "utf-8")
    main([str(report), "--host", f"{tmp_path.as_uri()}/", "--standards", str(standards)])
    text = report.read_text("utf-8")
    assert "it is cut" in text and 50_000 < len(text) < 52_000
