"""The XMLHttpRequestUpload interface.

Made by ``python -m idl`` from idl/xml_http_request.webidl: change that, not this.
"""

from webapi.interfaces.xml_http_request_event_target import XMLHttpRequestEventTarget
from webapi.steps import event_target as event_target_steps
from webapi.webidl.exceptions import illegal_constructor
from webapi.webidl.platform_objects import maker


class XMLHttpRequestUpload(XMLHttpRequestEventTarget):
    """The target of events of a request's body, from `XMLHttpRequest.upload`.

    ``interface XMLHttpRequestUpload : XMLHttpRequestEventTarget``

    https://xhr.spec.whatwg.org/#xmlhttprequestupload
    """

    __slots__ = ()
    _webapi_interface_name = "XMLHttpRequestUpload"

    def __init__(self, /, *_):
        raise illegal_constructor("XMLHttpRequestUpload")


new_object = maker(XMLHttpRequestUpload, event_target_steps.initialize)
