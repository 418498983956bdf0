"""The steps of the TreeWalker class: https://dom.spec.whatwg.org/#interface-treewalker"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from webapi.dom.traversal import TreeWalker as TreeWalkerImpl
    from webapi.interfaces.tree_walker import TreeWalker


class Slots:
    """The private attributes of TreeWalker objects."""

    _webapi_tree_walker: TreeWalkerImpl


def initialize(this: TreeWalker, value: TreeWalkerImpl) -> None:
    """Make ``this`` the object of what steps returned."""
    this._webapi_tree_walker = value
    value.platform_object = this


def filter_getter(this: TreeWalker) -> Any:
    """https://dom.spec.whatwg.org/#dom-treewalker-filter"""
    return getattr(this._webapi_tree_walker.filter, "__wrapped__", None)


def inspect(this: TreeWalker) -> str:
    """The ``repr``."""
    return "<TreeWalker>"
