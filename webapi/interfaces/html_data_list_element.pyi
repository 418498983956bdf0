"""Types of the HTMLDataListElement interface. Made by ``python -m idl``."""

from typing import Never

from webapi.interfaces.html_element import HTMLElement

class HTMLDataListElement(HTMLElement):
    def __init__(self, /, *_: Never) -> None: ...

def new_object(value: object) -> HTMLDataListElement: ...
