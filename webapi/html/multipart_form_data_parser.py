"""Parse multipart/form-data to entries, by RFC 7578 and Fetch.

https://fetch.spec.whatwg.org/#dom-body-formdata
"""

from __future__ import annotations

import re
from typing import Final

from webapi.html.entry_list import Entry, File, now
from webapi.html.mime_type import media_type

_CRLF: Final = b"\r\n"
_LWSP: Final = b"\t "
_PARAMETER: Final = re.compile(
    rb"""
    ;[\t ]* ([^\t\ ";=]+) [\t ]*=[\t ]*
    (?: "([^"]*)" (?=[\t ]*(?:;|\Z))  # as browsers write it, with any backslashes
      | "((?:[^"\\]|\\.)*)"  # with escaped quotation marks
      | ([^\t\ ";]+) )
    [\t ]*
    """,
    re.DOTALL | re.VERBOSE,
)


class MalformedBody(Exception):
    """The body is malformed; the message says where and why."""


def multipart_form_data_parser(body: bytes, boundary: bytes) -> list[Entry]:
    """https://www.rfc-editor.org/rfc/rfc7578, whose parts are those of RFC 2046

    Text before the first delimiter and after the last one is ignored. Time and memory are
    proportional to the body.

    Raises:
        MalformedBody: a part has no name or no end, or is not separated from the next.
    """
    delimiter = b"\r\n--" + boundary
    entry_list: list[Entry] = []
    if body.startswith(delimiter[2:]):
        position = len(delimiter) - 2
    else:
        position = body.find(delimiter) + len(delimiter)
        if position < len(delimiter):
            raise MalformedBody("the boundary does not occur in it")
    data = memoryview(body)
    while not body.startswith(b"--", position):
        while body[position : position + 1] in (b"\t", b" "):
            position += 1
        if not body.startswith(_CRLF, position):
            raise MalformedBody(f"no line ends after the boundary before byte {position}")
        name, filename, content_type, position = _parse_headers(body, position + 2)
        end = body.find(delimiter, position)
        if end < 0:
            raise MalformedBody(f"it is cut off: the part at byte {position} has no end")
        value: str | File = str(data[position:end], "utf-8", "replace")
        if filename is not None:
            value = File(data[position:end], media_type(content_type), filename, now())
        entry_list.append((name, value))
        position = end + len(delimiter)
    return entry_list


def _parse_headers(body: bytes, position: int) -> tuple[str, str | None, str, int]:
    """The name, the file name and the media type of a part, and the start of its content."""
    name: str | None = None
    filename: str | None = None
    content_type = "text/plain"
    start = position
    while not body.startswith(_CRLF, position):
        end = body.find(_CRLF, position)
        if end < 0:
            raise MalformedBody(f"it is cut off in the headers at byte {position}")
        field, colon, value = body[position:end].partition(b":")
        if not colon:
            raise MalformedBody(f"the header at byte {position} has no colon")
        match field.strip(_LWSP).lower():
            case b"content-disposition":
                parameters = _parse_content_disposition(value, position)
                name, filename = parameters.get(b"name"), parameters.get(b"filename")
            case b"content-type":
                content_type = value.strip(_LWSP).decode("latin-1")
        position = end + 2
    if name is None:
        raise MalformedBody(f"the part at byte {start} has no name")
    return name, filename, content_type, position + 2


def _parse_content_disposition(value: bytes, position: int) -> dict[bytes, str]:
    """The parameters of ``form-data``, as Chromium reads them: the last of equal names counts.

    Browsers write CR, LF and quotation marks as ``%0D``, ``%0A`` and ``%22``, and do not decode
    these when they read a form. A backslash escapes only quotation marks, because browsers do not
    escape a backslash.
    """
    type = value.partition(b";")[0]
    parameters: dict[bytes, str] = {}
    at = len(type)
    while at < len(value):
        parameter = _PARAMETER.match(value, at)
        if parameter is None:
            break
        name, plain, quoted, token = parameter.groups()
        if quoted is not None:
            text = quoted.replace(b'\\"', b'"')
        else:
            text = token if plain is None else plain
        parameters[name.lower()] = text.decode("utf-8", "replace")
        at = parameter.end()
    if type.strip(_LWSP).lower() != b"form-data" or at < len(value):
        raise MalformedBody(f"the Content-Disposition at byte {position} is not form-data")
    return parameters
