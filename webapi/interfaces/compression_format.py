"""The CompressionFormat enumeration: https://compression.spec.whatwg.org/#enumdef-compressionformat

Made by ``python -m idl`` from idl/compression.webidl: change that, not this.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from webapi.webidl.enums import enumeration

CompressionFormat: TypeAlias = Literal["brotli", "deflate", "deflate-raw", "gzip"]

to_compression_format = enumeration("CompressionFormat", get_args(CompressionFormat))
