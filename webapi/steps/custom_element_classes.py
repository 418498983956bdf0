"""Classes of custom elements.

https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-definition
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from webapi.dom.custom_elements_host import registry_of
from webapi.dom.document import Document
from webapi.dom.forms.form import HTMLFormElement
from webapi.dom.html_element import HTMLElement
from webapi.webidl.callbacks import to_callable
from webapi.webidl.strings import to_domstring

from .document import initialize as initialize_document
from .node import initialize as initialize_node

if TYPE_CHECKING:
    from webapi.dom.element import Element


class ElementClass:
    """A class that was given to define(). It is equal to others of the class."""

    __slots__ = ("given",)

    def __init__(self, given: object, context: str) -> None:
        if not isinstance(given, type):
            raise TypeError(f"{context} is not a class.")
        self.given: Any = given

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ElementClass) and self.given is other.given

    def __hash__(self) -> int:
        return hash(self.given)

    def construct(self) -> Element:
        """Construct an object and return its element.

        Raises:
            TypeError: It is not an element of HTML.
        """
        element = getattr(self.given(), "_webapi_node", None)
        if not isinstance(element, HTMLElement):
            raise TypeError("The constructor did not make an element of HTML.")
        return element

    def construct_candidate(self, element: Element) -> None:
        """Give the object of an element the class, or make it, and run ``__init__``.

        Raises:
            TypeError: ``__init__`` did not call that of `HTMLElement`.
        """
        this = element.platform_object
        if this is None:
            this = self.given()
        else:
            this.__class__ = self.given
            this.__init__()
        registry = registry_of(self.given)
        stack = [] if registry is None else registry.by_constructor[self].construction_stack
        if element.platform_object is not this or (stack and stack[-1] is element):
            raise TypeError(f"{self.given.__name__}.__init__ did not call that of HTMLElement.")

    def callback(self, name: str) -> Callable[..., object] | None:
        """A function that takes an element and the arguments of a callback, if the class has it.

        Raises:
            TypeError: The callback is not callable.
        """
        given = getattr(self.given, name, None)
        return None if given is None else _callback(given, name)

    def check_layout(self) -> None:
        """Check that the object of an element can become one of the class.

        Raises:
            TypeError: Objects of the class have another layout.
        """
        bases = (each for each in self.given.__mro__ if each.__module__.startswith("webapi."))
        base = next(bases, None)
        if base is None:
            return
        upgradable: Any = upgradable_class(base)
        try:
            upgradable.__new__(upgradable).__class__ = self.given
        except TypeError as error:
            message = f"{self.given.__name__} has __slots__ of its own, or no __dict__."
            raise TypeError(message) from error

    def names(self, attribute: str) -> list[str]:
        """The strings in an attribute of the class."""
        given = getattr(self.given, attribute, None)
        return [] if given is None else [to_domstring(each) for each in given]


def _callback(given: object, name: str) -> Callable[..., object]:
    function = to_callable(given, 5, f"The callback {name!r}")

    def call(element: Element, *arguments: object) -> object:
        this = element.platform_object
        return function(this, *[_object_of(each, this) for each in arguments])

    return call


def _object_of(argument: object, this: Any) -> object:
    """The object of a document or a form, which may have none yet. Other arguments stay."""
    class_: Any
    if isinstance(argument, Document):
        if argument.platform_object is None:
            class_ = type(this.ownerDocument)
            initialize_document(class_.__new__(class_), argument)
        return argument.platform_object
    if isinstance(argument, HTMLFormElement):
        if argument.platform_object is None:
            class_ = type(this.ownerDocument.createElement("form"))
            initialize_node(class_.__new__(class_), argument)
        return argument.platform_object
    return argument


@cache
def upgradable_class(base: type) -> Any:
    """The class of objects that a definition may give another class.

    Only classes with a ``__dict__`` and the same base can replace each other.
    """
    namespace = {"__module__": base.__module__, "__doc__": None, "_webapi_interface": base}
    return type(base)(base.__name__, (base,), namespace)
