"""url/urlsearchparams-constructor.any.js

Left out: DOMException as an argument, because webapi has no such class. A subclass's ``__iter__``
represents a changed ``Symbol.iterator``.
"""

from collections.abc import Iterator

import pytest

from webapi import URLSearchParams


def test_the_argument_may_be_missing_empty_or_another_object() -> None:
    assert str(URLSearchParams()) == ""
    assert URLSearchParams().toString() == ""
    assert str(URLSearchParams("")) == ""
    assert type(URLSearchParams("")) is URLSearchParams
    assert str(URLSearchParams({})) == ""
    assert str(URLSearchParams([])) == ""
    params = URLSearchParams("a=b")
    assert str(params) == "a=b"
    assert str(URLSearchParams(params)) == "a=b"


def test_the_constructor_removes_one_leading_question_mark() -> None:
    assert URLSearchParams("?a=b").toString() == "a=b"
    assert URLSearchParams("??a=b").toString() == "%3Fa=b"


@pytest.mark.parametrize(
    ("init", "names", "others"),
    [
        ("a=b", ["a"], ["b"]),
        ("a=b&c", ["a", "c"], []),
        ("&a&&& &&&&&a+b=& c&m%c3%b8%c3%b8", ["a", "a b", " ", " c", "møø"], ["c"]),
        ("id=0&value=%", ["id", "value"], []),
        ("b=%2sf%2a", ["b"], []),
        ("b=%2%2af%2a", ["b"], []),
        ("b=%%2a", ["b"], []),
    ],
)
def test_a_string_is_parsed_into_these_names(
    init: str, names: list[str], others: list[str]
) -> None:
    params = URLSearchParams(init)
    assert [params.has(name) for name in names] == [True] * len(names)
    assert [params.has(name) for name in others] == [False] * len(others)


@pytest.mark.parametrize(
    ("init", "name", "value"),
    [
        ("id=0&value=%", "id", "0"),
        ("id=0&value=%", "value", "%"),
        ("b=%2sf%2a", "b", "%2sf*"),
        ("b=%2%2af%2a", "b", "%2*f*"),
        ("b=%%2a", "b", "%*"),
        ("a=b+c", "a", "b c"),
        ("a+b=c", "a b", "c"),
        ("a=b c", "a", "b c"),
        ("a b=c", "a b", "c"),
        ("a=b%20c", "a", "b c"),
        ("a%20b=c", "a b", "c"),
        ("a=b\0c", "a", "b\0c"),
        ("a\0b=c", "a\0b", "c"),
        ("a=b%00c", "a", "b\0c"),
        ("a%00b=c", "a\0b", "c"),
        ("a=b\u2384", "a", "b\u2384"),
        ("a\u2384b=c", "a\u2384b", "c"),
        ("a=b%e2%8e%84", "a", "b\u2384"),
        ("a%e2%8e%84b=c", "a\u2384b", "c"),
        ("a=b\U0001f4a9c", "a", "b\U0001f4a9c"),
        ("a\U0001f4a9b=c", "a\U0001f4a9b", "c"),
        ("a=b\ud83d\udca9c", "a", "b\U0001f4a9c"),
        ("a\ud83d\udca9b=c", "a\U0001f4a9b", "c"),
        ("a=b%f0%9f%92%a9c", "a", "b\U0001f4a9c"),
        ("a%f0%9f%92%a9b=c", "a\U0001f4a9b", "c"),
    ],
    ids=ascii,
)
def test_a_string_is_parsed_into_these_values(init: str, name: str, value: str) -> None:
    assert URLSearchParams(init).get(name) == value


def test_a_plus_sign_is_the_same_after_serializing_and_parsing() -> None:
    number = "+15555555555"
    params = URLSearchParams()
    params.set("query", number)
    assert params.toString() == "query=%2B15555555555"
    assert params.get("query") == number
    assert URLSearchParams(params.toString()).get("query") == number


def test_the_constructor_copies_another_object() -> None:
    seed = URLSearchParams("a=b&c=d")
    params = URLSearchParams(seed)
    assert params.get("a") == "b"
    assert params.get("c") == "d"
    assert params.has("d") is False
    seed.append("e", "f")
    assert params.has("e") is False
    params.append("g", "h")
    assert seed.has("g") is False


def test_a_sequence_must_hold_pairs() -> None:
    params = URLSearchParams([["a", "b"], ["c", "d"]])
    assert params.get("a") == "b"
    assert params.get("c") == "d"
    for no_pair in ([[1]], [[1, 2, 3]]):
        with pytest.raises(TypeError):
            URLSearchParams(no_pair)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("init", "pairs"),
    [
        ({"+": "%C2"}, [("+", "%C2")]),
        ({"c": "x", "a": "?"}, [("c", "x"), ("a", "?")]),
        ([["c", "x"], ["a", "?"]], [("c", "x"), ("a", "?")]),
        (
            dict(zip(("\ud835x", "xx", "\ud83dx"), "123", strict=True)),
            [("\ufffdx", "3"), ("xx", "2")],
        ),
        (dict(zip(("x\udc53", "x\udc5c", "x\udc65"), "123", strict=True)), [("x\ufffd", "3")]),
        (
            {"a\0b": "42", "c\ud83d": "23", "d\u1234": "foo"},
            [("a\0b", "42"), ("c\ufffd", "23"), ("d\u1234", "foo")],
        ),
    ],
    ids=ascii,
)
def test_records_and_sequences_give_these_pairs(
    init: dict[str, str] | list[list[str]], pairs: list[tuple[str, str]]
) -> None:
    assert [tuple(pair) for pair in URLSearchParams(init)] == pairs


class ParamsWithIter(URLSearchParams):
    def __iter__(self) -> Iterator[tuple[str, str]]:
        yield ("a", "b")


def test_the_constructor_iterates_over_an_object() -> None:
    assert URLSearchParams(ParamsWithIter()).get("a") == "b"
