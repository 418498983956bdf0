"""The steps of the CSSGroupingRule class: https://drafts.csswg.org/cssom/#cssgroupingrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
