"""A sample of mutations and selectors, with Chromium's answers; the whole asks a browser.

``python -m tests.comparison.trees`` says what differs.
"""

from __future__ import annotations

import json

from tests.comparison.trees.__main__ import SAMPLE, sample
from tests.comparison.trees.replay import digest
from tests.parsers import need_a_parser

RECORDED = json.loads(SAMPLE.read_text("utf-8"))


def test_a_sample_is_answered_as_chromium_answers_it() -> None:
    need_a_parser()
    questions = sample(RECORDED["seed"])
    different = [
        number
        for number, (question, expected) in enumerate(
            zip(questions, RECORDED["digests"], strict=True)
        )
        if digest(question) != expected
    ]
    assert different == []
