"""The double gives what Pyodide gave, statement by statement."""

import asyncio

from tests.js.record import SCRIPT, TRANSCRIPT, recorded
from tests.js.transcript import transcript
from webapi.js import install
from webapi.js.installation import PYODIDE_VERSION


def test_transcript_is_the_recorded_one() -> None:
    with install():
        entries = asyncio.run(transcript(SCRIPT.read_text("utf-8")))
    expected = recorded()
    assert len(entries) > 1_700
    different = [pair for pair in zip(entries, expected, strict=True) if pair[0] != pair[1]]
    assert different == []


def test_the_version_is_that_of_the_transcript() -> None:
    first = TRANSCRIPT.read_text("utf-8").splitlines()[0]
    assert first.startswith(f"Pyodide {PYODIDE_VERSION}, Python 3.14.")
