"""Classes of custom elements.

https://html.spec.whatwg.org/multipage/custom-elements.html#custom-element-definition
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from webapi.dom.custom_elements_host import registry_of
from webapi.dom.document import Document
from webapi.dom.html_element import HTMLElement
from webapi.webidl.callbacks import to_callable
from webapi.webidl.strings import to_domstring

from .document import initialize as initialize_document

if TYPE_CHECKING:
    from webapi.dom.element import Element

CALLBACKS: Final = (
    *("connectedCallback", "disconnectedCallback", "adoptedCallback", "connectedMoveCallback"),
    "attributeChangedCallback",
)


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

    def callbacks(self) -> dict[str, Callable[..., object]]:
        """Functions that take an element and the arguments of a callback.

        Raises:
            TypeError: A callback is not callable, or objects of the class have another layout.
        """
        found = {}
        for name in CALLBACKS:
            given = getattr(self.given, name, None)
            if given is not None:
                found[name] = _callback(given, name)
        self._check_layout()
        return found

    def _check_layout(self) -> None:
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
        objects = [
            _object_of(each, this) if isinstance(each, Document) else each for each in arguments
        ]
        return function(this, *objects)

    return call


def _object_of(document: Document, this: Any) -> object:
    """The object of a document. That of the contents of templates may have none yet."""
    if document.platform_object is None:
        class_: Any = type(this.ownerDocument)
        initialize_document(class_.__new__(class_), document)
    return document.platform_object


@cache
def upgradable_class(base: type) -> Any:
    """The class of objects that a definition may give another class.

    Only classes with a ``__dict__`` and the same base can replace each other.
    """
    namespace = {"__module__": base.__module__, "__doc__": None, "_webapi_interface": base}
    return type(base)(base.__name__, (base,), namespace)
