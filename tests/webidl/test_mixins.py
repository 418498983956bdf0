"""Attributes of mixins: written once, and each interface has them for itself."""

from __future__ import annotations

import pytest

from webapi import Document, Element, ElementInternals, HTMLElement, SVGElement
from webapi.interfaces.aria_mixin import ARIAMixin
from webapi.interfaces.global_event_handlers import GlobalEventHandlers


def test_interfaces_have_the_attributes_of_a_mixin_themselves() -> None:
    names = {name for name in vars(GlobalEventHandlers) if name.startswith("on")}
    assert "onclick" in names
    for interface in (Document, HTMLElement, SVGElement):
        assert names <= vars(interface).keys()
        assert GlobalEventHandlers not in interface.__mro__
    assert {*vars(ARIAMixin)} - {*dir(object)} - {"__module__"} <= vars(Element).keys()


@pytest.mark.parametrize("interface", [Element, ElementInternals])
def test_messages_name_the_interface_that_includes_the_mixin(interface: type) -> None:
    attribute = vars(interface)["ariaLabel"]
    element = Document.fromHTML("<p>", "https://example.org/").querySelector("p")
    message = f"Failed to set the 'ariaLabel' property on '{interface.__name__}': The provided"
    with pytest.raises(TypeError, match=message):
        attribute.fset(element, b"bytes")
    attribute.fset(element, "text")
    assert attribute.fget(element) == "text"
    assert attribute.__doc__.startswith("The attribute ``aria-label``.")
