"""A password is in no ``repr`` and in no error's text: both end up in logs."""

from __future__ import annotations

import pickle
import traceback

import pytest

from webapi import (
    URL,
    Document,
    DOMException,
    InvalidURLError,
    Location,
    URLSearchParams,
    WorkerLocation,
)
from webapi.url.parser import basic_url_parser
from webapi.url.redaction import hide_password, hide_password_in_text
from webapi.url.serializer import record_of, url_serializer

SECRET = "s3cret"
WITH_PASSWORD = f"https://user:{SECRET}@example.org/a?q#f"


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("https://u:s3cret@h/", "https://u:***@h/"),
        ("https://:s3cret@h/", "https://:***@h/"),
        ("https:u:s3cret@h/", "https:u:***@h/"),
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
        ("https://u:s3cret@h/a:b@c", "https://u:***@h/a:b@c"),
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
        "https://h/a:b@c",
        "https://h?a:b@c",
        "https://h#a:b@c",
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
