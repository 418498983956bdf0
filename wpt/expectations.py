"""What vectors are known not to do, in ``wpt/expectations.toml``; everything else has to pass."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from enum import StrEnum
from importlib.resources import files


class Outcome(StrEnum):
    """What became of a vector."""

    PASS = "pass"
    FAIL = "fail"
    NOT_RUN = "not-run"


Expectations = Mapping[str, Mapping[str, Outcome]]
"""By suite and vector id, the expected outcome of a vector that is not expected to pass."""


class ExpectationsError(ValueError):
    """The expectations are not of the form that ``wpt/README.md`` describes."""


def parse(text: str) -> Expectations:
    """The expectations in a TOML text.

    Raises:
        ExpectationsError: an id has no reason or is listed twice, or a kind is unknown.

    >>> parse('[toascii.fail]\\ntoascii-0123456789 = "why"')
    {'toascii': {'toascii-0123456789': <Outcome.FAIL: 'fail'>}}
    """
    expectations: dict[str, dict[str, Outcome]] = {}
    for suite, kinds in tomllib.loads(text).items():
        outcomes = expectations.setdefault(suite, {})
        for kind, reasons in kinds.items():
            if kind not in (Outcome.FAIL, Outcome.NOT_RUN):
                raise ExpectationsError(f"{suite}: unknown kind of expectation: {kind!r}")
            for id, reason in reasons.items():
                if not isinstance(reason, str) or not reason.strip():
                    raise ExpectationsError(f"{suite}: {id} has no reason")
                if id in outcomes:
                    raise ExpectationsError(f"{suite}: {id} is listed twice")
                outcomes[id] = Outcome(kind)
    return expectations


def load() -> Expectations:
    """The project's expectations."""
    return parse(files("wpt").joinpath("expectations.toml").read_text(encoding="utf-8"))
