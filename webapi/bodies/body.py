"""Bodies of requests and responses: https://fetch.spec.whatwg.org/#bodies"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from webapi.html.form_bodies import entries_of_body
from webapi.html.mime_type import parse_a_mime_type
from webapi.interfaces.blob import Blob
from webapi.interfaces.form_data import FormData
from webapi.interfaces.url_search_params import URLSearchParams
from webapi.steps.body_init import bytes_with_type
from webapi.steps.form_data import initialize
from webapi.webidl.buffers import to_buffer
from webapi.webidl.strings import to_usvstring
from webapi.webidl.values import is_buffer

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
    if is_buffer(object):
        return BodyWithType(bytes(to_buffer(object, "The body")), "")
    is_form = isinstance(object, (Blob, FormData, URLSearchParams))
    body, type = bytes_with_type(object if is_form else to_usvstring(object))
    return BodyWithType(bytes(body), type)


def form_data(body: Buffer, content_type: str) -> FormData:
    """https://fetch.spec.whatwg.org/#dom-body-formdata: the form that a body holds

    ``content_type`` is the value of the ``Content-Type`` header: ``multipart/form-data`` with a
    boundary, or ``application/x-www-form-urlencoded``. All text is in UTF-8; U+FFFD
    replaces other bytes.

    Raises:
        TypeError: the content type is another one, or the body is malformed or cut off.

    >>> list(form_data(b"a=1+2&b=%C3%A9", "application/x-www-form-urlencoded"))
    [('a', '1 2'), ('b', 'é')]
    """
    data = bytes(to_buffer(body, "Failed to execute 'formData': parameter 1"))
    form = FormData()
    initialize(form, entries_of_body(data, parse_a_mime_type(content_type)))
    return form
