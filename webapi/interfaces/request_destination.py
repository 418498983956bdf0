"""The RequestDestination enumeration: https://fetch.spec.whatwg.org/#enumdef-requestdestination

Made by ``python -m idl`` from idl/fetch.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

RequestDestination: TypeAlias = Literal[
    "",
    "audio",
    "audioworklet",
    "document",
    "embed",
    "font",
    "frame",
    "iframe",
    "image",
    "json",
    "manifest",
    "object",
    "paintworklet",
    "report",
    "script",
    "sharedworker",
    "style",
    "text",
    "track",
    "video",
    "worker",
    "xslt",
]

to_request_destination = enumeration("RequestDestination", get_args(RequestDestination))
