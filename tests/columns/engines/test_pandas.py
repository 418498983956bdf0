"""The Series accessor in pandas."""

from __future__ import annotations

import pytest

from tests.columns.answers import Row
from webapi import URL, InvalidURLError

from .optional import require_engine
from .urls import BASE, FIELDS

pd = require_engine("pandas")
pa = require_engine("pyarrow")

import webapi.columns.pandas  # noqa: E402, F401


@pytest.mark.parametrize(
    "dtype", ["str", "object", "string[pyarrow]", "large_string[pyarrow]", "category"]
)
def test_a_series_of_each_dtype_gets_the_answers_of_url(
    dtype: str, rows: list[str | None], answers: list[Row]
) -> None:
    index = range(7, 7 + len(rows))
    series = pd.Series(rows, index=index, dtype=dtype, name="link")
    found = series.url.parse()
    assert list(found.columns) == list(FIELDS)
    assert list(found.index) == list(index)
    assert pa.Table.from_pandas(found, preserve_index=False).to_pylist() == answers
    hrefs = [row["href"] for row in answers]
    assert [None if each is pd.NA else each for each in series.url.href()] == hrefs
    assert series.url.can_parse().sum() == sum(href is not None for href in hrefs)


def test_results_are_backed_by_arrow_and_keep_index_and_name() -> None:
    series = pd.Series(["http://www.example.co.uk/?q=1&q=2#a", None], index=["x", "y"], name="link")
    assert {str(dtype) for dtype in series.url.parse().dtypes} <= {
        "string[pyarrow]",
        "large_string[pyarrow]",
    }
    for found, value in (
        (series.url.params("q"), "1"),
        (series.url.replace(hash="", protocol="https"), "https://www.example.co.uk/?q=1&q=2"),
        (series.url.delete_params("q"), "http://www.example.co.uk/#a"),
        (series.url.delete_params(prefixes=["q"]), "http://www.example.co.uk/#a"),
        (series.url.set_params({"q": 3}), "http://www.example.co.uk/?q=3#a"),
        (series.url.sort_params(), "http://www.example.co.uk/?q=1&q=2#a"),
        (series.url.hostname, "www.example.co.uk"),
        (series.url.hash, "#a"),
        (series.url.site(), "http://example.co.uk"),
        (series.url.registrable_domain(), "example.co.uk"),
        (series.url.resolve(BASE), "http://www.example.co.uk/?q=1&q=2#a"),
        (series.url.can_parse(), True),
    ):
        assert isinstance(found.dtype, pd.ArrowDtype)
        assert (found.name, list(found.index)) == ("link", ["x", "y"])
        assert (found["x"], found["y"]) == (value, pd.NA)
    assert list(series.url.params("q", all=True)["x"]) == ["1", "2"]


def test_bases_may_be_a_series() -> None:
    references = pd.Series(["a", "b"])
    bases = pd.Series(["https://example.org/x/", "no URL"])
    assert references.url.resolve(bases).tolist() == ["https://example.org/x/a", pd.NA]
    assert references.url.parse(bases)["error"].tolist() == [
        pd.NA,
        "missing-scheme-non-relative-URL",
    ]


def test_wrong_arguments_are_errors() -> None:
    with pytest.raises(TypeError, match="urls must be a column of strings"):
        pd.Series([1, 2]).url.parse()
    with pytest.raises(TypeError, match="urls must be a column of strings"):
        pd.Series(["https://user:hunter2@h/", 1], dtype=object).url.parse()
    with pytest.raises(InvalidURLError, match="no base"):
        pd.Series(["a"]).url.resolve("no base")
    with pytest.raises(ValueError, match="2 URLs need as many bases, not 1"):
        pd.Series(["a", "b"]).url.resolve(pd.Series(["https://example.org/"]))


def test_a_series_with_a_lone_surrogate_is_answered_as_by_url() -> None:
    links = pd.Series(["https://h/\ud800", "\ud800"], dtype=object)
    assert links.url.href().tolist()[0] == URL("https://h/\ud800").href
    assert links.url.can_parse().tolist() == [True, False]
