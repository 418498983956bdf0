"""url/urlsearchparams-stringifier.any.js"""

import pytest

from webapi import URL, URLSearchParams


@pytest.mark.parametrize(
    ("pairs", "serialization"),
    [
        ([("a", "b c")], "a=b+c"),
        ([("a b", "c")], "a+b=c"),
        ([("", "b")], "=b"),
        ([("", "b"), ("", "b")], "=b&=b"),
        ([("", "")], "="),
        ([("", ""), ("", "")], "=&="),
        ([("a", "b+c")], "a=b%2Bc"),
        ([("a+b", "c")], "a%2Bb=c"),
        ([("=", "a")], "%3D=a"),
        ([("=", "a"), ("b", "=")], "%3D=a&b=%3D"),
        ([("&", "a")], "%26=a"),
        ([("&", "a"), ("b", "&")], "%26=a&b=%26"),
        ([("a", "*-._")], "a=*-._"),
        ([("*-._", "c")], "*-._=c"),
        ([("a", "b%c")], "a=b%25c"),
        ([("a%b", "c")], "a%25b=c"),
        ([("a", "b\0c")], "a=b%00c"),
        ([("a\0b", "c")], "a%00b=c"),
        ([("a", "b\U0001f4a9c")], "a=b%F0%9F%92%A9c"),
        ([("a\U0001f4a9b", "c")], "a%F0%9F%92%A9b=c"),
        ([("a", "b\ud83d\udca9c")], "a=b%F0%9F%92%A9c"),
    ],
    ids=ascii,
)
def test_appended_pairs_are_serialized_as_urlencoded(
    pairs: list[tuple[str, str]], serialization: str
) -> None:
    params = URLSearchParams()
    for name, value in pairs:
        params.append(name, value)
    assert str(params) == serialization


def test_empty_names_and_values_are_serialized() -> None:
    params = URLSearchParams()
    for name, value, serialization in (
        ("a", "", "a="),
        ("a", "", "a=&a="),
        ("", "b", "a=&a=&=b"),
        ("", "", "a=&a=&=b&="),
        ("", "", "a=&a=&=b&=&="),
    ):
        params.append(name, value)
        assert str(params) == serialization


def test_deleted_pairs_are_not_serialized() -> None:
    params = URLSearchParams()
    params.append("a", "b c")
    params.delete("a")
    params.append("a b", "c")
    assert str(params) == "a+b=c"


@pytest.mark.parametrize(
    ("init", "serialization"),
    [
        ("id=0&value=%", "id=0&value=%25"),
        ("a=b&c=d&&e&&", "a=b&c=d&e="),
        ("a = b &a=b&c=d%20", "a+=+b+&a=b&c=d+"),
        ("a=&a=b", "a=&a=b"),
        ("b=%2sf%2a", "b=%252sf*"),
        ("b=%2%2af%2a", "b=%252*f*"),
        ("b=%%2a", "b=%25*"),
    ],
)
def test_parsed_pairs_are_serialized_as_urlencoded(init: str, serialization: str) -> None:
    assert URLSearchParams(init).toString() == serialization


def test_the_query_of_a_url_stays_as_written_until_search_params_change() -> None:
    url = URL("http://www.example.com/?a=b,c")
    params = url.searchParams
    assert url.toString() == str(url) == "http://www.example.com/?a=b,c"
    assert params.toString() == "a=b%2Cc"
    params.append("x", "y")
    assert url.toString() == str(url) == "http://www.example.com/?a=b%2Cc&x=y"
    assert params.toString() == "a=b%2Cc&x=y"


def test_newlines_are_percent_encoded_without_normalization() -> None:
    params = URL("http://www.example.com/").searchParams
    params.append("a\nb", "c\rd")
    params.append("e\n\rf", "g\r\nh")
    assert params.toString() == "a%0Ab=c%0Dd&e%0A%0Df=g%0D%0Ah"
