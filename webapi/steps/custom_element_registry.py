"""The steps of the CustomElementRegistry class.

https://html.spec.whatwg.org/multipage/custom-elements.html#customelementregistry
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .custom_element_classes import ElementClass
from .node import node_of

if TYPE_CHECKING:
    from webapi.dom.custom_element_registry import CustomElementRegistry as RegistryImpl
    from webapi.dom.custom_element_registry import ElementDefinitionOptions
    from webapi.interfaces.custom_element_registry import CustomElementRegistry
    from webapi.interfaces.node import Node
    from webapi.webidl.promises import Promise


class Slots:
    """The private attributes of CustomElementRegistry objects."""

    _webapi_registry: RegistryImpl


def initialize(this: CustomElementRegistry, value: RegistryImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_registry = value
    value.platform_object = this


def define(
    this: CustomElementRegistry, name: str, constructor: object, options: ElementDefinitionOptions
) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define"""
    context = "Failed to execute 'define' on 'CustomElementRegistry': parameter 2"
    this._webapi_registry.define(name, ElementClass(constructor, context), options)


def get(this: CustomElementRegistry, name: str) -> Any:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-get"""
    return this._webapi_registry.get(name)


def getName(this: CustomElementRegistry, constructor: object) -> str | None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-getname"""
    context = "Failed to execute 'getName' on 'CustomElementRegistry': parameter 1"
    return this._webapi_registry.get_name(ElementClass(constructor, context))


def whenDefined(this: CustomElementRegistry, name: str) -> Promise[Any]:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-whendefined"""
    return this._webapi_registry.when_defined(name)


def upgrade(this: CustomElementRegistry, root: Node) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-upgrade"""
    this._webapi_registry.upgrade(node_of(root))


def inspect(this: CustomElementRegistry) -> str:
    """The ``repr``: the names that are defined."""
    return f"<CustomElementRegistry {[*this._webapi_registry.definitions]}>"
