"""The DocumentReadyState enumeration:
https://html.spec.whatwg.org/multipage/#enumdef-documentreadystate

Made by ``python -m idl`` from idl/html.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

DocumentReadyState: TypeAlias = Literal["loading", "interactive", "complete"]

to_document_ready_state = enumeration("DocumentReadyState", get_args(DocumentReadyState))
