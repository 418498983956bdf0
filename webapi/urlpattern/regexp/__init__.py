"""JavaScript's regular expressions with the flag ``v``, for subjects in ASCII.

https://tc39.es/ecma262/#sec-regexp-regular-expression-objects

`parser` reads the grammar strictly into `nodes`. `determinism` finds the expressions that Python's
`re` matches in linear time, and `translation` writes these for `re`. `matcher` runs the others.
"""

from .matcher import InstructionsExhaustedError
from .parser import RegExpSyntaxError
from .regular_expression import RegExp

__all__ = ["InstructionsExhaustedError", "RegExp", "RegExpSyntaxError"]
