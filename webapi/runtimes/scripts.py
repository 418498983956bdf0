"""The JavaScript files of this package."""

from __future__ import annotations

from functools import cache
from importlib import resources


@cache
def script(name: str) -> str:
    """The text of a script, given as its path below ``webapi/runtimes``.

    >>> script("glue/decode_ascii.js").startswith("// `decodeASCII")
    True
    """
    return resources.files("webapi.runtimes").joinpath(name).read_text("ascii")


def with_ascii_decoder(name: str) -> str:
    """An expression: the value of the script, which may call ``decodeASCII``."""
    expression = script(name).rstrip().removesuffix(";")
    return f"(() => {{\n{script('glue/decode_ascii.js')}\nreturn (\n{expression}\n);\n}})()"
