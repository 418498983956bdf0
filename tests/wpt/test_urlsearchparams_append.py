"""url/urlsearchparams-append.any.js"""

from webapi import URLSearchParams, jsnull


def test_append_keeps_earlier_pairs_of_the_same_name() -> None:
    params = URLSearchParams()
    params.append("a", "b")
    assert str(params) == "a=b"
    params.append("a", "b")
    assert str(params) == "a=b&a=b"
    params.append("a", "c")
    assert str(params) == "a=b&a=b&a=c"


def test_append_takes_empty_names_and_values() -> None:
    params = URLSearchParams()
    params.append("", "")
    assert str(params) == "="
    params.append("", "")
    assert str(params) == "=&="


def test_append_converts_null_to_a_string() -> None:
    params = URLSearchParams()
    params.append(jsnull, jsnull)
    assert str(params) == "null=null"
    params.append(jsnull, jsnull)
    assert str(params) == "null=null&null=null"


def test_get_returns_the_first_of_the_appended_values() -> None:
    params = URLSearchParams()
    params.append("first", 1)  # type: ignore[arg-type]
    params.append("second", 2)  # type: ignore[arg-type]
    params.append("third", "")
    params.append("first", 10)  # type: ignore[arg-type]
    assert params.has("first") is True
    assert params.get("first") == "1"
    assert params.get("second") == "2"
    assert params.get("third") == ""
    params.append("first", 10)  # type: ignore[arg-type]
    assert params.get("first") == "1"
    assert params.getAll("first") == ["1", "10", "10"]
