"""Responses: https://fetch.spec.whatwg.org/#response-class"""

from __future__ import annotations

import re
from typing import Any, Final

from webapi.fetching.bodies import Body, BodyInit, Message, bytes_as_a_body, extract
from webapi.fetching.requests import parse_a_url
from webapi.url.record import URLRecord
from webapi.url.serializer import url_serializer
from webapi.webidl.exceptions import RangeError
from webapi.webidl.json_text import serialize_to_json

NULL_BODY_STATUSES: Final = frozenset((101, 103, 204, 205, 304))
"""https://fetch.spec.whatwg.org/#null-body-status"""

REDIRECT_STATUSES: Final = frozenset((301, 302, 303, 307, 308))
"""https://fetch.spec.whatwg.org/#redirect-status"""

_IS_A_REASON_PHRASE: Final = re.compile("[\t -~\x80-\xff]*").fullmatch


class Response(Message):
    """https://fetch.spec.whatwg.org/#response, and the response that it has"""

    __slots__ = ("status", "status_message", "type", "url_list")

    def __init__(self) -> None:
        super().__init__()
        self.headers.guard = "response"
        self.type = "default"
        self.url_list: list[URLRecord] = []
        self.status = 200
        self.status_message = ""

    @property
    def url(self) -> str:
        """https://fetch.spec.whatwg.org/#dom-response-url"""
        return url_serializer(self.url_list[-1], exclude_fragment=True) if self.url_list else ""

    def clone(self) -> Response:
        """https://fetch.spec.whatwg.org/#dom-response-clone"""
        self.check_usable()
        cloned = Response()
        for name in Response.__slots__:
            setattr(cloned, name, getattr(self, name))
        cloned.headers.header_list = self.header_list.copy()
        cloned.headers.guard = self.headers.guard
        if self.body is not None:
            cloned.body = self.body.clone()
        return cloned


def create_a_response(body: BodyInit | None, init: dict[str, Any]) -> Response:
    """https://fetch.spec.whatwg.org/#dom-response"""
    response = Response()
    extracted = None if body is None else extract(body)
    initialize_a_response(response, init, extracted)
    return response


def initialize_a_response(
    response: Response, init: dict[str, Any], body: tuple[Body, str] | None
) -> None:
    """https://fetch.spec.whatwg.org/#initialize-a-response"""
    if not 200 <= init["status"] <= 599:
        raise RangeError(f"The status {init['status']} is not between 200 and 599.")
    if not _IS_A_REASON_PHRASE(init["statusText"]):
        raise TypeError("The statusText has a control character.")
    response.status = init["status"]
    response.status_message = init["statusText"]
    if "headers" in init:
        response.headers.fill(init["headers"])
    if body is not None:
        if response.status in NULL_BODY_STATUSES:
            raise TypeError(f"A response with the status {response.status} has no body.")
        response.body, type = body
        response.append_the_type(type)


def network_error() -> Response:
    """https://fetch.spec.whatwg.org/#concept-network-error"""
    response = Response()
    response.type = "error"
    response.status = 0
    response.headers.guard = "immutable"
    return response


def redirect(url: str, status: int) -> Response:
    """https://fetch.spec.whatwg.org/#dom-response-redirect"""
    parsed_url = parse_a_url("Failed to execute 'redirect' on 'Response'", url)
    if status not in REDIRECT_STATUSES:
        raise RangeError(
            f"Failed to execute 'redirect' on 'Response': {status} is no status of a redirect."
        )
    response = Response()
    response.status = status
    response.header_list.append("Location", url_serializer(parsed_url))
    response.headers.guard = "immutable"
    return response


def json_response(data: object, init: dict[str, Any]) -> Response:
    """https://fetch.spec.whatwg.org/#dom-response-json"""
    body = bytes_as_a_body(serialize_to_json(data).encode())
    response = Response()
    initialize_a_response(response, init, (body, "application/json"))
    return response
