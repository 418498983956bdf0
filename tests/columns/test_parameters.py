"""`delete_params`, `set_params` and `sort_params`, compared with `URLSearchParams`."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from webapi import URL, URLSearchParams

from .optional import require
from .test_members import NAMES, QUERIES

pa = require("pyarrow")
require("numpy")

from webapi import columns  # noqa: E402

Change = Callable[[URLSearchParams], object]

URLS: list[str | None] = [
    *(
        None,
        "no URL",
        "",
        "data:,?q=1",
        "x:a ?q",
        "https://h/#?q=1",
        "https://h/?q=~'#q",
        "x://h?a",
    ),
    *(
        "https://h",
        "https://h/?",
        "https://h/?#",
        "file:///C:/?q=1&a",
        "https://u:p@h:1/?q=1&q=2#f",
    ),
    *(f"https://example.org/?{query}" for query in QUERIES),
    *(f"x:?{query}#f" for query in QUERIES),
]


def changed(url: str | None, change: Change) -> str | None:
    parsed = None if url is None else URL.parse(url)
    if parsed is None:
        return None
    change(parsed.searchParams)
    return parsed.href


def delete(name: str) -> Change:
    return lambda params: params.delete(name)


@pytest.mark.parametrize("name", [*NAMES, "é", "\ufffd", "aq", "\ud800"])
def test_each_name_is_deleted_and_set_as_url_search_params_does(name: str) -> None:
    expected = [changed(url, delete(name)) for url in URLS]
    assert columns.delete_params(URLS, name).to_pylist() == expected
    for value in ("", "1", "a b&c=d", "é", "\ud800"):
        found = columns.set_params(URLS, [(name, value)])
        found.validate(full=True)
        assert found.to_pylist() == [
            changed(url, lambda params, value=value: params.set(name, value)) for url in URLS
        ]


def test_parameters_are_sorted_as_url_search_params_does() -> None:
    sort = URLSearchParams.sort
    assert columns.sort_params(URLS).to_pylist() == [changed(url, sort) for url in URLS]
    queries = ["ﬃ&🌈", "z=a&=b&c=d", "a=2&b&a=1&%61=0", "\ue000&\U00010000&z", "a%00&a"]
    urls = [f"https://h/?{query}" for query in queries]
    assert columns.sort_params(urls).to_pylist() == [changed(url, sort) for url in urls]


def test_prefixes_delete_all_names_that_begin_so() -> None:
    urls = ["https://h/?utm_a=1&q=2&%75tm_b&UTM_=3&utm", "https://h/?a&utm_=#utm_"]
    found = columns.delete_params(urls, "utm", prefixes=["utm_", "é"])
    assert found.to_pylist() == ["https://h/?q=2&UTM_=3", "https://h/?a=#utm_"]
    assert columns.delete_params(urls, prefixes=[""]).to_pylist() == [
        "https://h/",
        "https://h/#utm_",
    ]


def test_several_values_are_set_in_order_and_names_that_come_twice_get_the_last() -> None:
    values = [("b", "1"), ("q", "2"), ("b", "3"), ("", "")]

    def set_all(params: URLSearchParams) -> None:
        for name, value in values:
            params.set(name, value)

    assert columns.set_params(URLS, values).to_pylist() == [changed(url, set_all) for url in URLS]


def test_generated_queries_get_the_answers_of_url_search_params() -> None:
    chooser = random.Random(34)
    pieces = ("q", "=", "&", "%71", "+", "%", "a", "?", "#", "é", "%C3%A9", "%26", "q=", "&q", "🌈")
    urls = [
        "https://example.org/?" + "".join(chooser.choices(pieces, k=chooser.randrange(12)))
        for _ in range(2000)
    ]
    for found, change in (
        (columns.delete_params(urls, "q"), delete("q")),
        (columns.set_params(urls, {"q": "é"}), lambda params: params.set("q", "é")),
        (columns.sort_params(urls), URLSearchParams.sort),
    ):
        assert found.to_pylist() == [changed(url, change) for url in urls]


@pytest.mark.heavy("Six changes of the queries of 100,000 URLs take ten seconds.")
def test_the_corpus_gets_the_answers_of_url_search_params(corpus: list[str]) -> None:
    for column in (corpus, pa.chunked_array([corpus]).dictionary_encode()):
        for found, change in (
            (columns.delete_params(column, "utm_source"), delete("utm_source")),
            (columns.set_params(column, "page=2"), lambda params: params.set("page", 2)),
            (columns.sort_params(column), URLSearchParams.sort),
        ):
            assert found.to_pylist() == [changed(url, change) for url in corpus]


@pytest.mark.parametrize("empty", [[], [None], ["no URL", None], pa.chunked_array([], pa.string())])
def test_columns_without_a_query_stay_columns_of_as_many_rows(empty: object) -> None:
    for found in (
        columns.delete_params(empty, "q"),
        columns.set_params(empty, {"q": 1}),
        columns.sort_params(empty),
    ):
        assert found.to_pylist() == [None] * len(empty)
    large = columns.sort_params(pa.array(["https://h/?b&a"], pa.large_string()))
    assert (large.type, large.to_pylist()) == (pa.large_string(), ["https://h/?a=&b="])


def test_wrong_arguments_are_errors_before_a_row_is_parsed() -> None:
    with pytest.raises(TypeError, match="name must be a str, not int"):
        columns.delete_params([], 1)
    for prefixes in ("utm_", iter(["utm_"]), None):
        with pytest.raises(TypeError, match="prefixes must be a list or another collection"):
            columns.delete_params([], prefixes=prefixes)
    with pytest.raises(ValueError, match="needs a name or a prefix"):
        columns.delete_params([])
    with pytest.raises(ValueError, match="needs a name and a value"):
        columns.set_params([], {})
    with pytest.raises(TypeError):
        columns.set_params([], [("a",)])
    with pytest.raises(TypeError, match="urls must be a column of strings"):
        columns.sort_params([1])
