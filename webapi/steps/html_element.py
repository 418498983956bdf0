"""The steps of the HTMLElement class: https://html.spec.whatwg.org/multipage/dom.html#htmlelement"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.dom.custom_elements import construct_a_new_element, take_the_candidate
from webapi.dom.custom_elements_host import registry_of
from webapi.dom.popovers import hide_popover, show_popover, toggle_popover
from webapi.webidl.exceptions import illegal_constructor

from .custom_element_classes import ElementClass, upgradable_class
from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.dom.html_element import HTMLElement as HTMLElementImpl
    from webapi.interfaces.html_element import HTMLElement
    from webapi.interfaces.show_popover_options import ShowPopoverOptions
    from webapi.interfaces.toggle_popover_options import TogglePopoverOptions


def class_of(base: type, value: HTMLElementImpl) -> type:
    """The class of a new object, which is another one for an element that may be upgraded."""
    return upgradable_class(base) if "-" in value.local_name else base


def constructor(this: HTMLElement) -> None:
    """https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors

    A constructor that makes another object of its class, before it calls this one, makes a new
    element, as ``this`` exists already.

    Raises:
        TypeError: The class is not defined, or the element is constructed already.
    """
    class_ = type(this)
    registry = registry_of(class_)
    definition = None
    if registry is not None:
        definition = registry.by_constructor.get(ElementClass(class_, ""))
    if definition is None:
        raise illegal_constructor(class_.__name__)
    node = getattr(this, "_webapi_node", None)
    stack = definition.construction_stack
    candidate = stack[-1] if stack else None
    if node is None and (candidate is None or candidate.platform_object is not None):
        initialize(this, construct_a_new_element(definition))
        return
    if candidate is None or node not in (None, candidate):
        raise TypeError("The element is constructed already.")
    take_the_candidate(definition)
    if node is None:
        initialize(this, candidate)


def hidden_getter(this: HTMLElement) -> bool | str:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-hidden"""
    element: HTMLElementImpl = this._webapi_node
    return element.hidden


def writingSuggestions_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-writingsuggestions"""
    element: HTMLElementImpl = this._webapi_node
    return element.writing_suggestions


def autocapitalize_getter(this: HTMLElement) -> str:
    """https://html.spec.whatwg.org/multipage/interaction.html#dom-autocapitalize"""
    element: HTMLElementImpl = this._webapi_node
    return element.autocapitalize


def showPopover(this: HTMLElement, options: ShowPopoverOptions) -> None:
    """https://html.spec.whatwg.org/multipage/popover.html#dom-showpopover"""
    show_popover(this._webapi_node, _source(options))


def hidePopover(this: HTMLElement) -> None:
    """https://html.spec.whatwg.org/multipage/popover.html#dom-hidepopover"""
    hide_popover(this._webapi_node, True, True, None)


def togglePopover(this: HTMLElement, options: TogglePopoverOptions | bool) -> bool:
    """https://html.spec.whatwg.org/multipage/popover.html#dom-togglepopover"""
    if isinstance(options, bool):
        return toggle_popover(this._webapi_node, options, None)
    return toggle_popover(this._webapi_node, options.get("force"), _source(options))


def _source(options: ShowPopoverOptions) -> HTMLElementImpl | None:
    source = options.get("source")
    return None if source is None else source._webapi_node
