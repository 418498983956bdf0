"""The steps of the ChildNode mixin: https://dom.spec.whatwg.org/#interface-childnode"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .node import nodes_of

if TYPE_CHECKING:
    from typing import TypeAlias

    from webapi.interfaces.character_data import CharacterData
    from webapi.interfaces.document_type import DocumentType
    from webapi.interfaces.element import Element
    from webapi.interfaces.node import Node

    Including: TypeAlias = CharacterData | DocumentType | Element


class Slots:
    """The mixin ChildNode adds no private attributes."""


def remove(this: Including) -> None:
    """https://dom.spec.whatwg.org/#dom-childnode-remove"""
    this._webapi_node.remove()


def before(this: Including, nodes: list[Node | str]) -> None:
    """https://dom.spec.whatwg.org/#dom-childnode-before"""
    this._webapi_node.before(nodes_of(nodes))


def after(this: Including, nodes: list[Node | str]) -> None:
    """https://dom.spec.whatwg.org/#dom-childnode-after"""
    this._webapi_node.after(nodes_of(nodes))


def replaceWith(this: Including, nodes: list[Node | str]) -> None:
    """https://dom.spec.whatwg.org/#dom-childnode-replacewith"""
    this._webapi_node.replace_with(nodes_of(nodes))
