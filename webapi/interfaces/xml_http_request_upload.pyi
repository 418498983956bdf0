"""Types of the XMLHttpRequestUpload interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.xml_http_request_event_target import XMLHttpRequestEventTarget
from webapi.xhr.xml_http_requests import XMLHttpRequestUpload as _XMLHttpRequestUploadImplementation

class XMLHttpRequestUpload(XMLHttpRequestEventTarget):
    _webapi_event_target: _XMLHttpRequestUploadImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> XMLHttpRequestUpload: ...
