"""The steps of the ParentNode mixin: https://dom.spec.whatwg.org/#interface-parentnode"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeAlias

    from webapi.interfaces.document import Document
    from webapi.interfaces.document_fragment import DocumentFragment
    from webapi.interfaces.element import Element

    Including: TypeAlias = Document | DocumentFragment | Element
