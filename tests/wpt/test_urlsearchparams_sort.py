"""url/urlsearchparams-sort.any.js: by UTF-16 code units, and stably"""

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
def test_sort(input: str, output: list[tuple[str, str]]) -> None:
    params = URLSearchParams(input)
    params.sort()
    assert [tuple(pair) for pair in params] == output

    url = URL("?" + input, "https://example/")
    url.searchParams.sort()
    assert [tuple(pair) for pair in URLSearchParams(url.search)] == output


def test_no_question_mark_is_left_when_there_is_nothing_to_sort() -> None:
    url = URL("http://example.com/?")
    url.searchParams.sort()
    assert url.href == "http://example.com/"
    assert url.search == ""
