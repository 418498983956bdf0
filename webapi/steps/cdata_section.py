"""The steps of the CDATASection class: https://dom.spec.whatwg.org/#interface-cdatasection"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
