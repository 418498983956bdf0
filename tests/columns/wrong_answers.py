"""Write docs/wrong-answers.md: ``python -m tests.columns.wrong_answers``.

Asks Spark, DuckDB, Polars and pandas for the host and the query of each URL of the corpus, with the
functions that their users call, and compares the answers with `URL`. Needs Java and the packages of
tests/columns/requirements.txt.
"""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from urllib.parse import urlsplit

import duckdb
import pandas as pd
import polars as pl
import pyarrow as pa
from pyspark.sql import SparkSession

from tests.tools.corpus import top100
from webapi import columns

PAGE = Path(__file__).parents[2] / "docs" / "wrong-answers.md"
HOST = r"^(?:[A-Za-z][A-Za-z0-9+.-]*:)?//(?:[^@/?#]*@)?([^:/?#]+)"
QUERY = r"\?([^#]*)"
Answer = tuple[str | None, str | None]


def in_spark(urls: list[str]) -> list[Answer]:
    os.environ |= {"PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    session = (
        SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false").getOrCreate()
    )
    frame = session.createDataFrame(list(enumerate(urls)), "row int, url string")
    found = frame.selectExpr(
        "row", "try_parse_url(url, 'HOST') as host", "try_parse_url(url, 'QUERY') as query"
    )
    rows = [(row.host, row.query) for row in found.orderBy("row").collect()]
    session.stop()
    return rows


def in_duckdb(urls: list[str]) -> list[Answer]:
    links = pa.table({"row": range(len(urls)), "url": urls})
    connection = duckdb.connect()
    connection.register("links", links)
    query = "select regexp_extract(url, ?, 1), regexp_extract(url, ?, 1) from links order by row"
    return connection.execute(query, [HOST, QUERY]).fetchall()


def in_polars(urls: list[str]) -> list[Answer]:
    url = pl.col("url").str
    return pl.DataFrame({"url": urls}).select(h=url.extract(HOST), q=url.extract(QUERY)).rows()


def in_pandas(urls: list[str]) -> list[Answer]:
    def split(url: str) -> Answer:
        try:
            parts = urlsplit(url)
            return parts.hostname, parts.query
        except ValueError:
            return None, None

    return pd.Series(urls).map(split).tolist()


ENGINES: dict[str, tuple[str, str, Callable[[list[str]], list[Answer]]]] = {
    "Spark": ("pyspark", "`try_parse_url(url, 'HOST')` and `'QUERY'`", in_spark),
    "DuckDB": ("duckdb", "`regexp_extract`", in_duckdb),
    "Polars": ("polars", "`str.extract`", in_polars),
    "pandas": ("pandas", "`map(urlsplit)`", in_pandas),
}


def main() -> int:
    urls = top100().read_text("utf-8").split("\n")[:-1]
    parsed = columns.parse(urls, fields=("hostname", "search"))
    expected = [
        (row["hostname"], None if row["search"] is None else row["search"].removeprefix("?"))
        for row in parsed.to_pylist()
    ]
    answers = {}
    for name, (_, _, ask) in ENGINES.items():
        print(name, file=sys.stderr)
        answers[name] = [(host or None, query or "") for host, query in ask(urls)]
    wrong: dict[str, list[int]] = {name: [] for name in ENGINES}
    examples: dict[tuple[object, ...], list[int]] = defaultdict(list)
    for row, (host, query) in enumerate(expected):
        # A URL that does not parse has no host and no query; an engine that gives neither is right.
        right = (host, query or "")
        verdicts = [answers[name][row] == right for name in ENGINES]
        for name, is_right in zip(ENGINES, verdicts, strict=True):
            if not is_right:
                wrong[name].append(row)
        if not all(verdicts) and len(urls[row]) <= 110:
            kind = (*verdicts, host is None, *(answers[name][row][0] == host for name in ENGINES))
            examples[kind].append(row)
    PAGE.write_text(page(urls, expected, answers, wrong, examples), "utf-8")
    return 0


def page(
    urls: list[str],
    expected: list[Answer],
    answers: dict[str, list[Answer]],
    wrong: dict[str, list[int]],
    examples: dict[tuple[object, ...], list[int]],
) -> str:
    lines = [
        "# Wrong answers",
        "",
        "<!-- Written by `python -m tests.columns.wrong_answers`. Do not edit. -->",
        "",
        f"The host and the query of {len(urls):,} URLs of top sites, read with functions",
        "of these engines and compared with the answers of `URL`, which are a browser's. In the",
        "same engines, [`webapi.columns`](how-to/columns.md) gives the answers of `URL`.",
        "",
        "| Engine | Way | URLs with a wrong host or query |",
        "|---|---|---:|",
    ]
    for name, (package, way, _) in ENGINES.items():
        lines.append(f"| {name} {version(package)} | {way} | {len(wrong[name]):,} |")
    lines += [
        "",
        "The regular expressions are",
        "",
        "```text",
        HOST,
        QUERY,
        "```",
        "",
        "In ANSI mode, which is Spark's default, `parse_url` raises an error where `try_parse_url`",
        "returns null.",
        "",
        "Some of these URLs follow, each with its host and its query. A dash is null or empty.",
        "Wrong answers are in **bold**.",
    ]
    for rows in sorted(examples.values()):
        for row in rows[:2]:
            right = (expected[row][0], expected[row][1] or "")
            readers = {"Browsers": right} | {name: each[row] for name, each in answers.items()}
            lines += ["", *card(urls[row], right, readers)]
    return "\n".join(lines) + "\n"


def card(url: str, right: Answer, readers: dict[str, Answer]) -> list[str]:
    """The lines about a URL: readers with one answer share a row."""
    names: dict[Answer, list[str]] = {}
    for name, answer in readers.items():
        names.setdefault(answer, []).append(name)
    rows = ["| reader | host | query |", "|---|---|---|"]
    for answer, those in names.items():
        rows.append(
            f"| {', '.join(those)} | {cell(answer[0], right[0])} | {cell(answer[1], right[1])} |"
        )
    return [code(url, in_table=False), "", *rows]


def cell(found: str | None, right: str | None) -> str:
    text = code(found) if found else "–"
    return text if found == right else f"**{text}**"


def code(text: str, in_table: bool = True) -> str:
    """Inline code."""
    if in_table:
        text = text.replace("|", "\\|")
    return f"` {text} `" if text.strip() != text else f"`{text}`"


if __name__ == "__main__":
    sys.exit(main())
