"""The program that times one commit against another."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from .commits import PROJECT, checked_out, least, measured


def test_the_package_of_a_commit_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not (PROJECT / ".git").exists():
        pytest.skip("needs the git repository")
    monkeypatch.setattr("tests.benchmarks.commits.REPEATED", 1)
    tree = checked_out("HEAD", tmp_path / "tree")
    assert (tree / "webapi" / "__init__.py").exists()
    figures = measured(tree)
    assert "parse and href" in figures
    assert all(each > 0 for each in figures.values())
    (tree / "webapi" / "__init__.py").write_text("raise ImportError('this one')", "utf-8")
    with pytest.raises(subprocess.CalledProcessError):
        measured(tree)


def test_each_figure_counts_with_its_fastest_turn() -> None:
    assert least([{"a": 2.0, "b": 1.0}, {"a": 1.0, "b": 3.0}]) == {"a": 1.0, "b": 1.0}
