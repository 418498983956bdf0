"""The expression namespace in Polars, eager, lazy and streaming."""

from __future__ import annotations

import pytest

from tests.columns.answers import Row
from webapi import URL, InvalidURLError

from .optional import require_engine
from .urls import BASE, FIELDS

pl = require_engine("polars")

import webapi.columns.polars  # noqa: E402


def resolved(row: str | None, base: str | None = BASE) -> str | None:
    url = None if row is None or base is None else URL.parse(row, base)
    return None if url is None else url.href


@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
def test_a_query_of_each_engine_gets_the_answers_of_url(
    engine: str, rows: list[str | None], answers: list[Row]
) -> None:
    query = pl.LazyFrame({"link": rows}).select(
        pl.col("link").url.parse().alias("url"),
        pl.col("link").url.can_parse().alias("parses"),
        pl.col("link").url.href().alias("href"),
    )
    found = query.collect(engine=engine)
    assert found["url"].struct.unnest().rows(named=True) == answers
    hrefs = [row["href"] for row in answers]
    assert found["href"].to_list() == hrefs
    parses = [
        None if row is None else href is not None for row, href in zip(rows, hrefs, strict=True)
    ]
    assert found["parses"].to_list() == parses


def test_a_streaming_query_writes_all_rows_that_its_filter_keeps(tmp_path) -> None:
    source, sink = tmp_path / "in.parquet", tmp_path / "out.parquet"
    pl.DataFrame({"link": [f"https://example.org/{n}" for n in range(50_000)]}).write_parquet(
        source
    )
    query = pl.scan_parquet(source).with_columns(path=pl.col("link").url.parse().struct["pathname"])
    query.filter(pl.col("path").str.ends_with("7")).sink_parquet(sink)
    assert pl.read_parquet(sink)["path"].to_list() == [f"/{n}" for n in range(7, 50_000, 10)]


def test_the_other_expressions_return_these_values(rows: list[str | None]) -> None:
    some = rows[:500]
    bases = [BASE, None, "x:"] * 167
    frame = pl.DataFrame({"link": some, "base": bases[:500]})
    link = pl.col("link")
    found = frame.select(
        one=link.url.resolve(BASE),
        each=link.url.resolve(pl.col("base")),
        parsed=link.url.parse(pl.col("base"), fields=["href"]),
    )
    assert found["one"].to_list() == [resolved(row) for row in some]
    each = [resolved(row, base) for row, base in zip(some, bases, strict=False)]
    assert found["each"].to_list() == each
    assert found["parsed"].struct.field("href").to_list() == each
    urls = pl.DataFrame({"link": ["http://www.example.co.uk/?q=1&q=2#a", None]})
    found = urls.select(
        first=link.url.params("q"),
        all=link.url.params("q", all=True),
        replaced=link.url.replace(hash="", protocol="https"),
        site=link.url.site(),
        domain=link.url.registrable_domain(),
    )
    assert found.rows() == [
        (
            "1",
            ["1", "2"],
            "https://www.example.co.uk/?q=1&q=2",
            "http://example.co.uk",
            "example.co.uk",
        ),
        (None, None, None, None, None),
    ]


def test_members_and_changes_of_parameters_are_there_for_expressions_and_series() -> None:
    links = pl.Series("link", ["http://u:p@h.example:80/a?utm_id=1&b=~&a#c", "no URL", None])
    url = URL(links[0])
    for member in ("origin", "protocol", "username", "password", "host", "hostname", "port"):
        expected = pl.Series("link", [getattr(url, member), None, None])
        assert getattr(links.url, member).equals(expected, check_names=True)
        found = links.to_frame().lazy().select(getattr(pl.col("link").url, member)).collect()
        assert found["link"].equals(expected)
    assert [links.url.pathname[0], links.url.search[0], links.url.hash[0]] == [
        *(url.pathname, url.search, url.hash)
    ]
    for change, search in (
        (lambda column: column.url.delete_params("b", prefixes=["utm_"]), "?a="),
        (lambda column: column.url.set_params({"b": 2}), "?utm_id=1&b=2&a="),
        (lambda column: column.url.sort_params(), "?a=&b=%7E&utm_id=1"),
        (lambda column: column.url.replace(search="x"), "?x"),
    ):
        expected = [f"http://u:p@h.example/a{search}#c", None, None]
        assert change(links).to_list() == expected
        found = links.to_frame().lazy().select(change(pl.col("link"))).collect(engine="streaming")
        assert found["link"].to_list() == expected
    with pytest.raises(ValueError, match="needs a name or a prefix"):
        pl.col("link").url.delete_params()


def test_a_series_is_answered_as_an_expression(rows: list[str | None]) -> None:
    links = pl.Series("link", rows[:500])
    frame = links.to_frame()
    for answer in (
        lambda column: column.url.parse(),
        lambda column: column.url.can_parse(),
        lambda column: column.url.resolve(BASE),
        lambda column: column.url.params("q", all=True),
    ):
        assert answer(links).equals(frame.select(answer(pl.col("link")))["link"], null_equal=True)
    assert links.url.href(pl.Series([BASE] * 500)).to_list() == [resolved(row) for row in links]


def test_group_by_takes_a_hostname_and_an_empty_frame_gives_no_rows() -> None:
    frame = pl.DataFrame({"link": ["https://a/1", "https://b/2", "https://a/3"]})
    host = pl.col("link").url.parse(fields=["hostname"]).struct.field("hostname")
    assert frame.group_by(host).len().sort("hostname").rows() == [("a", 2), ("b", 1)]
    assert frame.clear().select(host).rows() == []


def test_wrong_arguments_are_errors() -> None:
    link = pl.col("link")
    with pytest.raises(ValueError, match="'domain' is not a field"):
        link.url.parse(fields=["domain"])
    with pytest.raises(InvalidURLError, match="no base"):
        link.url.resolve("no base")
    with pytest.raises(TypeError, match="urls must be a column of strings"):
        pl.DataFrame({"link": [1, 2]}).select(link.url.parse())
    assert set(FIELDS) == set(webapi.columns.FIELDS)


@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
def test_a_base_may_be_categorical_or_a_series(engine: str) -> None:
    frame = pl.LazyFrame({"link": ["a", "b", None] * 50_000, "page": [BASE, None, BASE] * 50_000})
    bases = frame.collect()["page"]
    query = frame.select(
        category=pl.col("link").url.resolve(pl.col("page").cast(pl.Categorical)),
        series=pl.col("link").url.resolve(bases),
    )
    expected = [resolved("a"), None, None] * 50_000
    found = query.collect(engine=engine)
    assert found["category"].to_list() == expected
    assert found["series"].to_list() == expected


def test_a_series_that_cannot_be_a_base_is_an_error() -> None:
    with pytest.raises(ValueError, match="3 URLs need as many bases, not 2"):
        pl.DataFrame({"link": ["a"] * 3}).select(pl.col("link").url.resolve(pl.Series([BASE] * 2)))
    with pytest.raises(TypeError, match="bases must be a column of strings"):
        pl.col("link").url.resolve(pl.Series([1]))


def test_expressions_of_several_columns_are_refused_beside_a_base() -> None:
    for link, page in ((pl.all(), pl.col("b")), (pl.col("a"), pl.all()), (pl.col("a", "b"),) * 2):
        with pytest.raises(TypeError, match="both expressions must name one column"):
            link.url.resolve(page)
    frame = pl.DataFrame({"a": ["x"], "b": [BASE]})
    assert frame.select(pl.all().url.resolve(BASE)).rows() == [(resolved("x"), BASE)]
