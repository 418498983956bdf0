"""The tree of ``js.document`` and the classes of its nodes, made when code first asks for one."""

from __future__ import annotations

from typing import Any

import webapi
from webapi.interfaces import MODULES
from webapi.js.bridge import from_webapi
from webapi.js.interfaces import define_interface
from webapi.js.model import Property, Realm

CLASSES = (
    *("Node", "Document", "DocumentFragment", "DocumentType", "Element", "Attr", "CharacterData"),
    *("Text", "CDATASection", "Comment", "ProcessingInstruction", "DOMImplementation"),
    "XMLDocument",
    "ShadowRoot",
    *("NodeList", "NamedNodeMap", "DOMTokenList", "DOMStringMap", "DOMParser", "XMLSerializer"),
    *("MutationObserver", "MutationRecord", "AbstractRange", "Range", "StaticRange"),
    "Selection",
    *("NodeIterator", "TreeWalker", "RadioNodeList", "FileList", "ValidityState"),
    *("ElementInternals", "CustomStateSet"),
    *("CSSStyleDeclaration", "UIEvent", "FocusEvent", "MouseEvent", "WheelEvent", "PointerEvent"),
    *("InputEvent", "KeyboardEvent", "CompositionEvent", "ToggleEvent", "CommandEvent"),
    *("SubmitEvent", "FormDataEvent", "DragEvent", "ClipboardEvent", "DataTransfer"),
    *("DataTransferItemList", "DataTransferItem", "TransitionEvent", "AnimationEvent"),
    *("TextEvent", "DeviceOrientationEvent"),
    *("PageTransitionEvent", "BeforeUnloadEvent", "SecurityPolicyViolationEvent"),
    *("ProgressEvent", "XMLHttpRequest", "XMLHttpRequestUpload", "MessageEvent", "EventSource"),
    *("Location",),
    *(name for name in MODULES if name.startswith("HTML")),
)


def define_tree(new: Realm, document: webapi.Document | None) -> None:
    """Define the classes and ``document``, whose first use makes them."""
    world = new.global_object

    def make() -> None:
        replaced = {
            name: world.properties[name]
            for name in lazy
            if name in world.properties and world.properties[name] is not lazy[name]
        }
        for name in CLASSES:
            define_interface(new, getattr(webapi, name))
        page = document or webapi.Document().implementation.createHTMLDocument()
        world.properties["document"] = Property(from_webapi(page))
        world.properties["location"] = Property(from_webapi(page.location))
        world.properties |= replaced

    def property_of(name: str) -> Property:
        def getter(this: Any, arguments: list[Any]) -> Any:
            make()
            return world.get(name)

        def setter(this: Any, arguments: list[Any]) -> None:
            world.properties[name] = Property(arguments[0])

        return Property(getter=getter, setter=setter, enumerable=name in objects)

    objects = ("document", "location")
    lazy = {name: property_of(name) for name in (*CLASSES, *objects)}
    world.properties |= lazy
