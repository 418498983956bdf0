"""The steps of the CSSMediaRule class: https://drafts.csswg.org/css-conditional-3/#cssmediarule"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
