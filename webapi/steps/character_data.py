"""The steps of the CharacterData class: https://dom.spec.whatwg.org/#interface-characterdata"""

from __future__ import annotations

from typing import TYPE_CHECKING

from webapi.webidl.exceptions import shown

from .node import initialize as initialize

if TYPE_CHECKING:
    from webapi.interfaces.character_data import CharacterData


class Slots:
    """CharacterData objects have no private attributes of their own."""


def data_getter(this: CharacterData) -> str:
    """https://dom.spec.whatwg.org/#concept-cd-data"""
    result: str = this._webapi_node.data
    return result


def data_setter(this: CharacterData, value: str) -> None:
    """https://dom.spec.whatwg.org/#concept-cd-data"""
    this._webapi_node.data = value


def length_getter(this: CharacterData) -> int:
    """https://dom.spec.whatwg.org/#concept-node-length"""
    result: int = this._webapi_node.length
    return result


def substringData(this: CharacterData, offset: int, count: int) -> str:
    """https://dom.spec.whatwg.org/#concept-cd-substring"""
    result: str = this._webapi_node.substring_data(offset, count)
    return result


def appendData(this: CharacterData, data: str) -> None:
    """https://dom.spec.whatwg.org/#dom-characterdata-appenddata"""
    this._webapi_node.append_data(data)


def insertData(this: CharacterData, offset: int, data: str) -> None:
    """https://dom.spec.whatwg.org/#dom-characterdata-insertdata"""
    this._webapi_node.insert_data(offset, data)


def deleteData(this: CharacterData, offset: int, count: int) -> None:
    """https://dom.spec.whatwg.org/#dom-characterdata-deletedata"""
    this._webapi_node.delete_data(offset, count)


def replaceData(this: CharacterData, offset: int, count: int, data: str) -> None:
    """https://dom.spec.whatwg.org/#concept-cd-replace"""
    this._webapi_node.replace_data(offset, count, data)


def inspect(this: CharacterData) -> str:
    """The ``repr``: interface and data."""
    return f"<{type(this).__name__} {shown(data_getter(this))}>"
