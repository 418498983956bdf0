"""The steps of the CSSStyleRule class: https://drafts.csswg.org/cssom/#cssstylerule"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
