"""The steps of the Attr class: https://dom.spec.whatwg.org/#interface-attr"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.webidl.exceptions import shown

if TYPE_CHECKING:
    from webapi.interfaces.attr import Attr


def inspect(this: Attr) -> str:
    """The ``repr``: name and value."""
    return f"<Attr {this._webapi_node.name}={shown(this._webapi_node.value)}>"
