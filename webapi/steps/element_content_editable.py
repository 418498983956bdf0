"""The steps of the mixin ElementContentEditable.

https://html.spec.whatwg.org/multipage/interaction.html#elementcontenteditable
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
