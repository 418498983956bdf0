"""The steps of the WorkerLocation class.

https://html.spec.whatwg.org/multipage/workers.html#worker-locations
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.url.components import getter
from webapi.url.failure import FAILURE
from webapi.url.origin import origin, serialize_an_origin
from webapi.url.parser import url_parser
from webapi.url.record import URLRecord
from webapi.url.redaction import hide_password
from webapi.url.serializer import url_serializer, value_of
from webapi.url.validation import InvalidURLError, ValidationError

if TYPE_CHECKING:
    from collections.abc import Callable

    from webapi.interfaces.worker_location import WorkerLocation


class Slots:
    """The private attributes of WorkerLocation objects."""

    _webapi_url: URLRecord
    """https://html.spec.whatwg.org/multipage/workers.html#concept-workerglobalscope-url"""


def constructor(this: WorkerLocation, url: str) -> None:
    """Make ``this`` the location of a worker whose script has that URL."""
    errors: list[ValidationError] = []
    parsed_url = url_parser(url, errors=errors)
    if parsed_url is FAILURE:
        action = "Failed to construct 'WorkerLocation'"
        raise InvalidURLError(action, url, validation_errors=tuple(errors))
    this._webapi_url = parsed_url


def _getter(name: str) -> Callable[[WorkerLocation], str]:
    """The steps of a getter: https://html.spec.whatwg.org/multipage/workers.html#worker-locations"""
    get = getter(name)
    return lambda this: get(value_of(this._webapi_url))


def href_getter(this: WorkerLocation) -> str:
    """https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-href"""
    return url_serializer(this._webapi_url)


def origin_getter(this: WorkerLocation) -> str:
    """https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-origin"""
    return serialize_an_origin(origin(this._webapi_url))


protocol_getter = _getter("protocol")
host_getter = _getter("host")
hostname_getter = _getter("hostname")
port_getter = _getter("port")
pathname_getter = _getter("pathname")
search_getter = _getter("search")
hash_getter = _getter("hash")


def inspect(this: WorkerLocation) -> str:
    """The ``repr``: the URL."""
    return f"<WorkerLocation {hide_password(href_getter(this))!r}>"
