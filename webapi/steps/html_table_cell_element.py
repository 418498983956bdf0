"""The steps of the HTMLTableCellElement class: https://html.spec.whatwg.org/multipage/tables.html#htmltablecellelement"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
