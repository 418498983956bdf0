"""The program that times one commit against another."""

from __future__ import annotations

import ast
import shutil
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

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


PROGRAMS = sorted((PROJECT / "tests" / "benchmarks").rglob("*.py"))


@pytest.mark.parametrize("program", [each.relative_to(PROJECT).as_posix() for each in PROGRAMS])
def test_a_benchmark_uses_names_that_the_package_has(program: str) -> None:
    assert [*lacking((PROJECT / program).read_text("utf-8"))] == []


def test_a_name_that_the_package_lacks_is_found() -> None:
    program = (
        "from webapi import URL, url\nfrom webapi.url import gone\nurl.fast_path, url.repair\n"
    )
    assert [*lacking(program)] == ["webapi.url.gone", "webapi.url.repair"]


def lacking(program: str) -> Iterator[str]:
    """The names that a program takes from modules of the package, which do not have them."""
    tree = ast.parse(program)
    modules: dict[str, ModuleType] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "webapi":
            package = imported(str(node.module))
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                if module := imported(name):
                    modules[alias.asname or alias.name] = module
                elif not hasattr(package, alias.name):
                    yield name
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            owner = modules.get(node.value.id)
            if owner is not None and not hasattr(owner, node.attr):
                yield f"{owner.__name__}.{node.attr}"


def imported(name: str) -> ModuleType | None:
    """A module of the package, None if there is none; a skip if a dependency is not here."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "webapi":
            return None
        pytest.skip(f"needs {error.name}")
