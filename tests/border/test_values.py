"""What Python's own kinds of value, and other libraries', become as arguments."""

from __future__ import annotations

import ctypes
import datetime
import email.message
import mmap
import uuid
from array import array
from collections import OrderedDict, UserDict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from pathlib import PurePosixPath
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from tests.file_api.test_blob import data
from webapi import URL, Blob, Document, File, URLSearchParams


class Markup(str):
    """As markupsafe's: every operation gives another one."""

    __slots__ = ()

    def __html__(self) -> str:
        return self

    def __eq__(self, other: object) -> bool:
        return False

    __hash__ = str.__hash__

    def isascii(self) -> bool:
        return True

    def lower(self) -> str:
        return "lowered"

    def __str__(self) -> str:
        return self

    def __len__(self) -> int:
        return 0


class Shown:
    """An object whose string is a subclass of str."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return Markup(self.text)


@pytest.mark.parametrize("wrap", [Markup, Shown])
def test_subclasses_of_str_become_str(wrap: Callable[[str], Any]) -> None:
    url = URL(wrap("HTTPS://É.example/a?b#c"))
    assert url.href == "https://xn--9ca.example/a?b#c"
    url.pathname = wrap("/é")
    assert url.href == "https://xn--9ca.example/%C3%A9?b#c"
    params = url.searchParams
    params.append(wrap("é"), wrap("1"))
    assert params.get("é") == "1"
    assert params.has(wrap("é"), wrap("1"))
    assert url.search == "?b=&%C3%A9=1"
    link = Document(wrap("https://h/")).createElement(wrap("A"))
    link.href = wrap("/é")
    for text in (
        *(url.href, url.pathname, url.search, str(url), f"{url}"),
        *(each for pair in params for each in pair),
        *(link.localName, link.href, link.getAttribute("href")),
        *(File([], wrap("n"), {"type": wrap("T/x")}).name, Blob([], {"type": wrap("t/x")}).type),
    ):
        assert type(text) is str
    assert data(Blob([wrap("é")])) == "é".encode()


def mapped() -> mmap.mmap:
    mapping = mmap.mmap(-1, 2)
    mapping[:] = b"AB"
    return mapping


@pytest.mark.parametrize(
    "make",
    [
        lambda: array("B", [65, 66]),
        lambda: array("b", [65, 66]),
        lambda: (ctypes.c_char * 2)(b"A", b"B"),
        lambda: (ctypes.c_uint8 * 2)(65, 66),
        lambda: memoryview(b"A.B.")[::2],
        lambda: memoryview(array("B", [65, 66])),
        mapped,
    ],
)
def test_every_kind_of_buffer_gives_its_bytes(make: Callable[[], Any]) -> None:
    value = make()
    assert data(Blob([value])) == b"AB"
    assert data(File([b"x", value, "y"], "n")) == b"xABy"
    if isinstance(value, mmap.mmap):
        value.close()  # which raises if the blob holds on to it
    for call in (URL, URLSearchParams("").has, URL.canParse):
        with pytest.raises(TypeError):
            call(make())


def test_larger_items_give_bytes_in_the_machines_order() -> None:
    words = array("H", [1, 2, 3])
    assert data(Blob([words])) == words.tobytes()
    with pytest.raises(TypeError, match="decode"):
        URLSearchParams().append("a", words)  # type: ignore[arg-type]
    released = memoryview(b"a")
    released.release()
    with pytest.raises(TypeError, match="released"):
        Blob([released])


def test_decimals_fractions_uuids_and_paths_become_strings_and_numbers() -> None:
    params = URLSearchParams(
        {"a": Decimal("1.10"), "b": Fraction(1, 3), "c": uuid.UUID(int=5), "d": PurePosixPath("x")}
    )
    assert list(params.values()) == [
        "1.10",
        "1/3",
        "00000000-0000-0000-0000-000000000005",
        "x",
    ]
    assert data(Blob(["abcdef"]).slice(Decimal(2), Fraction(9, 2))) == b"cd"


def last_modified(value: Any) -> int:
    return File([], "x", {"lastModified": value}).lastModified


def test_datetimes_become_milliseconds_since_the_unix_epoch() -> None:
    utc = datetime.UTC
    assert last_modified(datetime.datetime(1970, 1, 1, tzinfo=utc)) == 0
    assert last_modified(datetime.datetime(2026, 11, 21, 1, 2, 3, 4999, utc)) == 1795222923004
    assert last_modified(datetime.datetime(1969, 12, 31, 23, 59, 59, 999_000, utc)) == -1
    zone = datetime.timezone(datetime.timedelta(hours=5, minutes=30))
    assert last_modified(datetime.datetime(1970, 1, 1, 5, 30, 1, tzinfo=zone)) == 1000
    naive = datetime.datetime(2026, 7, 1, 12)
    assert last_modified(naive) == naive.timestamp() * 1000
    now = datetime.datetime.now()
    assert abs(last_modified(now) - now.timestamp() * 1000) <= 1


@pytest.mark.parametrize(
    "value",
    [
        datetime.date(2026, 1, 1),
        datetime.timedelta(1),
        datetime.time(1),
        PurePosixPath("5a"),
        object(),
        print,
        b"5",
        1j,
    ],
)
def test_values_that_are_no_number_raise_a_type_error(value: Any) -> None:
    with pytest.raises(TypeError, match="lastModified"):
        last_modified(value)


def test_values_become_numbers_as_in_javascript() -> None:
    for value, number in (("5", 5), ("x", 0), ([7], 7), ([], 0), ({}, 0), (True, 1), (2.9, 2)):
        assert last_modified(value) == number


def test_params_contain_names_and_pairs() -> None:
    params = URLSearchParams("q=1&page=2&none=undefined")
    assert "q" in params
    assert "x" not in params
    assert Markup("q") in params
    assert ("q", "1") in params
    assert ("page", 2) in params
    assert ["q", "1"] in params  # type: ignore[operator]
    assert ("q", "2") not in params
    assert ("q", None) not in params
    assert ("none", None) in params
    for value in (1, None, b"q", ("q",), ("q", "1", "2"), URL("q:"), {"q": "1"}):
        with pytest.raises(TypeError, match="a name or a pair"):
            value in params  # type: ignore[operator] # noqa: B015


def test_params_are_no_mapping_and_the_error_says_what_to_write() -> None:
    params: Any = URLSearchParams("a=1&a=2")
    for convert in (dict, lambda params: {**params}, lambda params: params["a"]):
        with pytest.raises(TypeError, match=r"dict\(….entries\(\)\)"):
            convert(params)
    assert dict(params.entries()) == {"a": "2"}
    assert URLSearchParams(params).getAll("a") == ["1", "2"]


class MultiItems(UserDict[str, str]):
    """As in httpx and Starlette."""

    def multi_items(self) -> list[tuple[str, str]]:
        return [("a", "1"), ("b", "2"), ("a", "3")]


class Lists(dict[str, Any]):
    """As in Django: items() has the last value of each name."""

    def lists(self) -> Iterator[tuple[str, list[str]]]:
        yield "a", ["1", "3"]
        yield "b", ["2"]


class ItemsMulti(Lists):
    """As in Werkzeug."""

    def items(self, multi: bool = False) -> Any:
        return [("a", "1"), ("b", "2"), ("a", "3")] if multi else [("a", "1"), ("b", "2")]


class Repeating(UserDict[str, str]):
    """As in multidict: items() has them all."""

    def items(self) -> Any:
        return iter([("a", "1"), ("b", "2"), ("a", "3")])


class Duck:
    """A mapping by its methods."""

    def keys(self) -> list[str]:
        return ["a", "b"]

    def __getitem__(self, key: str) -> int:
        return {"a": 1, "b": 2}[key]


class IterableDuck(Duck):
    def __iter__(self) -> Iterator[str]:
        return iter("ab")


@Mapping.register
class Registered:
    """A mapping because it says so."""

    def items(self) -> list[tuple[str, int]]:
        return [("a", 1), ("b", 2)]


class Named(NamedTuple):
    name: str
    value: int


@dataclass
class Fields:
    a: int = 1
    b: str = "2"
    _private: int = 3


@dataclass(slots=True)
class Slotted:
    a: int = 1
    b: str = "2"


def message() -> email.message.Message:
    made = email.message.Message()
    for name, value in (("a", "1"), ("b", "2"), ("a", "3")):
        made[name] = value
    return made


def row() -> Any:
    sqlite3 = pytest.importorskip("sqlite3")
    connection = sqlite3.connect(":memory:")
    connection.row_factory = sqlite3.Row
    found = connection.execute("select 1 as a, '2' as b").fetchone()
    connection.close()
    return found


@pytest.mark.parametrize(
    ("make", "query"),
    [
        (lambda: MultiItems(a="1"), "a=1&b=2&a=3"),
        (lambda: ItemsMulti(a="1"), "a=1&b=2&a=3"),
        (lambda: Lists(a="1"), "a=1&a=3&b=2"),
        (lambda: Repeating(a="1"), "a=1&b=2&a=3"),
        (message, "a=1&b=2&a=3"),
        (row, "a=1&b=2"),
        (lambda: OrderedDict(b=1, a=2), "b=1&a=2"),
        (lambda: UserDict(b=1, a=2), "b=1&a=2"),
        (Duck, "a=1&b=2"),
        (IterableDuck, "a=1&b=2"),
        (Registered, "a=1&b=2"),
        (Fields, "a=1&b=2"),
        (Slotted, "a=1&b=2"),
        (lambda: SimpleNamespace(a=1, _b=2), "a=1"),
        (SimpleNamespace, ""),
        (lambda: [Named("a", 1)], "a=1"),
        (lambda: {"b": 1, 2: "x"}, "b=1&2=x"),
        (lambda: URL("https://h/?a=1"), ""),
    ],
)
def test_mappings_and_objects_with_fields_are_records(make: Callable[[], Any], query: str) -> None:
    assert str(URLSearchParams(make())) == query


@pytest.mark.parametrize(
    "value", [PurePosixPath("a=1"), datetime.date(2026, 1, 1), lambda: None, object(), Ellipsis]
)
def test_a_value_without_items_or_fields_raises_a_type_error(value: Any) -> None:
    with pytest.raises(TypeError, match="has neither items nor fields"):
        URLSearchParams(value)


def test_options_may_be_any_mapping() -> None:
    class Options(Duck):
        def keys(self) -> list[str]:
            return ["type"]

        def __getitem__(self, key: str) -> Any:
            return {"type": "text/plain"}[key]

    options: Any = Options()
    assert Blob([], options).type == "text/plain"
    options = UserDict(type="text/html")
    assert Blob([], options).type == "text/html"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (
            lambda: URLSearchParams(["ab"]),  # type: ignore[list-item]
            "Failed to construct 'URLSearchParams': parameter 1, element 0 cannot be converted to "
            "a sequence.",
        ),
        (
            lambda: URLSearchParams([("a", "b"), ("c", b"d")]),  # type: ignore[list-item]
            "element 1, element 1 is",
        ),
        (lambda: URLSearchParams({"k": b"v"}), "the value of 'k' is"),  # type: ignore[dict-item]
        (lambda: URLSearchParams([["a"] * 10**6]), "pair"),
        (lambda: URLSearchParams([["a" * 10**6] * 3]), "pair"),
        (lambda: URLSearchParams({"a" * 10**6: b""}), "the value of 'aaaa"),  # type: ignore[dict-item]
        (lambda: Blob([b"", object], {"type": "x" * 10**6, "endings": "y" * 10**6}), "endings"),
        (lambda: File([], "x", {"lastModified": PurePosixPath("x" * 10**6)}), "lastModified"),
    ],
)
def test_errors_name_the_place_and_are_short(call: Callable[[], Any], message: str) -> None:
    with pytest.raises(TypeError) as caught:
        call()
    assert message in str(caught.value)
    assert len(str(caught.value)) < 500


def test_an_error_that_a_value_raises_reaches_the_caller() -> None:
    def pairs() -> Iterator[tuple[str, str]]:
        yield "a", "b"
        raise TypeError("mine")

    with pytest.raises(TypeError, match=r"^mine$"):
        URLSearchParams(pairs())
