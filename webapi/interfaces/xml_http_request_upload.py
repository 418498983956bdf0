"""The XMLHttpRequestUpload interface.

Made by ``python -m idl`` from idl/xml_http_request.webidl: change that, not this.
"""

from webapi.interfaces.xml_http_request_event_target import XMLHttpRequestEventTarget
from webapi.steps import xml_http_request_upload as steps
from webapi.webidl.exceptions import illegal_constructor


class XMLHttpRequestUpload(XMLHttpRequestEventTarget):
    """The target of events of a request's body, from `XMLHttpRequest.upload`.

    ``interface XMLHttpRequestUpload : XMLHttpRequestEventTarget``

    https://xhr.spec.whatwg.org/#xmlhttprequestupload
    """

    __slots__ = (*steps.Slots.__annotations__,)

    def __init__(self, /, *_):
        raise illegal_constructor("XMLHttpRequestUpload")

    def __str__(self):
        return "[object XMLHttpRequestUpload]"

    __repr__ = steps.inspect


def new_object(value):
    """A new XMLHttpRequestUpload object of what steps returned."""
    this = XMLHttpRequestUpload.__new__(XMLHttpRequestUpload)
    steps.initialize(this, value)
    return this
