"""The double gives what Pyodide gave, statement by statement."""

from tests.js.record import SCRIPT, recorded
from tests.js.transcript import transcript
from webapi.js import install


def test_transcript_is_the_recorded_one() -> None:
    with install():
        entries = transcript(SCRIPT.read_text("utf-8"))
    expected = recorded()
    assert len(entries) > 1_700
    different = [pair for pair in zip(entries, expected, strict=True) if pair[0] != pair[1]]
    assert different == []
