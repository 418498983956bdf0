"""The command line over 100,000 URLs of top sites gives the hrefs that ``ada_url`` gives."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.tools.corpus import CACHE

ada_url = pytest.importorskip("ada_url", reason="ada-url is not installed: no second opinion")


def test_all_hrefs_of_the_corpus_are_those_of_ada_url(corpus: list[str]) -> None:
    command = [sys.executable, "-m", "webapi", "parse", "--file", str(CACHE)]
    done = subprocess.run(command, capture_output=True, check=False)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(corpus) >= 100_000
    assert [answer["input"] for answer in answers] == corpus
    theirs = [ada_href(text) for text in corpus]
    different = [
        (answer, href)
        for answer, href in zip(answers, theirs, strict=True)
        if answer.get("href") != href
    ]
    assert not different, f"{len(different)} differ, such as {different[:3]}"
    failed = theirs.count(None)
    assert done.returncode == 1
    assert (
        f"{len(corpus)} read, {len(corpus) - failed} parsed, {failed} failed".encode()
        in done.stderr
    )
    print(f"\nthe same hrefs as ada_url: {done.stderr.decode()}")


def ada_href(text: str) -> str | None:
    try:
        return ada_url.URL(text).href
    except ValueError:
        return None
