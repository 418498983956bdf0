"""Arrow UDFs, SQL functions and mapInArrow in PySpark. Needs Java."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.columns.answers import Row
from webapi import URL, InvalidURLError

from .killing import kill_this_process_once
from .optional import require_engine
from .urls import BASE, FIELDS

require_engine("pyspark")
pa = require_engine("pyarrow")
parquet = require_engine("pyarrow.parquet")
if shutil.which("java") is None and os.environ.get("WEBAPI_COLUMN_ENGINES") != "required":
    pytest.skip("PySpark needs Java", allow_module_level=True)

from pyspark.sql import SparkSession  # noqa: E402
from pyspark.sql import functions as F  # noqa: E402

# PySpark warns that it does not fully support the newest pandas, which nothing here uses.
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.fixture(scope="module")
def spark() -> Iterator[Any]:
    os.environ |= {"PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    session = (
        SparkSession.builder.master("local[2, 4]")  # two threads, four attempts for each task
        .config("spark.ui.enabled", "false")
        .config("spark.sql.shuffle.partitions", "2")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


@pytest.fixture(scope="module")
def links(spark: Any, rows: list[str | None], tmp_path_factory: pytest.TempPathFactory) -> Any:
    path = tmp_path_factory.mktemp("links") / "links.parquet"
    parquet.write_table(
        pa.table({"row": range(len(rows)), "link": pa.array(rows, pa.string())}),
        path,
        row_group_size=20_000,
    )
    return spark.read.parquet(str(path)).repartition(4)


@pytest.fixture(scope="module")
def url() -> Any:
    import webapi.columns.spark

    return webapi.columns.spark


def collected(frame: Any) -> list[Any]:
    return frame.orderBy("row").toArrow().to_pylist()


def test_a_frame_gets_the_answers_of_url(
    url: Any, links: Any, rows: list[str | None], answers: list[Row]
) -> None:
    found = collected(
        links.select("row", url.parse("link").alias("url"), url.can_parse("link").alias("parses"))
    )
    nothing = dict.fromkeys(FIELDS)
    assert [row["url"] or nothing for row in found] == answers
    assert [row["parses"] for row in found] == [
        None if row is None else answer["href"] is not None
        for row, answer in zip(rows, answers, strict=True)
    ]


def test_with_parsed_gives_the_answers_of_url_although_a_worker_is_killed(
    url: Any, links: Any, answers: list[Row], tmp_path: Path
) -> None:
    marker = tmp_path / "killed"

    def kill_after_the_first_batch(batches: Any) -> Any:
        for batch in batches:
            yield batch
            kill_this_process_once(marker)

    fragile = links.mapInArrow(kill_after_the_first_batch, links.schema)
    found = collected(url.with_parsed(fragile, "link", "url"))
    assert marker.exists()
    nothing = dict.fromkeys(FIELDS)
    assert [row["row"] for row in found] == list(range(len(answers)))
    assert [row["url"] or nothing for row in found] == answers


def test_sql_functions_give_the_answers_of_url(
    spark: Any, url: Any, links: Any, rows: list[str | None]
) -> None:
    url.register(spark)
    links.where("row < 3000").createOrReplaceTempView("links")
    found = collected(
        spark.sql(
            "select row, url_href(link) as href, url_parse(link).error as error,"
            f" url_resolve(link, '{BASE}') as resolved from links"
        )
    )
    parsed = [None if row is None else URL.parse(row) for row in rows[:3000]]
    assert [row["href"] for row in found] == [
        None if each is None else each.href for each in parsed
    ]
    parsed = [None if row is None else URL.parse(row, BASE) for row in rows[:3000]]
    hrefs = [None if each is None else each.href for each in parsed]
    assert [row["resolved"] for row in found] == hrefs


def test_the_other_functions_return_these_values(spark: Any, url: Any) -> None:
    frame = spark.createDataFrame(
        [("http://www.example.co.uk/?q=1&q=2#a",), (None,)], "link string"
    )
    found = frame.select(
        url.href("link"),
        url.params("link", "q"),
        url.params("link", "q", all=True),
        url.replace("link", hash="", protocol="https"),
        url.delete_params("link", "x", prefixes=["q"]),
        url.set_params("link", {"q": 3}),
        url.sort_params("link"),
        url.site("link"),
        url.registrable_domain("link"),
        url.resolve(F.lit("?b"), "link"),
        url.parse("link", fields=["hash"]).hash,
    )
    assert [tuple(row) for row in found.collect()] == [
        (
            "http://www.example.co.uk/?q=1&q=2#a",
            "1",
            ["1", "2"],
            "https://www.example.co.uk/?q=1&q=2",
            "http://www.example.co.uk/#a",
            "http://www.example.co.uk/?q=3#a",
            "http://www.example.co.uk/?q=1&q=2#a",
            "http://example.co.uk",
            "example.co.uk",
            "http://www.example.co.uk/?b",
            "#a",
        ),
        (None,) * 11,
    ]


def test_wrong_arguments_are_errors_before_a_query_runs(spark: Any, url: Any) -> None:
    frame = spark.createDataFrame([("a",)], "link string")
    with pytest.raises(ValueError, match="'domain' is not a field"):
        url.parse("link", fields=["domain"])
    with pytest.raises(InvalidURLError, match="no base"):
        url.parse("link", "no base")
    with pytest.raises(ValueError, match="there is no column 'url'; there are link"):
        url.with_parsed(frame, "url")
    with pytest.raises(ValueError, match="there is a column 'link' already"):
        url.with_parsed(frame, "link", "link")
