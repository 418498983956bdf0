"""The steps of the CharacterData class: https://dom.spec.whatwg.org/#interface-characterdata"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.webidl.exceptions import shown

if TYPE_CHECKING:
    from webapi.interfaces.character_data import CharacterData


def inspect(this: CharacterData) -> str:
    """The ``repr``: interface and data."""
    return f"<{type(this).__name__} {shown(this._webapi_node.data)}>"
