"""url/urlsearchparams-size.any.js"""

from webapi import URL, URLSearchParams


def test_delete_decreases_size() -> None:
    params = URLSearchParams("a=1&b=2&a=3")
    assert params.size == len(params) == 3
    params.delete("a")
    assert params.size == len(params) == 1


def test_append_increases_size() -> None:
    params = URLSearchParams("a=1&b=2&a=3")
    assert params.size == 3
    params.append("b", "4")
    assert params.size == 4


def test_delete_and_append_change_the_size_of_a_urls_search_params() -> None:
    url = URL("http://localhost/query?a=1&b=2&a=3")
    assert url.searchParams.size == 3
    url.searchParams.delete("a")
    assert url.searchParams.size == 1
    url.searchParams.append("b", 4)  # type: ignore[arg-type]
    assert url.searchParams.size == 2


def test_setting_search_changes_the_size_of_search_params() -> None:
    url = URL("http://localhost/query?a=1&b=2&a=3")
    assert url.searchParams.size == 3
    url.search = "?"
    assert url.searchParams.size == 0
