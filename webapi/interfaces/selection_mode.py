"""The SelectionMode enumeration: https://html.spec.whatwg.org/multipage/#enumdef-selectionmode

Made by ``python -m idl`` from idl/html_forms.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

SelectionMode: TypeAlias = Literal["select", "start", "end", "preserve"]

to_selection_mode = enumeration("SelectionMode", get_args(SelectionMode))
