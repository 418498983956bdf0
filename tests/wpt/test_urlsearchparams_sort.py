"""url/urlsearchparams-sort.any.js"""

import pytest

from webapi import URL, URLSearchParams

CASES: dict[str, list[tuple[str, str]]] = {
    "z=b&a=b&z=a&a=a": [("a", "b"), ("a", "a"), ("z", "b"), ("z", "a")],
    "\ufffd=x&\ufffc&\ufffd=a": [("\ufffc", ""), ("\ufffd", "x"), ("\ufffd", "a")],
    "ﬃ&🌈": [("🌈", ""), ("ﬃ", "")],
    "é&e\ufffd&e\u0301": [("e\u0301", ""), ("e\ufffd", ""), ("é", "")],
    "z=z&a=a&z=y&a=b&z=x&a=c&z=w&a=d&z=v&a=e&z=u&a=f&z=t&a=g": (
        [("a", value) for value in "abcdefg"] + [("z", value) for value in "zyxwvut"]
    ),
    "bbb&bb&aaa&aa=x&aa=y": [("aa", "x"), ("aa", "y"), ("aaa", ""), ("bb", ""), ("bbb", "")],
    "z=z&=f&=t&=x": [("", "f"), ("", "t"), ("", "x"), ("z", "z")],
    "a🌈&a💩": [("a🌈", ""), ("a💩", "")],
}


@pytest.mark.parametrize(("input", "output"), CASES.items(), ids=map(ascii, CASES))
def test_sort_is_stable_and_by_utf_16_code_units_of_the_name(
    input: str, output: list[tuple[str, str]]
) -> None:
    params = URLSearchParams(input)
    params.sort()
    assert [tuple(pair) for pair in params] == output

    url = URL("?" + input, "https://example/")
    url.searchParams.sort()
    assert [tuple(pair) for pair in URLSearchParams(url.search)] == output


def test_sorting_an_empty_list_removes_the_question_mark() -> None:
    url = URL("http://example.com/?")
    url.searchParams.sort()
    assert url.href == "http://example.com/"
    assert url.search == ""
