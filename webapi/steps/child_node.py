"""The steps of the ChildNode mixin: https://dom.spec.whatwg.org/#interface-childnode"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeAlias

    from webapi.interfaces.character_data import CharacterData
    from webapi.interfaces.document_type import DocumentType
    from webapi.interfaces.element import Element

    Including: TypeAlias = CharacterData | DocumentType | Element
