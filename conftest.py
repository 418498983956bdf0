"""Leave out what is heavy and what lacks an optional dependency, and say so in a line each.

A test that bears the mark `heavy`, with a sentence that says why it is, runs only with `--all`.

`--doctest-ignore-import-errors` would leave out modules too, but it also leaves out, without a
word, a test module with an import that fails.
"""

import ast
import importlib.util
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent
NEEDS = {
    "tests/translator": "mypy",
    "webapi/cli/column.py": "pyarrow",
    "webapi/cli/csv_records.py": "pyarrow",
    "webapi/cli/json_lines.py": "pyarrow",
    "webapi/cli/json_objects.py": "pyarrow",
    "webapi/cli/json_text.py": "pyarrow",
    "webapi/cli/outputs.py": "pyarrow",
    "webapi/cli/tables.py": "pyarrow",
    "webapi/columns": "pyarrow",
    "webapi/columns/dask.py": "dask",
    "webapi/columns/duckdb.py": "duckdb",
    "webapi/columns/pandas.py": "pandas",
    "webapi/columns/polars.py": "polars",
    "webapi/columns/spark.py": "pyspark",
    "webapi/page/django.py": "django",
    "webapi/page/greenlets.py": "greenlet",
}


def missing(name: str) -> bool:
    """Whether a package is not installed. A mere folder, as `pyodide/` here, is no package."""
    spec = importlib.util.find_spec(name)
    return spec is None or spec.origin is None


def imported(program: Path) -> set[str]:
    """The top-level packages that an example imports."""
    names = set()
    for node in ast.parse(program.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.partition(".")[0])
    return names


LEFT_OUT = {path: name for path, name in NEEDS.items() if missing(name)} | {
    program.relative_to(HERE).as_posix(): name
    for program in (HERE / "examples").rglob("*.py")
    for name in imported(program)
    if missing(name)
}

collect_ignore = list(LEFT_OUT)


HEAVY = pytest.StashKey[int]()
"""How many heavy tests are left out."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run the heavy tests too")


def pytest_report_header() -> str | None:
    needed = ", ".join(sorted(set(LEFT_OUT.values())))
    return f"left out: {len(LEFT_OUT)} modules that need {needed}" if LEFT_OUT else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    reasons = [reason_of(item) for item in items]
    if not config.getoption("--all"):
        heavy = [item for item, reason in zip(items, reasons, strict=True) if reason]
        items[:] = [item for item, reason in zip(items, reasons, strict=True) if not reason]
        config.stash[HEAVY] = len(heavy)
        config.hook.pytest_deselected(items=heavy)
    if hasattr(config, "workeroutput"):
        config.workeroutput["heavy"] = config.stash.get(HEAVY, 0)


def reason_of(item: pytest.Item) -> str | None:
    """Why a test is heavy, or None if it is not."""
    mark = item.get_closest_marker("heavy")
    if mark is None:
        return None
    match mark.args:
        case (str(reason),) if reason.endswith("."):
            return reason
    raise pytest.UsageError(f"{item.nodeid}: the mark 'heavy' needs one sentence that says why")


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Learn from a process of pytest-xdist what it left out."""
    node.config.stash[HEAVY] = getattr(node, "workeroutput", {}).get("heavy", 0)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    skipped = len(terminalreporter.stats.get("skipped", ()))
    left_out = []
    if heavy := config.stash.get(HEAVY, 0):
        left_out.append(f"{heavy} heavy tests (`scripts/test --all` runs them)")
    if skipped and "s" not in terminalreporter.reportchars:
        left_out.append(f"{skipped} tests that need what is not here (`-rs` lists them)")
    if left_out:
        terminalreporter.write_line(f"not run: {' and '.join(left_out)}")
