"""A URL object is its serialization: what setters, subclasses and copies make of it."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

from webapi import URL, Blob, File, URLSearchParams
from webapi.steps.url_value import look, replace
from webapi.url import setters
from webapi.url.components import (
    HASH,
    HOSTNAME,
    HREF,
    PASSWORD,
    PATHNAME,
    PORT,
    PROTOCOL,
    SEARCH,
    USERNAME,
    cut,
    join,
    to_tuple,
)
from webapi.url.failure import FAILURE
from webapi.url.form_urlencoded import urlencoded_parser, urlencoded_serializer
from webapi.url.host import host_serializer
from webapi.url.parser import basic_url_parser
from webapi.url.record import URLRecord
from webapi.url.serializer import record_of, url_path_serializer, url_serializer

COPIES: list[Callable[[Any], Any]] = [
    copy.copy,
    copy.deepcopy,
    *(
        lambda it, n=n: pickle.loads(pickle.dumps(it, n))
        for n in range(pickle.HIGHEST_PROTOCOL + 1)
    ),
]


def test_a_change_of_scheme_keeps_what_parsing_would_change() -> None:
    """https://url.spec.whatwg.org/#scheme-state changes the scheme and nothing else."""
    url = URL("http://h/C|/x")
    url.protocol = "file:"
    assert url.href == "file://h/C|/x"
    url.hash = "z"
    assert url.href == "file://h/C|/x#z"
    url.searchParams.append("a", "b")
    assert (url.pathname, url.href) == ("/C|/x", "file://h/C|/x?a=b#z")
    for copied in (each(url) for each in COPIES):
        assert copied.href == url.href
    url = URL("http://localhost/a")
    url.protocol = "file:"
    url.hash = "z"
    assert (url.host, url.href) == ("localhost", "file://localhost/a#z")


@pytest.mark.parametrize(
    ("href", "components"),
    [
        ("https://u:p@h:1/a?b#c", ("https:", "h", "1", "/a", "?b", "#c", "u", "p")),
        ("https://:p@h/?#", ("https:", "h", None, "/", "?", "#", "", "p")),
        ("http://[::1]:81/", ("http:", "[::1]", "81", "/", "", "", "", "")),
        ("x://", ("x:", "", None, "", "", "", "", "")),
        ("x://u@h", ("x:", "h", None, "", "", "", "u", "")),
        ("x:/.//a", ("x:", None, None, "//a", "", "", "", "")),
        ("x:a/b@c?d?e#f#g", ("x:", None, None, "a/b@c", "?d?e", "#f#g", "", "")),
        ("file:///C:/", ("file:", "", None, "/C:/", "", "", "", "")),
    ],
)
def test_a_serialization_is_cut_into_components_that_join_to_it(
    href: str, components: tuple[str | None, ...]
) -> None:
    found = cut(href)
    assert found[HREF] == href
    indices = (PROTOCOL, HOSTNAME, PORT, PATHNAME, SEARCH, HASH, USERNAME, PASSWORD)
    assert tuple(found[index] for index in indices) == components
    assert join(*to_tuple(found)[1:]) == found
    record = basic_url_parser(href)
    assert record is not FAILURE
    assert str(record_of(href)) == str(record)


@pytest.mark.parametrize("href", ["", "a", "HTTPS://h/", "1:"])
def test_cutting_anything_but_a_serialization_raises(href: str) -> None:
    with pytest.raises(ValueError, match="is not the serialization of a URL"):
        record_of(href)


def test_the_error_for_no_serialization_is_short() -> None:
    with pytest.raises(ValueError, match=r"^'H{80}' is not the serialization"):
        record_of("H" * 1000)


class Added:
    """A mixin for subclasses of interfaces, with the names that the interfaces used to use."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._url = self._type = self._data = self._list = self._href = [1]


class AddedURL(Added, URL):
    pass


class AddedParams(Added, URLSearchParams):
    pass


class AddedBlob(Added, Blob):
    pass


class AddedFile(Added, File):
    pass


class SlottedURL(URL):
    __slots__ = ("__private", "_url", "other")

    def private(self) -> Any:
        return self.__private

    def set_private(self, value: Any) -> None:
        self.__private = value


OBJECTS = (
    AddedURL("https://example.org/?a=b"),
    AddedParams("a=b"),
    AddedBlob(["ab"], {"type": "text/plain"}),
    AddedFile(["ab"], "name", {"type": "text/plain", "lastModified": 1}),
)


@pytest.mark.parametrize("made", OBJECTS, ids=lambda made: type(made).__name__)
@pytest.mark.parametrize("copied", COPIES)
def test_copies_of_subclasses_keep_the_attributes_that_they_add(
    made: Any, copied: Callable[[Any], Any]
) -> None:
    other = copied(made)
    assert type(other) is type(made)
    assert vars(other) == vars(made)
    for name in ("href", "type", "size", "name", "lastModified"):
        assert getattr(other, name, None) == getattr(made, name, None)
    assert str(other) == str(made)
    assert repr(other) == repr(made)


@pytest.mark.parametrize("copied", COPIES)
def test_copies_of_subclasses_keep_their_slots(copied: Callable[[Any], Any]) -> None:
    url = SlottedURL("https://example.org/a")
    url._url = [1]
    url.set_private(2)
    other = copied(url)
    assert (other.href, other._url, other.private()) == (url.href, [1], 2)
    assert not hasattr(other, "other")


def test_a_shallow_copy_shares_what_a_subclass_added_and_a_deep_one_does_not() -> None:
    made = OBJECTS[0]
    assert copy.copy(made)._url is made._url
    assert copy.deepcopy(made)._url is not made._url


@pytest.mark.parametrize("copied", COPIES[1:])
@pytest.mark.parametrize("names", ["up", "pu"])
def test_a_url_and_its_params_are_copied_together(copied: Callable[[Any], Any], names: str) -> None:
    url = URL("https://example.org/?a=b")
    both = {"u": url, "p": url.searchParams}
    other = copied({name: both[name] for name in names})
    assert other["u"].searchParams is other["p"]
    other["p"].append("c", "d")
    assert (other["u"].search, url.search) == ("?a=b&c=d", "?a=b")


def test_a_shallow_copy_shares_no_search_params() -> None:
    url = URL("https://example.org/?a=b")
    params = url.searchParams
    copied = copy.copy(url)
    assert copied.searchParams is not params
    copy.copy(params).append("c", "d")
    copied.searchParams.append("e", "f")
    assert (url.search, copied.search) == ("?a=b", "?a=b&e=f")


def test_appending_and_reading_in_turn_serializes_only_new_tuples(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ten thousand appends, each followed by a look, serialize as many tuples, not their square."""
    from webapi.steps import url_value

    serialized = 0

    def count(tuples: list[tuple[str, str]]) -> str:
        nonlocal serialized
        serialized += len(tuples)
        return serialize(tuples)

    serialize = url_value.urlencoded_serializer
    monkeypatch.setattr(url_value, "urlencoded_serializer", count)
    url = URL("https://example.org/?a=1#f")
    params = url.searchParams
    for number in range(10_000):
        params.append("n", str(number))
        assert url.search.endswith(f"n={number}")
    assert serialized == 10_001
    assert url.href == f"https://example.org/?{params}#f"
    assert params.size == 10_001


def test_what_another_thread_changed_meanwhile_is_not_replaced() -> None:
    url = URL("https://example.org/?a=1")
    before = url._webapi_value
    url.hash = "meanwhile"
    assert replace(url, before, cut("https://example.org/")) is False
    assert url.href == "https://example.org/?a=1#meanwhile"
    assert replace(url, url._webapi_value, cut("https://example.org/")) is True
    assert url.href == "https://example.org/"


def test_a_value_never_changes() -> None:
    """Neither setters nor changes of the query object change a value that somebody has read."""
    url: Any = URL("https://example.org/?a=1")
    params, seen = url.searchParams, []
    for change in (
        lambda: setattr(url, "hash", "x"),
        lambda: params.append("b", "2"),
        lambda: params.sort(),
        lambda: setattr(url, "search", "c"),
    ):
        seen.append((look(url), url.href))
        change()
        assert all(value[HREF] == href for value, href in seen)


def test_a_relative_reference_is_cut_when_somebody_looks_at_more_than_its_href() -> None:
    url: Any = URL("b?c", "https://example.org/a")
    assert url.href == str(url) == "https://example.org/b?c"
    assert url._webapi_value is None
    assert (url.pathname, url.search, url.origin) == ("/b", "?c", "https://example.org")
    assert url._webapi_value[HREF] == url.href
    other = URL("b?c", "https://example.org/a")
    other.searchParams.append("d", "e")
    assert other.href == "https://example.org/b?c=&d=e"
    assert URL("#x", URL("b?c", "https://example.org/a")).href == "https://example.org/b?c#x"


def test_the_list_is_parsed_from_the_url_again_only_if_the_query_changed() -> None:
    url = URL("https://example.org/?a=%20")
    params = url.searchParams
    params.append("b", "c")
    url.hash = url.username = "x"
    assert [*params] == [("a", " "), ("b", "c")]
    url.search = "?d=e"
    assert [*params] == [("d", "e")]
    url.href = "x:y"
    assert [*params] == []
    params.set("f", "g")
    assert url.href == "x:y?f=g"


@pytest.mark.parametrize("href", ["http://h/p?a#f", "https://u:p@h:1/?a", "x:o?a"])
@pytest.mark.parametrize("look", [False, True])
def test_all_components_can_be_read_after_a_change_of_params(href: str, look: bool) -> None:
    url, other = URL(href), URL(href.replace("?a", ""))
    url.searchParams.delete("a")
    if look:
        assert url.href == other.href
    for name in ("username", "password", "protocol", "host", "port", "pathname", "search", "hash"):
        assert getattr(url, name) == getattr(other, name)


def test_setters_keep_the_querys_spelling_and_changes_of_params_do_not() -> None:
    """A setter leaves the query as it is spelled: https://url.spec.whatwg.org/#dom-url-hash"""
    url = URL("https://example.org/?a=%20+%7e")
    assert url.searchParams.get("a") == "  ~"
    url.hash = "x"
    assert url.href == "https://example.org/?a=%20+%7e#x"
    url.searchParams.delete("nothing")
    assert url.href == "https://example.org/?a=++%7E#x"


@pytest.mark.parametrize("look", [False, True])
def test_a_tab_in_a_given_query_is_neither_in_the_query_nor_in_the_list(look: bool) -> None:
    """As in Firefox and Node; the page on trade-offs says that the standard's list has the tab."""
    url = URL("http://h/?x#f")
    if look:
        assert url.searchParams.size == 1
    url.search = "?a\tb=1"
    assert [*url.searchParams] == [("ab", "1")]
    url.searchParams.append("c", "3")
    assert url.href == "http://h/?ab=1&c=3#f"


HREFS = (
    "https://example.org/",
    "https://u:p@example.org:8080/a?b=c#d",
    "http://127.0.0.1/?#",
    "HTTPS://Example.org/../x y",
    "file:///C:/a",
    "x://h/p?q",
    "x:/.//p",
    "data:text/plain,x#y",
)
VALUES = {
    "protocol": ("http", "wss:", "file", "x", "1"),
    "username": ("", "me", "a b"),
    "password": ("", "secret", "é"),
    "host": ("h:81", "Example.NET:443", "[::1]:2", "", "1.2"),
    "hostname": ("h", "A.b.", "0x7f.1", "a b"),
    "port": ("", "80", "8080", "443x", "x"),
    "pathname": ("", "a b", "/../c", "//d", "/C|/"),
    "search": ("", "?", "a b", "?x=y&z='", "\t"),
    "hash": ("", "#", "a b", "é"),
}


def members(url: URLRecord) -> dict[str, str]:
    hostname = "" if url.host is None else host_serializer(url.host)
    port = "" if url.port is None else str(url.port)
    return {
        "href": url_serializer(url),
        "protocol": f"{url.scheme}:",
        "username": url.username,
        "password": url.password,
        "host": f"{hostname}:{port}" if port else hostname,
        "hostname": hostname,
        "port": port,
        "pathname": url_path_serializer(url),
        "search": f"?{url.query}" if url.query else "",
        "hash": f"#{url.fragment}" if url.fragment else "",
    }


def test_changes_and_reads_in_any_order_agree_with_the_algorithms() -> None:
    """Whatever the value holds at the moment, each member is what the algorithms make of it."""
    chooser = random.Random(20261121)
    for _ in range(2000):
        href = chooser.choice(HREFS)
        url, record = URL(href), basic_url_parser(href)
        assert record is not FAILURE
        for _ in range(chooser.randrange(1, 8)):
            name = chooser.choice((*VALUES, "params", "copy"))
            if name == "copy":
                url = copy.copy(url)
            elif name == "params":
                url.searchParams.append("n", "a b")
                pairs = urlencoded_parser((record.query or "").encode())
                record.query = urlencoded_serializer([*pairs, ("n", "a b")])
            else:
                value = chooser.choice(VALUES[name])
                setattr(url, name, value)
                setters.SETTERS[name](record, value, basic_url_parser)
            expected = members(record)
            looked_at = chooser.sample([*expected], chooser.choice((0, 1, len(expected))))
            found = {each: getattr(url, each) for each in looked_at}
            assert found == {each: expected[each] for each in looked_at}
