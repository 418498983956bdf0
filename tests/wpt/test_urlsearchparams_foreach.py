"""url/urlsearchparams-foreach.any.js: forEach, and iterating over pairs that change meanwhile"""

from webapi import URL, URLSearchParams

QUERY = "http://localhost/query?param0=0&param1=1&param2=2"


def test_for_each_gives_value_then_name() -> None:
    seen: list[tuple[str, str]] = []
    URLSearchParams("a=1&b=2&c=3").forEach(lambda value, name: seen.append((name, value)))
    assert seen == [("a", "1"), ("b", "2"), ("c", "3")]


def test_iterating_goes_by_position_in_a_list_that_is_replaced() -> None:
    url = URL("http://a.b/c?a=1&b=2&c=3&d=4")
    seen = []
    for pair in url.searchParams:
        url.search = "x=1&y=2&z=3"
        seen.append(tuple(pair))
    assert seen == [("a", "1"), ("y", "2"), ("z", "3")]


def test_nothing_to_iterate_over() -> None:
    assert list(URL("http://a.b/c").searchParams) == []


def test_the_next_pair_is_deleted() -> None:
    params = URL(QUERY).searchParams
    seen = []
    for name, value in params:
        if name == "param0":
            params.delete("param1")
        seen.append((name, value))
    assert seen == [("param0", "0"), ("param2", "2")]


def test_the_current_pair_is_deleted_and_the_next_takes_its_place() -> None:
    params = URL(QUERY).searchParams
    seen = []
    for name, value in params:
        if name == "param0":
            params.delete("param0")
        else:
            seen.append((name, value))
    assert seen == [("param2", "2")]


def test_every_pair_seen_is_deleted() -> None:
    params = URL(QUERY).searchParams
    seen = []
    for name, _ in params:
        seen.append(name)
        params.delete(name)
    assert seen == ["param0", "param2"]
    assert str(params) == "param1=1"
