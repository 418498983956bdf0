"""The XMLHttpRequestResponseType enumeration:
https://xhr.spec.whatwg.org/#enumdef-xmlhttprequestresponsetype

Made by ``python -m idl`` from idl/xml_http_request.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

XMLHttpRequestResponseType: TypeAlias = Literal[
    "", "arraybuffer", "blob", "document", "json", "text"
]

to_xml_http_request_response_type = enumeration(
    "XMLHttpRequestResponseType", get_args(XMLHttpRequestResponseType)
)
