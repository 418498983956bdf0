"""The SQL functions in DuckDB."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.columns.answers import Row
from webapi import URL

from .optional import require_engine
from .urls import BASE, FIELDS

duckdb = require_engine("duckdb")
pa = require_engine("pyarrow")

import webapi.columns.duckdb  # noqa: E402


@pytest.fixture
def connection() -> Iterator[Any]:
    with duckdb.connect() as connection:
        webapi.columns.duckdb.register(connection)
        yield connection


def test_a_table_gets_the_answers_of_url(
    connection: Any, rows: list[str | None], answers: list[Row]
) -> None:
    links = pa.table({"row": range(len(rows)), "link": rows})
    connection.register("links", links)
    found = connection.sql(
        "select row, url_parse(link) as url, url_can_parse(link) as parses, url_href(link) as href"
        " from links order by row"
    ).to_arrow_table()
    nothing = dict.fromkeys(FIELDS)
    assert [row or nothing for row in found["url"].to_pylist()] == answers
    assert found["href"].to_pylist() == [row["href"] for row in answers]
    assert found["parses"].to_pylist() == [
        None if row is None else answer["href"] is not None
        for row, answer in zip(rows, answers, strict=True)
    ]


def test_url_resolve_gives_the_hrefs_of_url(connection: Any, rows: list[str | None]) -> None:
    some = rows[:3000]
    connection.register("links", pa.table({"row": range(len(some)), "link": some}))
    query = f"select url_resolve(link, '{BASE}') as href from links order by row"
    found = connection.sql(query).to_arrow_table()["href"].to_pylist()
    parsed = [None if row is None else URL.parse(row, BASE) for row in some]
    assert found == [None if url is None else url.href for url in parsed]


def test_the_other_functions_return_these_values(connection: Any) -> None:
    one = "'http://www.example.co.uk/?q=1&q=2#a'"
    for query, expected in (
        (f"url_param({one}, 'q')", "1"),
        (f"url_param({one}, null)", None),
        (f"url_params({one}, 'q')", ["1", "2"]),
        (f"url_replace({one}, 'hash', '')", "http://www.example.co.uk/?q=1&q=2"),
        (f"url_delete_param({one}, 'q')", "http://www.example.co.uk/#a"),
        (f"url_delete_param({one}, null)", None),
        (f"url_delete_params({one}, 'q')", "http://www.example.co.uk/#a"),
        (f"url_delete_params({one}, null)", None),
        (f"url_set_param({one}, 'a', 'é')", "http://www.example.co.uk/?q=1&q=2&a=%C3%A9#a"),
        (f"url_set_param({one}, 'a', null)", None),
        (f"url_set_param({one}, null, 'a')", None),
        ("url_sort_params('https://h/?b&a')", "https://h/?a=&b="),
        (f"url_site({one})", "http://example.co.uk"),
        (f"url_registrable_domain({one})", "example.co.uk"),
        ("url_parse('no URL').error", "missing-scheme-non-relative-URL"),
        ("url_parse(null)", None),
    ):
        assert connection.sql(f"select {query}").fetchall() == [(expected,)]
    found = connection.sql(
        "select url_param('https://h/?a=' || i || '&b=-' || i, case i % 3 when 0 then 'a' "
        "when 1 then 'b' end) from range(5000) numbers(i) order by i"
    ).fetchall()
    assert found == [([str(i), f"-{i}", None][i % 3],) for i in range(5000)]


def test_wrong_arguments_and_a_second_registration_are_errors(connection: Any) -> None:
    with pytest.raises(duckdb.Error, match="'colour' is not a member to set"):
        connection.sql("select url_replace('https://user:hunter2@h/', 'colour', 'red')").fetchall()
    with pytest.raises(duckdb.Error):
        webapi.columns.duckdb.register(connection)


def test_arguments_that_vary_by_row_are_answered_by_the_column(
    connection: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = 20_000
    calls = []
    from webapi.columns import parsing

    parsed = parsing.Text.of
    monkeypatch.setattr(parsing.Text, "of", lambda array: (calls.append(1), parsed(array))[1])
    query = (
        "select url_param('https://h/?a=1&p' || i || '=' || i || '%20+&%61=b', 'p' || i),"
        "url_params('https://h/?p=1&p' || i || '=' || i, 'p' || i),"
        "url_replace('https://h/?q', 'hash', i::varchar),"
        "url_replace('https://h/?q', case i % 3 when 0 then 'search' when 1 then 'port' end,"
        " case when i % 5 > 0 then i::varchar end),"
        "url_replace('https://h/', 'pathname', 'ü?' || i),"
        "url_param('https://h/?%61' || i || '=b', 'a' || i),"
        "url_delete_param('https://h/?%61' || i || '=b&c', 'a' || i),"
        "url_delete_params('https://h/?%61' || i || '=b&c', 'a' || i),"
        "url_set_param('https://h/?b&b' || i || '&c', 'b' || i, i::varchar)"
        f" from range({rows}) numbers(i) order by i"
    )
    found = connection.sql(query).fetchall()

    def changed(i: int) -> str | None:
        if i % 3 == 2 or not i % 5:
            return None
        url = URL("https://h/?q")
        setattr(url, ["search", "port"][i % 3], str(i))
        return url.href

    expected = [
        (
            *(f"{i}  ", [str(i)], f"https://h/?q#{i}", changed(i), f"https://h/%C3%BC%3F{i}", "b"),
            *("https://h/?c=", "https://h/?c=", f"https://h/?b=&b{i}={i}&c="),
        )
        for i in range(rows)
    ]
    assert found == expected
    assert len(calls) < rows / 10
