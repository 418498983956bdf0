"""Leave out modules whose optional dependency is not installed, and say so.

`--doctest-ignore-import-errors` would do this too, but it also leaves out, without a word, a test
module with an import that fails.
"""

import importlib.util

NEEDS = {
    "examples/columns/dask_hosts.py": "dask",
    "examples/columns/duckdb_sites.py": "duckdb",
    "examples/columns/pandas_https.py": "pandas",
    "examples/columns/polars_campaigns.py": "polars",
    "examples/columns/spark_query.py": "pyspark",
    "examples/normalize_in_quickjs.py": "quickjs",
    "examples/pyodide_app/app.py": "js",
    "webapi/columns": "pyarrow",
    "webapi/columns/dask.py": "dask",
    "webapi/columns/duckdb.py": "duckdb",
    "webapi/columns/pandas.py": "pandas",
    "webapi/columns/polars.py": "polars",
    "webapi/columns/spark.py": "pyspark",
}
LEFT_OUT = {path: name for path, name in NEEDS.items() if importlib.util.find_spec(name) is None}

collect_ignore = list(LEFT_OUT)


def pytest_report_header() -> list[str]:
    return [f"left out: {path}, which needs {name}" for path, name in LEFT_OUT.items()]
