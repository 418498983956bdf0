"""The steps of the RadioNodeList class.

https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#radionodelist
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from webapi.dom.forms.collections import RadioNodeList as State

from .node_list import initialize as initialize
from .node_list import inspect as inspect

if TYPE_CHECKING:
    from webapi.interfaces.radio_node_list import RadioNodeList


class Slots:
    """RadioNodeList objects have the private attributes of NodeList objects."""


def value_getter(this: RadioNodeList) -> str:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-radionodelist-value"""
    return _list_of(this).value


def value_setter(this: RadioNodeList, value: str) -> None:
    """https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-radionodelist-value"""
    _list_of(this).value = value


def _list_of(this: RadioNodeList) -> State:
    return cast("State", this._webapi_node_list)
