"""The nodes that tree construction makes. Thanks to links, each change takes the same time."""

from __future__ import annotations

from typing import Final

HTML: Final = "html"
MATHML: Final = "math"
SVG: Final = "svg"


class Node:
    """https://dom.spec.whatwg.org/#concept-tree"""

    __slots__ = ("first_child", "last_child", "next_sibling", "parent", "previous_sibling")

    first_child: Node | None
    last_child: Node | None
    next_sibling: Node | None
    parent: Node | None
    previous_sibling: Node | None

    def __init__(self) -> None:
        self.first_child = self.last_child = None
        self.next_sibling = self.parent = self.previous_sibling = None


class Document(Node):
    """A document, and its mode: "no-quirks", "limited-quirks" or "quirks"."""

    __slots__ = ("mode",)

    def __init__(self) -> None:
        super().__init__()
        self.mode = "no-quirks"


class DocumentFragment(Node):
    """The contents of a template."""

    __slots__ = ()


class Doctype(Node):
    """A document type, whose identifiers are "" if they are missing."""

    __slots__ = ("name", "public_id", "system_id")

    def __init__(self, name: str, public_id: str, system_id: str) -> None:
        super().__init__()
        self.name = name
        self.public_id = public_id
        self.system_id = system_id


class Comment(Node):
    """A comment."""

    __slots__ = ("data",)

    def __init__(self, data: str) -> None:
        super().__init__()
        self.data = data


class ProcessingInstruction(Node):
    """A processing instruction."""

    __slots__ = ("data", "target")

    def __init__(self, target: str, data: str) -> None:
        super().__init__()
        self.target = target
        self.data = data


class Text(Node):
    """A text, in pieces: joining at each token would take quadratic time."""

    __slots__ = ("pieces",)

    def __init__(self, data: str) -> None:
        super().__init__()
        self.pieces = [data]


class Element(Node):
    """An element, and its places in the parser's lists.

    ``tag`` is the local name of an element of HTML. That of another one stands behind its namespace
    and a space, which no name contains. So one comparison tells both.
    """

    __slots__ = (
        "attributes",
        "contents",
        "form_owner",
        "html_below",
        "is_active",
        "is_open",
        "name",
        "namespace",
        "place",
        "tag",
    )

    def __init__(self, tag: str, namespace: str, name: str, attributes: dict[str, str]) -> None:
        self.first_child = self.last_child = None
        self.next_sibling = self.parent = self.previous_sibling = None
        self.tag = tag
        self.namespace = namespace
        self.name = name
        self.attributes = attributes
        self.contents: DocumentFragment | None = DocumentFragment() if tag == "template" else None
        self.form_owner: Element | None = None
        """The form that the parser associates: https://html.spec.whatwg.org/#form-owner"""
        self.is_open = False
        """Whether the stack of open elements has it."""
        self.place = 0
        """Grows from the bottom of that stack to its top."""
        self.html_below: Element | None = None
        """Of an open foreign element: the nearest element of HTML below it on that stack."""
        self.is_active = False
        """Whether the list of active formatting elements has it."""


def append(parent: Node, node: Node) -> None:
    """Append a node that has no parent."""
    last = parent.last_child
    node.parent = parent
    node.previous_sibling = last
    if last is None:
        parent.first_child = node
    else:
        last.next_sibling = node
    parent.last_child = node


def insert(parent: Node, node: Node, before: Node | None) -> None:
    """Insert a node that has no parent, before a child or at the end."""
    if before is None:
        append(parent, node)
        return
    previous = before.previous_sibling
    node.parent = parent
    node.previous_sibling = previous
    node.next_sibling = before
    before.previous_sibling = node
    if previous is None:
        parent.first_child = node
    else:
        previous.next_sibling = node


def remove(node: Node) -> None:
    """Remove a node from its parent, if it has one."""
    parent = node.parent
    if parent is None:
        return
    previous, following = node.previous_sibling, node.next_sibling
    if previous is None:
        parent.first_child = following
    else:
        previous.next_sibling = following
    if following is None:
        parent.last_child = previous
    else:
        following.previous_sibling = previous
    node.parent = node.previous_sibling = node.next_sibling = None


def move_children(source: Node, target: Node) -> None:
    """Move all children of a node to the end of another one."""
    while (child := source.first_child) is not None:
        remove(child)
        append(target, child)


def copy_children(source: Node, target: Node) -> None:
    """Append copies of all that is in a node to another one, which is not in it.

    https://dom.spec.whatwg.org/#concept-node-clone
    """
    open_ = [(source, target)]
    while open_:
        parent, copied_parent = open_.pop()
        child = parent.first_child
        while child is not None:
            copied = _copy(child)
            append(copied_parent, copied)
            open_.append((child, copied))
            contents = child.contents if isinstance(child, Element) else None
            if contents is not None and isinstance(copied, Element):
                open_.append((contents, copied.contents or copied))
            child = child.next_sibling


def _copy(node: Node) -> Node:
    match node:
        case Element():
            return Element(node.tag, node.namespace, node.name, dict(node.attributes))
        case Text():
            return Text("".join(node.pieces))
        case Comment():
            return Comment(node.data)
        case ProcessingInstruction():
            return ProcessingInstruction(node.target, node.data)
        case _:
            raise TypeError(node)
