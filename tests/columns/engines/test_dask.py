"""The Series accessor in Dask, on a cluster of two processes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.columns.answers import Row
from webapi import InvalidURLError

from .killing import kill_this_process_once
from .optional import require_engine

dd = require_engine("dask.dataframe")
distributed = require_engine("distributed")
pd = require_engine("pandas")
pa = require_engine("pyarrow")

import webapi.columns.dask  # noqa: E402, F401


@pytest.fixture(scope="module")
def client() -> Iterator[Any]:
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=None, memory_limit=0
        ) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def kill_in_the_second_partition(partition: Any, marker: Path) -> Any:
    if partition.index[0]:
        kill_this_process_once(marker)
    return partition


def test_a_series_gets_the_answers_of_url_although_a_worker_is_killed(
    client: Any, rows: list[str | None], answers: list[Row], tmp_path: Path
) -> None:
    series = dd.from_pandas(pd.Series(rows, dtype="str", name="link"), npartitions=8)
    marker = tmp_path / "killed"
    series = series.map_partitions(kill_in_the_second_partition, marker, meta=series._meta)
    found = series.url.parse().compute()
    assert marker.exists()
    assert pa.Table.from_pandas(found, preserve_index=False).to_pylist() == answers


def test_methods_give_the_results_of_pandas() -> None:
    links = pd.Series(["http://www.example.co.uk/?q=1&q=2#a", None, "no URL"], dtype="str")
    series = dd.from_pandas(links, npartitions=2)
    bases = dd.from_pandas(pd.Series(["https://h/"] * 3, dtype="str"), npartitions=2)
    for method, arguments, options in (
        ("can_parse", (), {}),
        ("href", (), {}),
        ("resolve", ("https://example.org/",), {}),
        ("params", ("q",), {}),
        ("params", ("q",), {"all": True}),
        ("delete_params", ("q",), {"prefixes": ["utm_"]}),
        ("set_params", ({"q": 3},), {}),
        ("sort_params", (), {}),
        ("site", (), {}),
        ("registrable_domain", (), {}),
        ("replace", (), {"hash": "", "protocol": "https"}),
        ("parse", ("https://example.org/a",), {"fields": ("href", "error")}),
    ):
        lazy = getattr(series.url, method)(*arguments, **options)
        found = lazy.compute(scheduler="sync")
        assert found.equals(getattr(links.url, method)(*arguments, **options)), method
        assert type(lazy._meta) is type(found)
    assert series.url.hostname.compute(scheduler="sync").equals(links.url.hostname)
    found = series.url.resolve(bases).compute(scheduler="sync")
    assert found.equals(links.url.resolve("https://h/"))


def test_wrong_arguments_are_errors_before_computing() -> None:
    series = dd.from_pandas(pd.Series(["a"], dtype="str"), npartitions=1)
    with pytest.raises(ValueError, match="'domain' is not a field"):
        series.url.parse(fields=["domain"])
    with pytest.raises(InvalidURLError, match="no base"):
        series.url.resolve("no base")
    with pytest.raises(TypeError, match="urls must be a column of strings"):
        dd.from_pandas(pd.Series([1]), npartitions=1).url.parse()
