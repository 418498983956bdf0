"""The steps of the HTMLTableSectionElement class: https://html.spec.whatwg.org/multipage/tables.html#htmltablesectionelement"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
