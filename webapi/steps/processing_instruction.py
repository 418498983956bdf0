"""The steps of the ProcessingInstruction class: https://dom.spec.whatwg.org/#interface-processinginstruction"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
