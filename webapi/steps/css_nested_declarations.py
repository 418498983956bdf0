"""The steps of the CSSNestedDeclarations class: https://drafts.csswg.org/css-nesting-1/#cssnesteddeclarations"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
