"""The steps of the HTMLTableElement class: https://html.spec.whatwg.org/multipage/tables.html#htmltableelement"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
