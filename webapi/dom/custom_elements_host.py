"""The host of custom elements: the classes of users, and the element queue of a thread.

``runtimes/glue/custom_elements.js`` has the same for JavaScript engines. To the algorithms, a class
is opaque; here it is an `webapi.steps.custom_element_classes.ElementClass`.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import get_ident
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakKeyDictionary, ref

from webapi.webidl.host import queue_a_microtask

if TYPE_CHECKING:
    from webapi.dom.custom_element_registry import CustomElementRegistry
    from webapi.dom.element import Element

ELEMENT_QUEUES: Final[dict[int, list[Any]]] = {}
"""The element queue of each thread that has elements in it.

https://html.spec.whatwg.org/multipage/custom-elements.html#element-queue
"""
_backup_queues: Final[set[int]] = set()
"""The threads that have a microtask which processes the queue."""
_registries: Final[WeakKeyDictionary[type, ref[CustomElementRegistry]]] = WeakKeyDictionary()


def enqueue_element(element: Element, invoke: Callable[[], None]) -> None:
    """Add an element to the queue, which is invoked in a microtask if no member does it before.

    https://html.spec.whatwg.org/multipage/custom-elements.html#backup-element-queue
    """
    thread = get_ident()
    ELEMENT_QUEUES.setdefault(thread, []).append(element)
    if thread not in _backup_queues:
        _backup_queues.add(thread)

        def process() -> None:
            _backup_queues.discard(thread)
            invoke()

        queue_a_microtask(process)


def take_element_queue() -> list[Element]:
    """The elements of the queue, which is emptied."""
    return ELEMENT_QUEUES.pop(get_ident(), [])


def put_element_queue_back(elements: list[Element]) -> None:
    """Add the elements that were taken from the queue."""
    if elements:
        ELEMENT_QUEUES.setdefault(get_ident(), []).extend(elements)


def construct_an_element(constructor: Any) -> Element:
    """https://webidl.spec.whatwg.org/#construct-a-callback-function, to an HTMLElement"""
    element: Element = constructor.construct()
    return element


def construct_candidate(constructor: Any, element: Element) -> None:
    """Construct an object, which must be that of an element."""
    constructor.construct_candidate(element)


def call_lifecycle_callback(callback: Any, element: Element, arguments: list[Any]) -> None:
    """https://webidl.spec.whatwg.org/#invoke-a-callback-function, with the element as this"""
    callback(element, *arguments)


def is_constructor(constructor: Any) -> bool:
    """https://tc39.es/ecma262/#sec-isconstructor, which holds for each class"""
    return isinstance(constructor.given, type)


def prototype_of_class(constructor: Any) -> Any:
    """What has the lifecycle callbacks of a class: here, the class.

    Raises:
        TypeError: Objects of the class have another layout.
    """
    constructor.check_layout()
    return constructor


def callback_of_class(prototype: Any, name: str) -> Any:
    """A lifecycle callback, if the class has it.

    https://html.spec.whatwg.org/multipage/custom-elements.html#concept-custom-element-definition-lifecycle-callbacks
    """
    return prototype.callback(name)


def observed_attributes(constructor: Any) -> list[str]:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#concept-custom-element-definition-observed-attributes"""
    names: list[str] = constructor.names("observedAttributes")
    return names


def disabled_features(constructor: Any) -> list[str]:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#dom-customelementregistry-define"""
    names: list[str] = constructor.names("disabledFeatures")
    return names


def is_class_form_associated(constructor: Any) -> bool:
    """https://html.spec.whatwg.org/multipage/custom-elements.html#concept-custom-element-definition-form-associated"""
    return bool(getattr(constructor.given, "formAssociated", False))


def given_class(constructor: Any) -> Any:
    """The class that a user gave."""
    return constructor.given


def registry_of(class_: type) -> CustomElementRegistry | None:
    """The registry that defined a class last, or constructs an element of it."""
    registry = _registries.get(class_)
    return None if registry is None else registry()


def set_registry_of(constructor: Any, registry: CustomElementRegistry) -> None:
    """Let the constructor of a class use a registry.

    https://html.spec.whatwg.org/multipage/custom-elements.html#active-custom-element-constructor-map
    """
    _registries[constructor.given] = ref(registry)
