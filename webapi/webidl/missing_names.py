"""Errors for names that a module lacks for a reason."""

from __future__ import annotations

import dis
import sys


def missing_name(message: str) -> Exception:
    """Make the error for a module's ``__getattr__`` to raise.

    Python replaces an ``AttributeError`` that ``from module import name`` meets, and its message
    with it. So that statement gets an ``ImportError``. All others get an ``AttributeError``, so
    that ``hasattr()`` answers.
    """
    frame = sys._getframe(2)
    instruction = dis.opname[frame.f_code.co_code[frame.f_lasti]]
    return ImportError(message) if instruction == "IMPORT_FROM" else AttributeError(message)
