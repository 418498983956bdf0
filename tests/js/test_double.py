"""The double gives what Pyodide gave, statement by statement."""

import asyncio

import pytest

from tests.js import record, record_pyscript
from tests.js.record import recorded, source, transcript_of
from tests.js.transcript import transcript
from tests.parsers import need_a_parser
from webapi.js import install
from webapi.js.installation import PYODIDE_VERSION

SCRIPTS = (*record.SCRIPTS, *record_pyscript.SCRIPTS)
OF_TREES = {"tree_script", *record_pyscript.SCRIPTS}


@pytest.mark.parametrize("script", SCRIPTS)
def test_transcript_is_the_recorded_one(script: str) -> None:
    if script in OF_TREES:
        need_a_parser()
    with install():
        entries = asyncio.run(transcript(source(script)))
    expected = recorded(script)
    different = [pair for pair in zip(entries, expected, strict=True) if pair[0] != pair[1]]
    assert different == []


def test_the_transcripts_are_long() -> None:
    assert sum(len(recorded(script)) for script in SCRIPTS) > 2_500


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_version_is_that_of_the_transcript(script: str) -> None:
    first = transcript_of(script).read_text("utf-8").splitlines()[0]
    assert first.startswith(f"Pyodide {PYODIDE_VERSION}, Python 3.14.")
