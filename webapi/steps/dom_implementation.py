"""The steps of the DOMImplementation class: https://dom.spec.whatwg.org/#interface-domimplementation"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from webapi.dom.document import DOMImplementation as DOMImplementationImpl
    from webapi.interfaces.dom_implementation import DOMImplementation


class Slots:
    """The private attributes of DOMImplementation objects."""

    _webapi_dom_implementation: DOMImplementationImpl


def initialize(this: DOMImplementation, value: DOMImplementationImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_dom_implementation = value
    value.platform_object = this


def inspect(this: DOMImplementation) -> str:
    """The ``repr``."""
    return "<DOMImplementation>"
