"""Types of the HTMLAudioElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.dom.html_elements import HTMLAudioElement as _HTMLAudioElementImplementation
from webapi.interfaces.html_media_element import HTMLMediaElement

class HTMLAudioElement(HTMLMediaElement):
    _webapi_node: _HTMLAudioElementImplementation
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> HTMLAudioElement: ...
