"""Requests that no glue of ours would send, but dukpy's ``call_python`` lets a page send."""

import json
import re

import pytest

from webapi.runtimes.bridge import RequestHandler
from webapi.runtimes.calls import Maker, document
from webapi.runtimes.generated.exposed import CALLS
from webapi.runtimes.scripts import script

ERRORS = ("DOMException", "Error", "RangeError", "TypeError")
ODD = [None, True, 0, -1, 1e308, 10**30, "", "__class__", [], [[]], {}, {"a": 1}, ["x"] * 50]
DOCUMENT = [CALLS.index(document)]
KINDS = ("new", "clone", "get", "set cookie", "location", "base", "base href", "link", "set link")
REQUESTS = [
    *ODD,
    *([code] for code in (-1, len(CALLS), len(CALLS) - 1, 10**30, True, None, "2", [2])),
    *([code, *([odd] * count)] for code in range(len(CALLS)) for odd in ODD for count in (1, 2, 4)),
    *([code, [maker, "a:b", "c:d"], "x"] for code in range(len(CALLS)) for maker in range(-2, 30)),
    *([*DOCUMENT, kind, odd, more, more] for kind in KINDS for odd in ODD for more in ODD),
    *([code, [2, "https://a/?b"], odd, odd] for code in range(len(CALLS)) for odd in ODD),
]


def handler_with_objects() -> tuple[RequestHandler, int]:
    """A handler, and how many objects it keeps: one at least of each interface that can be had."""
    handler = RequestHandler(1000)
    constructors = [
        number for number, call in enumerate(CALLS) if isinstance(call, Maker) and call.result.kept
    ]
    for number in constructors:
        for arguments in ((), ("https://a/",), ([],), ([], "name")):
            handler.answer(json.dumps([number, *arguments]))
    _, document = json.loads(handler.answer(json.dumps([*DOCUMENT, "new", "https://a/", "UTF-8"])))
    for kind in (["location", document], ["twin", document, None, "/b"]):
        handler.answer(json.dumps([*DOCUMENT, *kind]))
    for handle in (1, 2, 3, 4):
        for number in range(1, len(CALLS)):
            handler.answer(json.dumps([number, handle]))
            handler.answer(json.dumps([number, handle, "a"]))
    return handler, len(handler.handles.by_handle)


def test_every_request_about_every_object_is_answered_with_json() -> None:
    handler, count = handler_with_objects()
    interfaces = {type(item).__name__ for item in handler.handles.by_handle.values()}
    assert interfaces >= {"Document", "Blob", "File", "URLSearchParams", "Location"}
    assert "HTMLAnchorElement" in interfaces
    for handle in range(1, count + 1):
        for number in range(1, len(CALLS)):
            for odd in (*ODD, [1, [2]], [5, [1, 2**40]], [9, []], [-1, [1]], handle, 10**6):
                parsed = json.loads(handler.answer(json.dumps([number, handle, odd, odd])))
                assert type(parsed) is list
                assert type(parsed[0]) is int or parsed[0] in ERRORS
    assert len(handler.handles.by_handle) <= 1000


def test_every_request_is_answered_with_json() -> None:
    handler = RequestHandler(1000)
    for request in REQUESTS:
        answer = handler.answer(json.dumps(request))
        assert answer.isascii()
        parsed = json.loads(answer)
        assert type(parsed) is list
        assert type(parsed[0]) is int or parsed[0] in ERRORS
    assert len(handler.handles.by_handle) <= 1000


@pytest.mark.parametrize(
    "text",
    ["", "x", "[", "NaN", "\ud800", "[" * 100_000, '"\0"', "[2,NaN]", "9" * 5000, "\U0001f600"],
)
def test_every_text_is_answered_with_json(text: str) -> None:
    parsed = json.loads(RequestHandler(10).answer(text))
    assert parsed[0] in (0, "Error", "TypeError")


def test_the_answer_to_deep_nesting_shows_nothing_of_python() -> None:
    answer = json.loads(RequestHandler(10).answer("[" * 100_000))
    assert answer == ["Error", "webapi could not answer: RecursionError"]


def code(pattern: str) -> int:
    """The number of a call, from the text of a generated script."""
    text = script("generated/url.js")
    found = re.search(pattern, text)
    assert found
    return int(found[1])


def test_a_handle_of_another_class_or_context_is_refused() -> None:
    construct = code(r"constructed\(URLSearchParamsBrand, this, \"\[(\d+),")
    set_hash = code(r"set hash.*\n *assign\(this, internals\(URLBrand, this\), (\d+)")
    get = code(r"return query\(this, inner, (\d+), .*'get' on 'URLSearchParams'")
    handler = RequestHandler(10)
    assert json.loads(handler.answer(f'[{construct},"a=b"]')) == [1, 1]
    assert json.loads(handler.answer(f'[{get},1,"a"]')) == [1, "b"]
    refusal = ["TypeError", "Illegal invocation"]
    assert json.loads(handler.answer(f'[{set_hash},1,"x"]')) == refusal
    assert json.loads(handler.answer(f'[{get},2,"a"]')) == refusal
    assert json.loads(RequestHandler(10).answer(f'[{get},1,"a"]')) == refusal
