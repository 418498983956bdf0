"""Build the tree of a page: what ``webapi/dom/parsed_html.py`` builds, in half the time.

A function for each class fills the slots of a new node at once, where constructors of four classes
would be called. Its source is made from a node that these constructors made: they alone know the
slots.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias

from webapi.dom import parsed_html
from webapi.dom.attributes import Attribute
from webapi.dom.character_data import Text
from webapi.dom.element import Element
from webapi.dom.html_element import HTMLElement
from webapi.dom.html_elements import ELEMENT_INTERFACES
from webapi.dom.names import HTML_NAMESPACE
from webapi.dom.parsed_html import CLOSE, ELEMENT, TEXT, Associations, ElementShape
from webapi.webidl.parsed_markup import ParsedHTML

from .nodes import BEFORE_THE_TREE, Document, about_blank

Make: TypeAlias = Callable[..., Any]

_PLACE: Final = ("node_document", "is_connected", "parent", "previous_sibling")


def flat_constructor(new: object, parameters: tuple[str, ...]) -> Make:
    """Return a function that makes objects like ``new``, except for the slots ``parameters``.

    Raises:
        ValueError: such objects would share the value of another slot.
    """
    class_ = type(new)
    lines = [f"def make({', '.join(parameters)}):", "    new = create(class_)"]
    for base in class_.__mro__:
        for slot in base.__dict__.get("__slots__", ()):
            if slot in parameters:
                lines.append(f"    new.{slot} = {slot}")
            elif slot != "__weakref__":
                value = getattr(new, slot)
                if type(value) not in (bool, int, str, type(None)):
                    raise ValueError(f"{class_.__name__} has {slot} = {value!r}")
                lines.append(f"    new.{slot} = {value!r}")
    names: dict[str, Any] = {"create": class_.__new__, "class_": class_}
    exec("\n".join((*lines, "    return new")), names)
    make: Make = names["make"]
    return make


@cache
def text_constructor() -> Make:
    """The function that makes texts."""
    new = Text(Document(about_blank(), "UTF-8"), "")
    return flat_constructor(new, (*_PLACE, "_data"))


@cache
def attribute_constructor() -> Make:
    """The function that makes attributes without a namespace."""
    return flat_constructor(Attribute("", ""), ("local_name", "value", "element"))


@cache
def link_constructor(local_name: str) -> Make:
    """The function that makes elements which are made before the tree."""
    new = ELEMENT_INTERFACES.of(local_name)(Document(about_blank(), "UTF-8"), local_name)
    return flat_constructor(new, ("node_document", "is_connected", "local_name", "attribute_list"))


@cache
def element_constructor(local_name: str) -> Make | None:
    """The function that makes elements of a known name, unless creating them takes more steps."""
    class_ = ELEMENT_INTERFACES.of(local_name)
    if (
        class_.__init__ is not HTMLElement.__init__
        or class_.insertion_steps is not Element.insertion_steps
    ):
        return None
    new = class_(Document(about_blank(), "UTF-8"), local_name)
    try:
        return flat_constructor(new, (*_PLACE, "local_name", "attribute_list"))
    except ValueError:
        return None


def constructor_for(shape: ElementShape) -> Make | None:
    """The function that makes elements of a shape, if there is one."""
    name = shape.local_name
    if (
        name not in ELEMENT_INTERFACES.by_name
        or name in BEFORE_THE_TREE
        or shape.namespace != HTML_NAMESPACE
        or shape.prefix is not None
    ):
        return None
    for each in shape.attributes:
        if each.namespace is not None or each.local_name == "is":
            return None
    return element_constructor(name)


def new_link(document: Document, local_name: str, values: dict[str, str]) -> HTMLElement:
    """Make an element of a page before its tree. Its attribute change steps do not run."""
    make_attribute = attribute_constructor()
    attributes = list[Any]()
    link: HTMLElement = link_constructor(local_name)(document, True, local_name, attributes)
    for name, value in values.items():
        attributes.append(make_attribute(name, value, link))
        if name in ("class", "id"):
            link.note_value(name, value, None)
    return link


def build_document(document: Document, parsed: ParsedHTML) -> None:
    """Append all that was parsed to an empty document."""
    if document.ids is not None:  # somebody searches already, and elements must be added
        parsed_html.build_document(document, parsed)
        return
    document.mode = parsed.mode
    document.element_lists = None
    make_text, make_attribute = text_constructor(), attribute_constructor()
    shapes = [ElementShape(shape) for shape in parsed.shapes]
    plans: list[tuple[Any, str, list[str]]] = [
        (constructor_for(shape), shape.local_name, [each.local_name for each in shape.attributes])
        for shape in shapes
    ]
    texts, at = parsed.texts, 0
    with_steps = list[Any]()
    open_ = list[Any]()
    templates = list[Any]()
    parent: Any = document
    node_document: Any = document
    is_connected = True
    node: Any
    last: Any = None  # the last child of the parent
    associations = Associations(parsed.owners) if parsed.owners else None
    for code in parsed.codes:
        if code == CLOSE:
            parent.last_child = last
            last = open_.pop()
            parent = last.parent
            if templates and templates[-1] is last:
                templates.pop()
                node_document, is_connected = parent.node_document, parent.is_connected
            continue
        contents = None
        if code == TEXT:
            node = make_text(node_document, is_connected, parent, last, texts[at])
            at += 1
        elif code >= ELEMENT and plans[code - ELEMENT][0] is not None:
            make, name, names = plans[code - ELEMENT]
            attributes: list[Any] = []
            node = make(node_document, is_connected, parent, last, name, attributes)
            if names:
                for name in names:
                    value = texts[at]
                    at += 1
                    attributes.append(make_attribute(name, value, node))
                    if name in ("class", "id"):
                        node.note_value(name, value, None)
                if node.has_attribute_change_steps:
                    for each in attributes:
                        node.attribute_change_steps(each.local_name, None, each.value, None)
        else:
            if code >= ELEMENT:
                shape = shapes[code - ELEMENT]
                node = parsed_html.parsed_element(node_document, shape, texts, at, False)
                at += len(shape.attributes)
            else:
                node = parsed_html.parsed_leaf(node_document, code, texts, at)
                at += parsed_html.number_of_texts(code)
            node.parent, node.previous_sibling, node.is_connected = parent, last, is_connected
            contents = node.template_contents
            if is_connected:
                with_steps.append(node)
        if last is None:
            parent.first_child = node
        else:
            last.next_sibling = node
        last = node
        if code >= ELEMENT:
            if associations is not None:
                associations.note(node)
            open_.append(node)
            parent, last = node, None
            if contents is not None:
                templates.append(node)
                parent = contents
                node_document, is_connected = parent.node_document, parent.is_connected
    document.last_child = last
    for node in with_steps:
        node.insertion_steps()
