"""The tree of ``js.document`` and the classes of its nodes, made when code first asks for one."""

from __future__ import annotations

from typing import Any

import webapi
from webapi.interfaces import MODULES
from webapi.js.bridge import from_webapi
from webapi.js.interfaces import define_interface
from webapi.js.model import Property, Realm

NODES = (
    *("Node", "Document", "DocumentFragment", "DocumentType", "Element", "Attr", "CharacterData"),
    *("Text", "CDATASection", "Comment", "ProcessingInstruction", "HTMLElement"),
)
OTHERS = (
    *("NodeList", "HTMLCollection", "NamedNodeMap", "DOMTokenList", "DOMStringMap"),
    *("DOMImplementation", "DOMParser", "XMLSerializer", "MutationObserver", "MutationRecord"),
    *("AbstractRange", "Range", "StaticRange", "NodeIterator", "TreeWalker"),
)
CLASSES = (
    *NODES,
    *OTHERS,
    *(name for name in MODULES if name.startswith("HTML") and name not in NODES + OTHERS),
)


def define_tree(new: Realm, document: webapi.Document | None) -> None:
    """Define the classes and ``document``, whose first use makes them."""
    world = new.global_object

    def make() -> None:
        for name in CLASSES:
            if world.properties[name].getter is touched[name].getter:
                del world.properties[name]
        for name in CLASSES:
            define_interface(new, getattr(webapi, name))
        if world.properties["document"].getter is not None:
            page = document or webapi.Document().implementation.createHTMLDocument()
            world.properties["document"] = Property(from_webapi(page))

    def lazy(name: str) -> Property:
        def getter(this: Any, arguments: list[Any]) -> Any:
            make()
            return world.get(name)

        def setter(this: Any, arguments: list[Any]) -> None:
            world.properties[name] = Property(arguments[0])

        return Property(getter=getter, setter=setter, enumerable=name == "document")

    touched = {name: lazy(name) for name in (*CLASSES, "document")}
    world.properties |= touched
