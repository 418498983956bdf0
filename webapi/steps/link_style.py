"""The steps of the mixin LinkStyle: https://drafts.csswg.org/cssom/#the-linkstyle-interface"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
