"""The steps of the HTMLTableRowElement class: https://html.spec.whatwg.org/multipage/tables.html#htmltablerowelement"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
