"""A password is in no ``repr`` and in no error's text: both end up in logs."""

from __future__ import annotations

import asyncio
import gc
import inspect
import logging
import pickle
import traceback
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from random import Random

import pytest

import webapi
import webapi.page
import webapi.runtimes
import webapi.transports
from tests.page.conftest import NEEDS_QUICKJS
from tests.parsers import need_a_parser
from webapi import (
    URL,
    Blob,
    Document,
    DOMException,
    Event,
    File,
    InvalidURLError,
    Location,
    Origin,
    Response,
    TextDecoder,
    URLPattern,
    URLSearchParams,
    WorkerLocation,
)
from webapi.browsers import chromium, firefox
from webapi.readers import agreement, predicted
from webapi.url.parser import basic_url_parser
from webapi.url.redaction import hide_password, hide_password_in_text
from webapi.url.serializer import record_of, url_serializer
from webapi.webidl.promises import Promise

SECRET = "s3cret"
WITH_PASSWORD = f"https://user:{SECRET}@example.org/a?q#f"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("https://u:s3cret@h/", "https://u:***@h/"),
        ("https://:s3cret@h/", "https://:***@h/"),
        ("https:u:s3cret@h/", "https:***@h/"),
        ("//u:s3cret@h/", "//u:***@h/"),
        ("\\\\u:s3cret@h/", "\\\\u:***@h/"),
        (" \thttps://u:s3cret@h/", " \thttps://u:***@h/"),
        ("ht\ntps://u:s3cret@h/", "ht\ntps://u:***@h/"),
        ("foo://u:s3:cret@h/", "foo://u:***@h/"),
        ("https://u:s3@cret@h/", "https://u:***@h/"),
        ("ftp://me@example.com:s3cret@h/", "ftp://me@example.com:***@h/"),
        ("https://u:8080@h/", "https://u:***@h/"),
        ("blob:https://u:s3cret@h/", "blob:https://u:***@h/"),
        ("blob:blob:https://u:s3cret@h/", "blob:blob:https://u:***@h/"),
        ("BLOB:https://u:s3cret@h/", "BLOB:https://u:***@h/"),
        (" bl\nob:\t https://u:s3cret@h/", " bl\nob:\t https://u:***@h/"),
        ("foo://u\\v:\\s3cret@h/", "foo://u\\v:***@h/"),
        ("https://u:s3cret@h/a@b", "https://u:***@h/a@b"),
        ("https://u:s3cret@h/a:b@c", "https://u:***@h/a:***@c"),
        ("https://[::1]:8080/@a", "https://[::1]:8080/@a"),
        ("https://u@h/?q=http://v:s3cret@w", "https://u@h/?q=http://v:***@w"),
        ("https://h/?q=http%3A%2F%2Fv%3As3cret%40w", "https://h/?q=http%3A%2F%2Fv%3A***%40w"),
        (
            "https://h/?q=http%253a%252F%252Fv%253as3cret%2540w#@",
            "https://h/?q=http%253a%252F%252Fv%253a***@",
        ),
        ("view-source:http://u:s3cret@h/", "view-source:http://u:***@h/"),
        ("jdbc:postgresql://u:s3cret@h/", "jdbc:postgresql://u:***@h/"),
        ("jdbc:s3cret@h", "jdbc:***@h"),
        ("redis:u:s3cret@h", "redis:***@h"),
        ("u:s3cret@h/", "u:***@h/"),
        ("u:/s3cret@h/", "u:***@h/"),
        ("mailto:a@b", "mailto:a@b"),
        ("MAILTO:u:s3cret@h", "MAILTO:u:***@h"),
    ],
)
def test_passwords_are_hidden(url: str, shown: str) -> None:
    assert hide_password(url) == shown


@pytest.mark.parametrize(
    "url",
    [
        "",
        "@",
        "https://u@h/",
        "https://u@h:8080/a@b",
        "https://h:8080/a@b",
        "https://h:8080?a@b",
        "https://u@h:8080",
        "https://u:@h",
        "//h:65535/a@b",
        "view-source:https://h:80?a@b",
        "mailto:a@b",
        "blob:null/a",
    ],
)
def test_urls_without_a_password_are_shown_as_they_are(url: str) -> None:
    assert hide_password(url) == url
    assert hide_password_in_text(url) == url


@pytest.mark.parametrize(
    "text",
    [
        f"https://u:{SECRET}@exa mple/",
        f"https://u:{SECRET}/x@h:99999/",
        f"https://u:x/{SECRET}@h/",
        f"https://u:x?{SECRET}@h/",
        f"https://u:x#{SECRET}@h/",
        f"https://u:p@x y/{SECRET}@h:x/",
        f"https://u:{SECRET}@h:x/a@b c",
        f"https://me@example.com:{SECRET}@exa mple/",
        f"foo://u\\v:\\{SECRET}@h h/",
        f"foo://u:80\\{SECRET}@h h/",
        f"//u:{SECRET}@h",
        f"\thttps:/\n/u:{SECRET}@h:x",
        f"https://u:{SECRET * 100}@h:x",
        f'"https://u:{SECRET}@h/"',
        f"<https://u:{SECRET}@h/>",
        f"\u200bhttps://u:{SECRET}@h/",
        f"\ufeffhttps://u:{SECRET}@h/",
        f"\u00a0https://u:{SECRET}@h/",
        f"DATABASE_URL=postgres://u:{SECRET}@h/",
        f"1http://u:{SECRET}@h/",
        f"https//u:{SECRET}@h",
        f"1http://u://{SECRET}@h/",
    ],
)
def test_the_error_for_a_url_that_does_not_parse_hides_its_password(text: str) -> None:
    assert SECRET not in hide_password_in_text(text)
    with pytest.raises(InvalidURLError) as caught:
        URL(text)
    assert caught.value.input == text
    error = caught.value
    for each in (error, pickle.loads(pickle.dumps(error))):
        for shown in (str(each), repr(each), "".join(traceback.format_exception_only(each))):
            assert SECRET not in shown
        assert "***@" in str(each)


def test_the_error_hides_the_password_of_a_base() -> None:
    with pytest.raises(InvalidURLError) as caught:
        URL("//exa mple/", WITH_PASSWORD)
    assert SECRET not in str(caught.value)
    assert caught.value.base == WITH_PASSWORD


def test_reprs_of_objects_show_no_password() -> None:
    document = Document(WITH_PASSWORD)
    location = document.location
    location.assign(f"https://user:{SECRET}@example.org/b")
    link = document.createElement("a")
    link.href = WITH_PASSWORD
    base = document.createElement("base")
    base.href = WITH_PASSWORD
    objects = [
        URL(WITH_PASSWORD),
        URL(f"blob:https://u:{SECRET}@h/"),
        document,
        location,
        *location.navigations,
        WorkerLocation(WITH_PASSWORD),
        link,
        base,
    ]
    assert any(isinstance(each, Location) for each in objects)
    for each in objects:
        assert SECRET not in repr(each)
        assert "***@" in repr(each)
    assert link.password == SECRET
    with pytest.raises(DOMException) as caught:
        location.assign(f"https://user:{SECRET}@exa mple/")
    assert SECRET not in str(caught.value)


def test_reprs_of_records_show_no_password() -> None:
    for url in (WITH_PASSWORD, f"blob:https://u:{SECRET}@h/"):
        record = basic_url_parser(url)
        assert SECRET not in repr(record)
        assert SECRET in str(record and url_serializer(record))
    with pytest.raises(ValueError, match=r"'//u:\*\*\*@h/'") as caught:
        record_of(f"//u:{SECRET}@h/")
    assert SECRET not in str(caught.value)


def test_the_repr_of_params_shows_their_values() -> None:
    assert repr(URLSearchParams("a=x:p@h")) == "URLSearchParams('a=x%3Ap%40h')"


BEFORE = (
    *("", " ", "\t", '"', "'", "<", "(", "1", "=", "#", "?u=", "a b ", "see: ", "url:"),
    *("\u200b", "\ufeff", "\u00a0", "\ud800", "DATABASE_URL=", "https://h/"),
    *("blob:", "jdbc:", "view-source:"),
)
SCHEMES = (
    *("", "//", "foo:", "https:", "https:/", "https//", "HTTP:\\\\", "ht\ntps://", "https:///"),
    *("postgres://", "file://", "https%3A%2F%2F", "1http://", "é://", "git+ssh://"),
)
USERS = ("u", "", "u@h.example", "üser", "u%40", "[::1]", "u{")
PASSWORDS = (
    *("s3cret", "s3:cret", "s3/cret", "s3?cret", "s3#cret", "s3@cret", "s3 cret", "s3+cret"),
    *("s3%cret", "{s3cret", "s3\\cret", "(s3cret)", "s3\ncret", ":s3cret", "443@s3cret"),
)
CUT = ("443@", "{s3", "(s3", "s3/", "s3?", "s3#", "s3\\")
AFTER = ("", "/", ":99999/", ":x", " /", "/a@b", "<", "/{", '"', "/%zz?#", "h" * 300 + " ")


def urls_with_passwords(count: int) -> Iterator[str]:
    random = Random(20261122)
    for _ in range(count):
        before = "".join(map(random.choice, (BEFORE, SCHEMES, USERS)))
        password = f":{random.choice(PASSWORDS)}@"
        if random.random() < 0.2:
            password = random.choice(("%3A", "%253a")) + "s3cret" + random.choice(("%40", "%2540"))
        yield f"{before}{password}h{random.choice(AFTER)}"


def actions_on(text: str) -> Iterator[Callable[[], object]]:
    """What may raise an error that shows the text, or give an object whose ``repr`` does."""
    document = Document("https://h/")
    link = document.createElement("a")
    base = document.createElement("base")
    yield from (partial(make, text) for make in (URL, Document, WorkerLocation, Origin.from_))
    yield from (partial(make, text) for make in (URLPattern, chromium.URL, firefox.URL, Event))
    yield from (partial(URL, each, text) for each in ("", "//a b"))
    yield from (partial(make, "/{", text) for make in (URLPattern,))
    yield from (partial(URLPattern, text, "https://h/"), lambda: URLPattern(text).test(text))
    for member in ("protocol", "username", "hostname", "port", "pathname", "search", "baseURL"):
        yield partial(URLPattern, {member: text})
    yield partial(chromium.URL, "", text)
    for each in (URL("https://h/"), chromium.URL("https://h/"), document.location, link):
        yield partial(setattr, each, "href", text)
        yield partial(setattr, each, "protocol", text)
        yield lambda each=each: each
    for element in (link, base):
        yield partial(element.setAttribute, "title", text)
        yield lambda element=element: element
    yield partial(link.setAttribute, text, "")
    yield partial(document.createElement, text)
    yield partial(document.location.assign, text)
    yield lambda: document.location.navigations
    yield partial(TextDecoder, text)
    yield partial(File, [], text)
    yield partial(Blob, [], {"endings": text})
    yield partial(URL("a:b").with_, **{text: text})
    yield partial(basic_url_parser, text)
    for reader in predicted():
        yield lambda reader=reader: reader.read(text).refusal
    yield lambda: agreement(text)


def messages_of(error: BaseException | None) -> str:
    """The messages of an error, and of those that led to it."""
    shown = ""
    while error is not None:
        shown += f"{error} {error!r}\n"
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return shown


@pytest.mark.parametrize(
    "count", [100, pytest.param(2_000, marks=pytest.mark.heavy("They take twelve seconds."))]
)
def test_no_message_and_no_repr_shows_a_password_in_any_shape(count: int) -> None:
    for text in urls_with_passwords(count):
        for action in actions_on(text):
            try:
                shown = repr(action())
            except (TypeError, ValueError, DOMException, LookupError) as error:
                shown = messages_of(error)
            else:
                if any(delimiter in text for delimiter in CUT):
                    continue  # who parses it sees no password
            assert "cret" not in shown, (text, shown)


def test_the_repr_of_a_reading_shows_no_password() -> None:
    for reader in predicted():
        for url in (WITH_PASSWORD, f"https:user:{SECRET}@h"):
            assert SECRET not in repr(reader.read(url))


MODULES = (webapi, webapi.page, webapi.runtimes, webapi.transports)
INVALID = f"https://user:{SECRET}@exa mple/"
ARGUMENTS: tuple[tuple[object, ...], ...] = (
    *((), (WITH_PASSWORD,), (INVALID,), (WITH_PASSWORD, INVALID), (INVALID, INVALID)),
    *(("a", {"url": WITH_PASSWORD}), ("a", {"data": WITH_PASSWORD}), ([WITH_PASSWORD], "a")),
    *((WITH_PASSWORD, {"method": "POST", "body": WITH_PASSWORD}), ({}, WITH_PASSWORD)),
    *((WITH_PASSWORD, 200, "OK", {"location": WITH_PASSWORD}, b""),),
    *((URL(WITH_PASSWORD), "push", False), (lambda _: Response(), WITH_PASSWORD)),
)


def shown_by(action: Callable[[], object]) -> tuple[object, str]:
    """What an action returns, and what an object of this package or an error shows of it."""
    try:
        result = action()
        return result, repr(result) if is_ours(result) else ""
    except FileNotFoundError:  # Python's own
        return None, ""
    except BaseException as error:
        return None, messages_of(error)


def is_ours(value: object) -> bool:
    """Whether a value is an object of this package, and not data."""
    is_data = isinstance(value, (Mapping, URLSearchParams))
    return type(value).__module__.startswith("webapi") and not is_data


def call_member(owner: object, name: str, arguments: tuple[object, ...]) -> object:
    return getattr(owner, name)(*arguments)


def get_and_set(owner: object, name: str) -> object:
    setattr(owner, name, WITH_PASSWORD)
    return owner


async def settled(promise: Promise[object]) -> None:
    """Await a promise that is not pending."""
    await asyncio.wait_for(promise, 0)


def shown_by_members(owner: object) -> list[tuple[str, str]]:
    """What the members of an object show, if each is given a URL."""
    kind, shown = type(owner), []
    for name in [each for each in dir(kind) if not each.startswith("_")]:
        static = inspect.getattr_static(kind, name)
        actions: list[Callable[[], object]] = []
        if hasattr(static, "__set__"):
            actions = [partial(get_and_set, owner, name)]
        elif callable(static):
            actions = [partial(call_member, owner, name, given) for given in ARGUMENTS[:4]]
        for action in actions:
            result, text = shown_by(action)
            shown.append((f"{kind.__name__}.{name}", text))
            if isinstance(result, Promise):
                text = shown_by(partial(asyncio.run, settled(result)))[1]
                shown.append((f"{kind.__name__}.{name}", text))
    return shown


def shown_by_classes(module: object) -> list[tuple[str, str]]:
    """What the classes of a module show. An exception has the words of who raises it."""
    shown = []
    for name, kind in inspect.getmembers(module, inspect.isclass):
        if not kind.__module__.startswith("webapi") or issubclass(kind, BaseException):
            continue
        for arguments in ARGUMENTS:
            made, text = shown_by(partial(kind, *arguments))
            shown.append((name, text))
            if made is not None:
                shown += shown_by_members(made)
    return shown


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
@pytest.mark.filterwarnings("ignore")
@NEEDS_QUICKJS
def test_no_class_and_no_log_shows_a_password(
    module: object, caplog: pytest.LogCaptureFixture
) -> None:
    need_a_parser()
    with caplog.at_level(logging.DEBUG):
        shown = shown_by_classes(module)
        gc.collect()  # promises that nobody handled are logged
    assert len(shown) > 20
    assert {name for name, text in shown if SECRET in text} == set()
    assert SECRET not in caplog.text
