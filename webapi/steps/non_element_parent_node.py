"""The steps of the NonElementParentNode mixin: https://dom.spec.whatwg.org/#interface-nonelementparentnode"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeAlias

    from webapi.interfaces.document import Document
    from webapi.interfaces.document_fragment import DocumentFragment

    Including: TypeAlias = Document | DocumentFragment
