"""The steps of the HTMLSlotElement class.

https://html.spec.whatwg.org/multipage/scripting.html#the-slot-element
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
