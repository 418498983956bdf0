"""Bodies of requests and responses: https://fetch.spec.whatwg.org/#bodies"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple

from webapi.html.entry_list import Entry
from webapi.html.mime_type import parse_a_mime_type
from webapi.html.multipart_form_data import multipart_form_data_encode
from webapi.interfaces.blob import Blob
from webapi.interfaces.form_data import FormData
from webapi.interfaces.url_search_params import URLSearchParams
from webapi.steps.blob import bytes as bytes_of
from webapi.steps.form_data import entry_list_of, initialize
from webapi.url.form_urlencoded import urlencoded_parser
from webapi.webidl.buffers import to_buffer
from webapi.webidl.exceptions import shown
from webapi.webidl.strings import to_usvstring
from webapi.webidl.values import is_buffer

from .multipart_form_data_parser import MalformedBody, multipart_form_data_parser

if TYPE_CHECKING:
    from typing_extensions import Buffer


class BodyWithType(NamedTuple):
    """The bytes of a body, and the value of its ``Content-Type`` header, empty if it has none.

    https://fetch.spec.whatwg.org/#body-with-type
    """

    body: bytes
    type: str


def extract_a_body(object: FormData | URLSearchParams | Blob | Buffer | str) -> BodyWithType:
    """https://fetch.spec.whatwg.org/#concept-bodyinit-extract

    The body of a request that sends ``object``: a form, a query, a blob, bytes or a text.

    >>> from webapi import FormData
    >>> form = FormData()
    >>> form.append("q", "1")
    >>> body, type = extract_a_body(form)
    >>> form_data(body, type).get("q")
    '1'
    >>> extract_a_body(URLSearchParams(form))
    BodyWithType(body=b'q=1', type='application/x-www-form-urlencoded;charset=UTF-8')
    """
    if isinstance(object, FormData):
        boundary = f"----formdata-webapi-{secrets.token_hex(16)}"
        body = multipart_form_data_encode(entry_list_of(object), boundary.encode())
        return BodyWithType(body, f"multipart/form-data; boundary={boundary}")
    if isinstance(object, URLSearchParams):
        type = "application/x-www-form-urlencoded;charset=UTF-8"
        return BodyWithType(object.toString().encode(), type)
    if isinstance(object, Blob):
        return BodyWithType(bytes_of(object), object.type)
    if is_buffer(object):
        return BodyWithType(bytes(to_buffer(object, "The body")), "")
    return BodyWithType(to_usvstring(object).encode(), "text/plain;charset=UTF-8")


def form_data(body: Buffer, content_type: str) -> FormData:
    """https://fetch.spec.whatwg.org/#dom-body-formdata: the form that a body holds

    ``content_type`` is the value of the ``Content-Type`` header: ``multipart/form-data`` with a
    boundary, or ``application/x-www-form-urlencoded``. All text is in UTF-8; what is not becomes
    U+FFFD.

    Raises:
        TypeError: the content type is another one, or the body is malformed or cut off.

    >>> list(form_data(b"a=1+2&b=%C3%A9", "application/x-www-form-urlencoded"))
    [('a', '1 2'), ('b', 'é')]
    """
    data = bytes(to_buffer(body, "Failed to execute 'formData': parameter 1"))
    form = FormData()
    initialize(form, _parse(data, content_type))
    return form


def _parse(body: bytes, content_type: str) -> list[Entry]:
    essence, parameters = parse_a_mime_type(content_type) or ("", {})
    if essence == "application/x-www-form-urlencoded":
        return [*urlencoded_parser(body)]
    problem = f"{shown(content_type)} is not the content type of a form"
    if essence == "multipart/form-data":
        problem = "the content type has no boundary"
        if boundary := parameters.get("boundary"):
            try:
                return multipart_form_data_parser(body, boundary.encode("latin-1"))
            except MalformedBody as error:
                problem = f"the body is malformed: {error}"
    raise TypeError(f"Failed to execute 'formData': {problem}.")
