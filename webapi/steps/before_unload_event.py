"""The steps of the BeforeUnloadEvent class: https://html.spec.whatwg.org/multipage/nav-history-apis.html#beforeunloadevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
