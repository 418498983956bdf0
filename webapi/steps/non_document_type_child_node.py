"""The steps of the NonDocumentTypeChildNode mixin: https://dom.spec.whatwg.org/#interface-nondocumenttypechildnode"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TypeAlias

    from webapi.interfaces.character_data import CharacterData
    from webapi.interfaces.element import Element

    Including: TypeAlias = CharacterData | Element
