"""Leave out modules whose optional dependency is not installed, and say so.

`--doctest-ignore-import-errors` would do this too, but it also leaves out, without a word, a test
module with an import that fails.
"""

import ast
import importlib.util
from pathlib import Path

HERE = Path(__file__).parent
NEEDS = {
    "webapi/cli/column.py": "pyarrow",
    "webapi/cli/json_lines.py": "pyarrow",
    "webapi/cli/tables.py": "pyarrow",
    "webapi/columns": "pyarrow",
    "webapi/columns/dask.py": "dask",
    "webapi/columns/duckdb.py": "duckdb",
    "webapi/columns/pandas.py": "pandas",
    "webapi/columns/polars.py": "polars",
    "webapi/columns/spark.py": "pyspark",
}


def missing(name: str) -> bool:
    return importlib.util.find_spec(name) is None


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


def pytest_report_header() -> list[str]:
    return [f"left out: {path}, which needs {name}" for path, name in LEFT_OUT.items()]
