"""The steps of the CSSConditionRule class: https://drafts.csswg.org/css-conditional-3/#cssconditionrule"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
