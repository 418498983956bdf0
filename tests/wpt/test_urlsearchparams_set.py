"""url/urlsearchparams-set.any.js"""

from webapi import URLSearchParams


def test_set_replaces_the_first_pair_and_removes_the_others() -> None:
    params = URLSearchParams("a=b&c=d")
    params.set("a", "B")
    assert str(params) == "a=B&c=d"
    params = URLSearchParams("a=b&c=d&a=e")
    params.set("a", "B")
    assert str(params) == "a=B&c=d"
    params.set("e", "f")
    assert str(params) == "a=B&c=d&e=f"


def test_set_appends_a_new_name() -> None:
    params = URLSearchParams("a=1&a=2&a=3")
    assert params.has("a") is True
    assert params.get("a") == "1"
    assert str(params) == "a=1&a=2&a=3"
    params.set("first", 4)  # type: ignore[arg-type]
    assert params.has("a") is True
    assert params.get("a") == "1"
    assert str(params) == "a=1&a=2&a=3&first=4"
    params.set("a", 4)  # type: ignore[arg-type]
    assert params.has("a") is True
    assert params.get("a") == "4"
    assert str(params) == "a=4&first=4"
