"""Responses: https://fetch.spec.whatwg.org/#response-class

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Any, TypedDict

from webapi.fetching.bodies import Body, Message, bytes_as_a_body, extract_a_body
from webapi.fetching.host import (
    URLRecord,
    decimal_text,
    parse_a_url,
    serialize_to_json,
    serialized_url,
    url_without_fragment,
    utf_8_encode,
)
from webapi.webidl.exceptions import RangeError
from webapi.webidl.host import is_reason_phrase


class ResponseInit(TypedDict, total=False):
    """https://fetch.spec.whatwg.org/#responseinit"""

    status: int
    statusText: str
    headers: Any


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

    def constructor_steps(self, body: Any, init: ResponseInit) -> None:
        """https://fetch.spec.whatwg.org/#dom-response"""
        initialize_a_response(self, init, None if body is None else extract_a_body(body))

    @staticmethod
    def error() -> Response:
        """https://fetch.spec.whatwg.org/#dom-response-error"""
        response = Response()
        response.type = "error"
        response.status = 0
        response.headers.guard = "immutable"
        return response

    @staticmethod
    def redirect(url: str, status: int) -> Response:
        """https://fetch.spec.whatwg.org/#dom-response-redirect"""
        parsed_url = parse_a_url("Failed to execute 'redirect' on 'Response'", url)
        if not is_redirect_status(status):
            shown = decimal_text(status)
            raise RangeError(
                f"Failed to execute 'redirect' on 'Response': {shown} is no status of a redirect."
            )
        response = Response()
        response.status = status
        response.header_list.append("Location", serialized_url(parsed_url))
        response.headers.guard = "immutable"
        return response

    @staticmethod
    def of_json(data: Any, init: ResponseInit) -> Response:
        """https://fetch.spec.whatwg.org/#dom-response-json"""
        body = bytes_as_a_body(utf_8_encode(serialize_to_json(data)))
        response = Response()
        initialize_a_response(response, init, (body, "application/json"))
        return response

    @property
    def url(self) -> str:
        """https://fetch.spec.whatwg.org/#dom-response-url"""
        if len(self.url_list) == 0:
            return ""
        return url_without_fragment(self.url_list[len(self.url_list) - 1])

    @property
    def redirected(self) -> bool:
        """https://fetch.spec.whatwg.org/#dom-response-redirected"""
        return len(self.url_list) > 1

    @property
    def ok(self) -> bool:
        """https://fetch.spec.whatwg.org/#dom-response-ok"""
        return self.status >= 200 and self.status <= 299

    def clone(self) -> Response:
        """https://fetch.spec.whatwg.org/#dom-response-clone"""
        self.check_usable()
        cloned = Response()
        headers = cloned.headers
        headers.header_list = self.header_list.copy()
        headers.guard = self.headers.guard
        cloned.status = self.status
        cloned.status_message = self.status_message
        cloned.type = self.type
        cloned.url_list = self.url_list
        if self.body is not None:
            cloned.body = self.body.clone()
        return cloned


def initialize_a_response(
    response: Response, init: ResponseInit, body: tuple[Body, str] | None
) -> None:
    """https://fetch.spec.whatwg.org/#initialize-a-response"""
    status = init["status"]
    if status < 200 or status > 599:
        raise RangeError(f"The status {decimal_text(status)} is not between 200 and 599.")
    if not is_reason_phrase(init["statusText"]):
        raise TypeError("The statusText has a control character.")
    response.status = status
    response.status_message = init["statusText"]
    if "headers" in init:
        response.headers.fill(init["headers"])
    if body is not None:
        if is_null_body_status(status):
            raise TypeError(f"A response with the status {decimal_text(status)} has no body.")
        response.body = body[0]
        response.append_the_type(body[1])


def is_null_body_status(status: int) -> bool:
    """https://fetch.spec.whatwg.org/#null-body-status"""
    return status in (101, 103, 204, 205, 304)


def is_redirect_status(status: int) -> bool:
    """https://fetch.spec.whatwg.org/#redirect-status"""
    return status in (301, 302, 303, 307, 308)
