"""Types of the XMLHttpRequestUpload interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.xml_http_request_event_target import XMLHttpRequestEventTarget
from webapi.steps.xml_http_request_upload import Slots as _XMLHttpRequestUploadSlots

class XMLHttpRequestUpload(XMLHttpRequestEventTarget, _XMLHttpRequestUploadSlots):
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> XMLHttpRequestUpload: ...
