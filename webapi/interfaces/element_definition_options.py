"""The ElementDefinitionOptions dictionary:
https://html.spec.whatwg.org/multipage/custom-elements.html#dictdef-elementdefinitionoptions

Made by ``python -m idl`` from idl/custom_elements.webidl: change that, not this.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from webapi.webidl.dictionaries import DictionaryMember, dictionary
from webapi.webidl.strings import to_domstring

if TYPE_CHECKING:
    from webapi.webidl.types import StringLike


class ElementDefinitionOptions(TypedDict, total=False):
    extends: StringLike


to_element_definition_options = dictionary(
    "ElementDefinitionOptions", DictionaryMember("extends", to_domstring)
)
