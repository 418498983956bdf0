"""The steps of the DocumentType class: https://dom.spec.whatwg.org/#interface-documenttype"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
