"""What a form sends, and where.

https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.encoding import get_an_encoding, get_an_output_encoding
from webapi.html.entry_list import Entry, EntryList, File, now
from webapi.html.multipart_form_data import (
    html_encode,
    multipart_form_data_encode,
    new_boundary,
    normalize_newlines,
)
from webapi.html.navigations import Entity
from webapi.url.form_urlencoded import urlencoded_serializer
from webapi.url.percent_encoding import PATH_PERCENT_ENCODE_SET, utf8_percent_encode
from webapi.url.serializer import record_of, value_of
from webapi.webidl.strings import to_usvstring

if TYPE_CHECKING:
    from webapi.dom.forms.entry_list import FormEntry
    from webapi.dom.forms.submission import FormSubmission
    from webapi.url.record import URLRecord


def pick_an_encoding(encoding: str, accept_charset: str | None) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#picking-an-encoding-for-the-form"""
    if accept_charset is not None:
        encoding = "UTF-8"
        for label in accept_charset.split():
            try:
                encoding = get_an_encoding(label)
            except LookupError:
                continue
            break
    return get_an_output_encoding(encoding)


def empty_file() -> File:
    """The entry of a file control without files.

    https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set
    """
    return File(memoryview(b""), "application/octet-stream", "", now())


def entry_list_of(entries: list[FormEntry]) -> EntryList:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#create-an-entry"""
    return EntryList(
        [
            (to_usvstring(each.name), to_usvstring(each.text) if each.file is None else each.file)
            for each in entries
        ]
    )


def target_of(url: URLRecord, submission: FormSubmission) -> tuple[URLRecord, Entity | None]:
    """The URL and the body of a form's navigation."""
    entries: list[Entry] = submission.entries
    is_get = submission.method == "get"
    pairs = [
        (
            normalize_newlines(name),
            normalize_newlines(value if isinstance(value, str) else value.name),
        )
        for name, value in entries
    ]
    url = record_of(value_of(url))
    if url.scheme == "mailto":
        url.query = _mail(url.query, pairs, submission, is_get)
        return url, None
    if url.scheme in ("ftp", "javascript") or (url.scheme == "data" and not is_get):
        return url, None
    if is_get:
        url.query = urlencoded_serializer(pairs, submission.encoding)
        return url, None
    return url, _entity(entries, pairs, submission)


def _entity(
    entries: list[Entry], pairs: list[tuple[str, str]], submission: FormSubmission
) -> Entity:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submit-body"""
    if submission.enctype == "multipart/form-data":
        boundary = new_boundary()
        body = multipart_form_data_encode(entries, boundary, submission.encoding)
        return Entity(body, f"multipart/form-data; boundary={boundary.decode()}")
    if submission.enctype == "text/plain":
        return Entity(html_encode(_plain_text(pairs), submission.encoding), "text/plain")
    body = urlencoded_serializer(pairs, submission.encoding).encode()
    return Entity(body, "application/x-www-form-urlencoded")


def _plain_text(pairs: list[tuple[str, str]]) -> str:
    """https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#text/plain-encoding-algorithm"""
    return "".join(f"{name}={value}\r\n" for name, value in pairs)


def _mail(
    query: str | None, pairs: list[tuple[str, str]], submission: FormSubmission, is_get: bool
) -> str:
    """The query of a mailto URL.

    https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submit-mailto-headers
    """
    if is_get:
        return urlencoded_serializer(pairs, submission.encoding).replace("+", "%20")
    if submission.enctype == "text/plain":
        body = utf8_percent_encode(_plain_text(pairs), PATH_PERCENT_ENCODE_SET)
    else:
        body = urlencoded_serializer(pairs, submission.encoding)
    return f"{query}&body={body}" if query else f"body={body}"
