"""The steps of the Slottable mixin: https://dom.spec.whatwg.org/#mixin-slotable"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeAlias

    from webapi.interfaces.element import Element
    from webapi.interfaces.text import Text

    Including: TypeAlias = Element | Text
