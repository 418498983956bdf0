"""url/url-searchparams.any.js: ``searchParams`` of a URL"""

import pytest

from webapi import URL, URLSearchParams


def test_search_params_is_the_same_object_each_time() -> None:
    url = URL("http://example.org/?a=b")
    assert isinstance(url.searchParams, URLSearchParams)
    assert url.searchParams is url.searchParams


def test_an_empty_search_empties_search_params() -> None:
    url = URL("http://example.org/?a=b")
    params = url.searchParams
    assert params.toString() == "a=b"
    params.set("a", "b")
    assert url.searchParams.toString() == "a=b"
    assert url.search == "?a=b"
    url.search = ""
    assert url.searchParams.toString() == ""
    assert url.search == ""
    assert params.toString() == ""


def test_search_params_is_read_only() -> None:
    url = URL("http://example.org")
    with pytest.raises(AttributeError):
        url.searchParams = URLSearchParams("http://example.org")  # type: ignore[misc]


def test_search_and_search_params_change_each_other() -> None:
    url = URL("http://example.org/file?a=b&c=d")
    params = url.searchParams
    assert url.search == "?a=b&c=d"
    assert params.toString() == "a=b&c=d"
    for search in ("e=f&g=h", "?e=f&g=h"):
        url.search = search
        assert url.search == "?e=f&g=h"
        assert params.toString() == "e=f&g=h"
    params.append("i", " j ")
    assert url.search == "?e=f&g=h&i=+j+"
    assert url.searchParams.toString() == "e=f&g=h&i=+j+"
    assert params.get("i") == " j "
    params.set("e", "updated")
    assert url.search == "?e=updated&g=h&i=+j+"
    assert params.get("e") == "updated"


def test_a_second_question_mark_is_part_of_the_query() -> None:
    url = URL("http://example.org/file??a=b&c=d")
    assert url.search == "??a=b&c=d"
    assert url.searchParams.toString() == "%3Fa=b&c=d"
    url.href = "http://example.org/file??a=b"
    assert url.search == "??a=b"
    assert url.searchParams.toString() == "%3Fa=b"


def test_the_search_setter_removes_tabs_and_newlines_from_search_params() -> None:
    """https://url.spec.whatwg.org/#dom-url-search: the list is parsed from the new query"""
    url = URL("http://example.org/")
    params = url.searchParams
    url.search = "a\tb\n=c"
    assert url.search == "?ab=c"
    assert list(params) == list(URLSearchParams(url.search))
