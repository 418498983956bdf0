"""url/urlsearchparams-foreach.any.js: forEach, and changes to the list during iteration"""

from webapi import URL, URLSearchParams

QUERY = "http://localhost/query?param0=0&param1=1&param2=2"


def test_for_each_passes_the_value_before_the_name() -> None:
    seen: list[tuple[str, str]] = []
    URLSearchParams("a=1&b=2&c=3").forEach(lambda value, name: seen.append((name, value)))
    assert seen == [("a", "1"), ("b", "2"), ("c", "3")]


def test_iteration_continues_at_the_next_index_of_a_replaced_list() -> None:
    url = URL("http://a.b/c?a=1&b=2&c=3&d=4")
    seen = []
    for pair in url.searchParams:
        url.search = "x=1&y=2&z=3"
        seen.append(tuple(pair))
    assert seen == [("a", "1"), ("y", "2"), ("z", "3")]


def test_iteration_over_an_empty_list_gives_no_pairs() -> None:
    assert list(URL("http://a.b/c").searchParams) == []


def test_iteration_skips_a_next_pair_that_is_deleted() -> None:
    params = URL(QUERY).searchParams
    seen = []
    for name, value in params:
        if name == "param0":
            params.delete("param1")
        seen.append((name, value))
    assert seen == [("param0", "0"), ("param2", "2")]


def test_deleting_the_current_pair_skips_the_next_pair() -> None:
    params = URL(QUERY).searchParams
    seen = []
    for name, value in params:
        if name == "param0":
            params.delete("param0")
        else:
            seen.append((name, value))
    assert seen == [("param2", "2")]


def test_deleting_every_current_pair_skips_every_second_pair() -> None:
    params = URL(QUERY).searchParams
    seen = []
    for name, _ in params:
        seen.append(name)
        params.delete(name)
    assert seen == ["param0", "param2"]
    assert str(params) == "param1=1"
