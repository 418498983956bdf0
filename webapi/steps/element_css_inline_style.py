"""The steps of the ElementCSSInlineStyle mixin.

https://drafts.csswg.org/cssom/#elementcssinlinestyle
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
