"""Types of the CustomElementRegistry interface. Made by ``python -m idl``."""

from typing import Any, Never

from typing_extensions import Unpack

from webapi.interfaces.element_definition_options import ElementDefinitionOptions
from webapi.interfaces.node import Node
from webapi.steps.custom_element_registry import Slots as _CustomElementRegistrySlots
from webapi.webidl.promises import Promise
from webapi.webidl.types import StringLike

class CustomElementRegistry(_CustomElementRegistrySlots):
    def __init__(self, /, *_: Never) -> None: ...
    def define(
        self,
        name: StringLike,
        constructor: object,
        options: ElementDefinitionOptions | None = None,
        **named: Unpack[ElementDefinitionOptions],
    ) -> None: ...
    def get(self, name: StringLike) -> Any: ...
    def getName(self, constructor: object) -> str | None: ...
    def whenDefined(self, name: StringLike) -> Promise[Any]: ...
    def upgrade(self, root: Node) -> None: ...

def new_object(value: object) -> CustomElementRegistry: ...
