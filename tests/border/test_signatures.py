"""What Python shows of a call, and what it refuses: names, counts and receivers of arguments."""

from __future__ import annotations

import inspect
import pydoc
import re
from typing import Any

import pytest

import webapi
from webapi import (
    URL,
    Blob,
    CustomEvent,
    Document,
    Event,
    EventTarget,
    File,
    InvalidURLError,
    Request,
    Response,
    TextDecoder,
    URLPattern,
    URLSearchParams,
)


def test_signatures_are_what_a_caller_writes() -> None:
    assert str(inspect.signature(URL)) == "(url, base=None)"
    assert str(inspect.signature(URL.parse)) == "(url, base=None)"
    assert str(inspect.signature(URL.canParse)) == "(url, base=None)"
    assert str(inspect.signature(URLSearchParams)) == "(init=None)"
    assert str(inspect.signature(URLSearchParams.append)) == "(self, name, value)"
    assert str(inspect.signature(Blob.slice)) == "(self, start=None, end=None, contentType=None)"
    assert "canParse(url, base=None)" in pydoc.plain(pydoc.render_doc(URL.canParse))


def test_help_has_a_sentence_for_each_method() -> None:
    without = [
        f"{name}.{key}"
        for name in webapi.__all__
        if isinstance(cls := getattr(webapi, name), type)
        for key, member in vars(cls).items()
        if not key.startswith("_") and inspect.isfunction(member)
        # The first paragraph would be the IDL.
        if re.match(rf"``[^`]* {key}\(", member.__doc__ or "")
    ]
    assert without == []


def test_arguments_can_be_given_by_name() -> None:
    href = "https://example.org/a/x"
    for make in (URL, URL.new, URL.parse):
        for url in (make("x", base="https://example.org/a/"), make(url="x", base=URL(href))):
            assert url is not None
            assert url.href == href
    assert URL(base="https://b", url="c").href == "https://b/c"
    assert URL.canParse("b", base="https://a")
    assert not URL.canParse(url="b")
    with pytest.raises(InvalidURLError):
        URL(url="b", base=None)
    params = URLSearchParams(init={"a": 1})
    params.append(name="b", value=2)
    assert params.has("b", value="2")
    assert str(params) == "a=1&b=2"
    assert File(fileBits=["x"], fileName="n", options={"type": "t"}).name == "n"


@pytest.mark.parametrize(
    ("call", "arguments", "named"),
    [
        (URL, ("a:b", None, "c"), {}),
        (URL, ("a:b",), {"url": "a:b"}),
        (URL, (), {"href": "a:b"}),
        (URL.parse, ("a:b", None, "c"), {}),
        (URL.canParse, ("a:b", None, "c"), {}),
        (URL("a:b").toJSON, ("key",), {}),
        (URLSearchParams, ("a=1", "b=2"), {}),
        (URLSearchParams, (), {"a": "1"}),
        (URLSearchParams("a=1").get, ("b", "default"), {}),
        (URLSearchParams("a=1").append, ("b", "1", "2"), {}),
        (URLSearchParams("a=1").keys, (1,), {}),
        (Blob, ([], {}, None), {}),
        (Document().createElement, ("a", {"is": "b"}), {}),
    ],
)
def test_surplus_and_unknown_arguments_raise_a_type_error(
    call: Any, arguments: tuple[Any, ...], named: dict[str, Any]
) -> None:
    with pytest.raises(TypeError, match="argument"):
        call(*arguments, **named)


@pytest.mark.parametrize("other", [None, 5, "a:b", {}, URLSearchParams("a=1"), Document()])
def test_methods_called_on_other_objects_raise_a_type_error(other: Any) -> None:
    calls: list[tuple[Any, tuple[Any, ...]]] = [
        (URL.toJSON, ()),
        (URL.toString, ()),
        (Blob.slice, (1,)),
    ]
    if not isinstance(other, URLSearchParams):
        calls += [
            (URLSearchParams.append, ("a", "b")),
            (URLSearchParams.get, ("a",)),
            (URLSearchParams.keys, ()),
            (URLSearchParams.forEach, (print,)),
            (URLSearchParams.toString, ()),
        ]
    for method, arguments in calls:
        with pytest.raises(TypeError, match=r"^Illegal invocation$"):
            method(other, *arguments)


def test_options_can_be_given_by_name() -> None:
    response = Response("x", status=404, headers={"a": "b"})
    assert (response.status, response.headers.get("a")) == (404, "b")
    assert Response.new("x", statusText="gone").statusText == "gone"
    assert Response.json({}, status=201).status == 201
    assert TextDecoder("utf-8", fatal=True).fatal
    assert TextDecoder().decode(b"\xc3", stream=True) == ""
    assert Blob(["a"], type="text/plain").type == "text/plain"
    assert File(["a"], "n", lastModified=1).lastModified == 1
    event = CustomEvent("a", detail=5, cancelable=True)
    assert (event.detail, event.cancelable, event.bubbles) == (5, True, False)
    assert Request("https://example.org/", method="PUT").method == "PUT"
    heard: list[Event] = []
    target = EventTarget()
    target.addEventListener("a", heard.append, once=True)
    target.dispatchEvent(event)
    target.dispatchEvent(Event("a"))
    assert heard == [event]


@pytest.mark.parametrize(
    ("function", "arguments", "named", "message"),
    [
        (
            *(Response, ("x", {"headers": {}}), {"status": 404}),
            'Response() takes options as a dict: Response(body, {"status": …})',
        ),
        (Response, ("x",), {"state": 404}, "Response() got an unexpected keyword argument 'state'"),
        (
            *(URLPattern, ("/a",), {"ignoreCase": True}),
            'URLPattern() takes options as a dict: URLPattern(input, {"ignoreCase": True})',
        ),
        (
            *(URLPattern, (), {"pathname": "/a"}),
            'URLPattern() takes options as a dict: URLPattern({"pathname": …})',
        ),
    ],
)
def test_options_that_cannot_be_given_by_name(
    function: Any, arguments: tuple[object, ...], named: dict[str, object], message: str
) -> None:
    """Both a dict and names; no member; overloads."""
    with pytest.raises(TypeError) as raised:
        function(*arguments, **named)
    assert str(raised.value) == message


def test_a_name_that_is_no_option_is_not_shown_as_one() -> None:
    make: Any = TextDecoder
    decode: Any = TextDecoder().decode
    for named in ({"fata": True}, {"fatal": True, "x" * 10_000: 1}):
        for call in (make, decode):
            with pytest.raises(TypeError, match="unexpected keyword argument") as raised:
                call(**named)
            assert len(str(raised.value)) < 200
