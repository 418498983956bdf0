"""Changed copies, format specifications, and subclasses as Python makes them."""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

import pytest

from webapi import URL, Blob, Document, Event, EventTarget, InvalidURLError, URLSearchParams


def test_with_returns_a_changed_copy() -> None:
    url = URL("https://user:pass@example.org:8080/a?b=c#d")
    assert url.with_(search="", hash="").href == "https://user:pass@example.org:8080/a"
    assert url.with_(protocol="http", port=80, username="").href == (
        "http://:pass@example.org/a?b=c#d"
    )
    assert url.with_(href="a:b", hash="c").href == "a:b#c"
    assert url.with_().href == url.href
    assert url.with_() is not url
    assert url.with_(port="none").port == "8080"
    assert url.href == "https://user:pass@example.org:8080/a?b=c#d"
    with pytest.raises(InvalidURLError):
        url.with_(href="none")


def test_a_changed_copy_has_a_query_object_of_its_own() -> None:
    url = URL("https://example.org/?a=1")
    params = url.searchParams
    changed = url.with_(search="b=2")
    assert str(changed.searchParams) == "b=2"
    assert changed.searchParams is not params
    params.append("c", "3")
    assert (url.search, changed.search) == ("?a=1&c=3", "?b=2")


@pytest.mark.parametrize("name", ["origin", "searchParams", "toJSON", "nonsense", "_webapi_value"])
def test_with_refuses_names_that_cannot_be_set(name: str) -> None:
    with pytest.raises(TypeError, match=f"unexpected keyword argument '{name}'"):
        URL("a:b").with_(**{name: "x"})  # type: ignore[arg-type]


def test_a_changed_copy_of_a_subclass_is_of_the_subclass() -> None:
    class Tagged(URL):
        tag = "class"

    tagged = Tagged("a:b")
    tagged.tag = "own"
    changed = tagged.with_(hash="c")
    assert (type(changed), changed.tag, changed.href) == (Tagged, "own", "a:b#c")


def test_format_specifications_apply_to_the_string() -> None:
    url = URL("a:b")
    assert format(url, ">5") == f"{url:>5}" == "  a:b"
    assert f"{url}" == format(url) == "a:b"
    assert f"{url:.1}" == "a"
    assert f"{URLSearchParams('a=1'):*^7}" == "**a=1**"
    link = Document("https://h/").createElement("a")
    link.href = "/x"
    assert f"{link:<11}|" == "https://h/x|"
    for specification in ("d", "nonsense"):
        with pytest.raises(ValueError, match="format"):
            format(url, specification)


@dataclass
class Link(URL):
    title: str


@dataclass(slots=True)
class SlottedLink(URL):
    title: str


@dataclass
class ProperLink(URL):
    address: str
    title: str = ""

    def __post_init__(self) -> None:
        super().__init__(self.address)


@dataclass
class Query(URLSearchParams):
    title: str


@pytest.mark.parametrize("kind", [Link, SlottedLink])
def test_using_an_uninitialized_dataclass_says_what_to_do(kind: Any) -> None:
    link = kind("x")
    assert link.title == "x"
    message = f"{kind.__name__}.__init__ did not call URL.__init__.*__post_init__"
    for use in (
        lambda: link.href,
        lambda: link.searchParams,
        link.toJSON,
        lambda: str(link),
        lambda: setattr(link, "hash", "x"),
    ):
        with pytest.raises(TypeError, match=message):
            use()
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        link.nonsense  # noqa: B018
    with pytest.raises(TypeError, match="URLSearchParams"):
        Query("x").append("a", "b")


def test_a_dataclass_that_initializes_its_base_works() -> None:
    link = ProperLink("HTTPS://h", "title")
    assert (link.href, link.title) == ("https://h/", "title")
    copied = copy.copy(link)
    assert (copied.href, copied.title, type(copied)) == ("https://h/", "title", ProperLink)


def test_only_dataclasses_look_for_a_missing_initialization() -> None:
    class Plain(URL):
        def path(self) -> str:
            return self.pathname

    class Initialized(URL):
        title: str

        def __init__(self, url: str) -> None:
            super().__init__(url)
            self.title = url

    class Annotated(Blob):
        title: str = "x"

    assert Plain("a:b").path() == "b"
    assert Initialized("a:b").title == "a:b"
    for kind in (URL, Plain, Initialized):
        assert not hasattr(kind, "__getattr__")
    blob = Annotated(["a"])
    assert (blob.size, blob.title) == (1, "x")


class Forgetful(EventTarget):
    def __init__(self) -> None:
        self.name = "x"


class ForgetfulURL(URL):
    def __init__(self, name: str) -> None:
        self.name = name


class ForgetfulEvent(Event):
    def __init__(self) -> None:
        self.name = "x"


@pytest.mark.parametrize(
    ("make", "interface", "use"),
    [
        (Forgetful, "EventTarget", lambda it: it.addEventListener("a", print)),
        (Forgetful, "EventTarget", lambda it: it.dispatchEvent(Event("a"))),
        (Forgetful, "EventTarget", lambda it: it.removeEventListener("a", print)),
        (ForgetfulEvent, "Event", lambda it: EventTarget().dispatchEvent(it)),
        (ForgetfulEvent, "Event", lambda it: it.type),
        (lambda: ForgetfulURL("x"), "URL", lambda it: it.href),
    ],
)
def test_an_init_that_calls_no_other_one_says_what_to_do(
    make: Any, interface: str, use: Any
) -> None:
    value = make()
    assert value.name == "x"
    name = type(value).__name__
    message = rf"^{name}.__init__ did not call {interface}.__init__: call super\(\).__init__"
    with pytest.raises(TypeError, match=message):
        use(value)
