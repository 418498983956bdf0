"""The EndingType enumeration: https://w3c.github.io/FileAPI/#enumdef-endingtype

Made by ``python -m idl`` from idl/file_api.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

EndingType: TypeAlias = Literal["transparent", "native"]

to_ending_type = enumeration("EndingType", get_args(EndingType))
