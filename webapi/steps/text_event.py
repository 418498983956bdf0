"""The steps of the TextEvent class: https://w3c.github.io/uievents/#textevent"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
