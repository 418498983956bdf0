"""The JavaScript of this package: the script that a context runs first, and fetched scripts.

``python -m idl`` finds which names a script gives to others and takes of them: ``idl/linker.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources

from webapi.runtimes.generated.links import LINKS


@cache
def script(name: str) -> str:
    """The text of a file, given as its path below ``webapi/runtimes``.

    >>> script("glue/decode_ascii.js").startswith("// `decodeASCII")
    True
    """
    return resources.files("webapi.runtimes").joinpath(name).read_text("ascii")


def with_ascii_decoder(name: str) -> str:
    """An expression: the value of the script, which may call ``decodeASCII``."""
    expression = script(name).rstrip().removesuffix(";")
    return f"(() => {{\n{script('glue/decode_ascii.js')}\nreturn (\n{expression}\n);\n}})()"


class Scripts:
    """Scripts by name, as `LINKS` links them; ``read`` gives the text of a file."""

    def __init__(
        self,
        links: Mapping[str, tuple[str, str, str, str, str]] = LINKS,
        read: Callable[[str], str] = script,
    ) -> None:
        self._links = links
        self._read = read

    def first(self) -> str:
        """The first script of a context, with stubs that fetch the functions of other scripts."""
        files, _, _, fetches, gives = self._links[""]
        return f"{_stubs(fetches)}{self._text(files)}\nconst shared = {_object(gives)};\n"

    def late(self, name: str) -> tuple[list[str], str]:
        """The scripts to run before a fetched script, and its text, an expression.

        Raises: `LookupError`.
        """
        files, needs, takes, fetches, gives = self._links[name]
        return needs.split(), (
            f'(function (shared) {{\n"use strict";\n'
            f"const {{ {', '.join(takes.split())} }} = shared;\n"
            f"{_stubs(fetches)}{self._text(files)}\n"
            f"return {_object(gives)};\n}})\n//# sourceURL=webapi/{name}.js\n"
        )

    def _text(self, files: str) -> str:
        return "".join(map(self._read, files.split()))


def _stubs(fetches: str) -> str:
    """Functions that fetch the scripts that have functions of their names."""
    pairs = (each.split(":") for each in fetches.split())
    return "".join(f' const {name} = fetched("{owner}", "{name}");\n' for owner, name in pairs)


def _object(names: str) -> str:
    return f"{{ __proto__: null, {', '.join(names.split())} }}"


_ALL = Scripts()
first_script = cache(_ALL.first)
"""`Scripts.first` of this package."""
late_script = cache(_ALL.late)
"""`Scripts.late` of this package."""
