"""The steps of the Element class: https://dom.spec.whatwg.org/#interface-element"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from webapi.dom.element import Element as Implementation
from webapi.url.redaction import hide_password_in_text
from webapi.webidl.exceptions import shown

if TYPE_CHECKING:
    from webapi.dom.element import Element as ElementImpl
    from webapi.interfaces.element import Element


State: TypeAlias = Implementation


def inspect(this: Element) -> str:
    """The ``repr``: the start tag."""
    node: ElementImpl = this._webapi_node
    attributes = "".join(
        f" {hide_password_in_text(each.qualified_name)}={shown(each.value)}"
        for each in node.attribute_list
    )
    return f"<{hide_password_in_text(node.qualified_name)}{attributes}>"
