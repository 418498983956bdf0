"""The program that times one commit against another."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.benchmarks.commits import PROJECT, checked_out, least, measured, table


def test_the_package_of_a_commit_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["git", "rev-parse", "--quiet", "--verify", "HEAD"]
    if not shutil.which("git") or subprocess.run(command, cwd=PROJECT, check=False).returncode:
        pytest.skip("needs git, and the repository")
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


def test_the_table_has_the_ratio_of_the_new_commit_to_the_old() -> None:
    assert table({"parse": 2e-6}, {"parse": 1e-6}, "a", "b").splitlines() == [
        "| operation | a | b | b / a |",
        "|---|---:|---:|---:|",
        "| parse | 2,000 ns | 1,000 ns | 0.50 |",
    ]
