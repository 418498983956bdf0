"""https://html.spec.whatwg.org/multipage/custom-elements.html#customelementregistry

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

from webapi.dom.custom_elements import CustomElementDefinition, try_to_upgrade_all
from webapi.dom.custom_elements_host import (
    callback_of_class,
    disabled_features,
    given_class,
    is_class_form_associated,
    is_constructor,
    observed_attributes,
    prototype_of_class,
    set_registry_of,
)
from webapi.webidl.dom_exception import DOMException
from webapi.webidl.host import (
    is_valid_custom_element_name,
    new_promise,
    promise_rejected_with,
    promise_resolved_with,
    resolve,
)

if TYPE_CHECKING:
    from webapi.dom.document import Document
    from webapi.dom.node import Node
    from webapi.webidl.promises import Promise


class ElementDefinitionOptions(TypedDict, total=False):
    """https://html.spec.whatwg.org/multipage/custom-elements.html#elementdefinitionoptions"""

    extends: str


class CustomElementRegistry:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#customelementregistry"""

    __slots__ = (
        *("__weakref__", "_is_definition_running", "_when_defined_promises"),
        *("by_constructor", "definitions", "document", "platform_object"),
    )

    def __init__(self, document: Document) -> None:
        self.platform_object: Any = None
        self.document = document
        self.definitions: dict[str, CustomElementDefinition] = {}
        """https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-definition-set"""
        self.by_constructor: dict[Any, CustomElementDefinition] = {}
        self._is_definition_running = False
        """https://html.spec.whatwg.org/multipage/custom-elements.html#element-definition-is-running"""
        self._when_defined_promises: dict[str, Promise[Any]] = {}
        """https://html.spec.whatwg.org/multipage/custom-elements.html#when-defined-promise-map"""

    def define(self, name: str, constructor: Any, options: ElementDefinitionOptions) -> None:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define

        Only autonomous custom elements can be defined.
        """
        action = "Failed to execute 'define' on 'CustomElementRegistry'"
        if not is_constructor(constructor):
            raise TypeError(f"{action}: constructor argument is not a constructor.")
        if not is_valid_custom_element_name(name):
            message = f"{action}: the name is not a valid custom element name."
            raise DOMException(message, "SyntaxError")
        if name in self.definitions:
            message = f"{action}: the name is defined already."
            raise DOMException(message, "NotSupportedError")
        if constructor in self.by_constructor:
            message = f"{action}: the constructor has a name already."
            raise DOMException(message, "NotSupportedError")
        if options.get("extends") is not None:
            message = f"{action}: customized built-in elements (extends) are missing."
            raise DOMException(message, "NotSupportedError")
        if self._is_definition_running:
            message = f"{action}: another definition is running."
            raise DOMException(message, "NotSupportedError")
        definition = CustomElementDefinition(self, name, constructor)
        self._is_definition_running = True
        try:
            read_a_class(definition)
        finally:
            self._is_definition_running = False
        self.definitions[name] = definition
        self.by_constructor[constructor] = definition
        set_registry_of(constructor, self)
        try_to_upgrade_all(self.document, name)
        promise = self._when_defined_promises.get(name)
        if promise is not None:
            del self._when_defined_promises[name]
            resolve(promise, given_class(constructor))

    def get(self, name: str) -> Any:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-get"""
        definition = self.definitions.get(name)
        return None if definition is None else given_class(definition.constructor)

    def get_name(self, constructor: Any) -> str | None:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-getname"""
        definition = self.by_constructor.get(constructor)
        return None if definition is None else definition.name

    def when_defined(self, name: str) -> Promise[Any]:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-whendefined"""
        if not is_valid_custom_element_name(name):
            message = "The name is not a valid custom element name."
            return promise_rejected_with(DOMException(message, "SyntaxError"))
        definition = self.definitions.get(name)
        if definition is not None:
            return promise_resolved_with(given_class(definition.constructor))
        promise = self._when_defined_promises.get(name)
        if promise is None:
            promise = new_promise()
            self._when_defined_promises[name] = promise
        return promise

    def upgrade(self, root: Node) -> None:
        """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-upgrade"""
        try_to_upgrade_all(root, None)


def read_a_class(definition: CustomElementDefinition) -> None:
    """The steps of ``define`` that read from the class.

    https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define
    """
    constructor = definition.constructor
    prototype = prototype_of_class(constructor)
    for name in [
        "connectedCallback",
        "disconnectedCallback",
        "adoptedCallback",
        "connectedMoveCallback",
        "attributeChangedCallback",
    ]:
        read_a_callback(definition, prototype, name)
    if "attributeChangedCallback" in definition.callbacks:
        for each in observed_attributes(constructor):
            definition.observed_attributes.add(each)
    for each in disabled_features(constructor):
        if each == "internals":
            definition.disables_internals = True
        elif each == "shadow":
            definition.disables_shadow = True
    definition.is_form_associated = is_class_form_associated(constructor)
    if definition.is_form_associated:
        for name in [
            "formAssociatedCallback",
            "formResetCallback",
            "formDisabledCallback",
            "formStateRestoreCallback",
        ]:
            read_a_callback(definition, prototype, name)


def read_a_callback(definition: CustomElementDefinition, prototype: Any, name: str) -> None:
    """Keep a lifecycle callback, if the class has it."""
    callback = callback_of_class(prototype, name)
    if callback is not None:
        definition.callbacks[name] = callback
