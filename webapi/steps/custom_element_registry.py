"""The steps of the CustomElementRegistry class.

https://html.spec.whatwg.org/multipage/custom-elements.html#customelementregistry
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .custom_element_classes import ElementClass

if TYPE_CHECKING:
    from webapi.dom.custom_element_registry import (
        CustomElementRegistry as CustomElementRegistryImpl,
    )
    from webapi.dom.custom_element_registry import ElementDefinitionOptions
    from webapi.interfaces.custom_element_registry import CustomElementRegistry


class Slots:
    """The private attributes of CustomElementRegistry objects."""

    _webapi_registry: CustomElementRegistryImpl


def initialize(this: CustomElementRegistry, value: CustomElementRegistryImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_registry = value
    value.platform_object = this


def define(
    this: CustomElementRegistry, name: str, constructor: object, options: ElementDefinitionOptions
) -> None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define"""
    context = "Failed to execute 'define' on 'CustomElementRegistry': parameter 2"
    this._webapi_registry.define(name, ElementClass(constructor, context), options)


def getName(this: CustomElementRegistry, constructor: object) -> str | None:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-getname"""
    context = "Failed to execute 'getName' on 'CustomElementRegistry': parameter 1"
    return this._webapi_registry.get_name(ElementClass(constructor, context))


def inspect(this: CustomElementRegistry) -> str:
    """The ``repr``: the names that are defined."""
    return f"<CustomElementRegistry {[*this._webapi_registry.definitions]}>"
