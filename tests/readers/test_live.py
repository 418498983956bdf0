"""Readers that run installed packages: their readings, time limits and crashes."""

from __future__ import annotations

import os
import sys
from dataclasses import replace

import pytest

from tests.readers.urls import HOSTILE
from webapi.readers import Reading, agreement
from webapi.readers.live import LiveReader, installed
from webapi.readers.worker import READERS, answer, version_of

pytestmark = pytest.mark.skipif(sys.platform == "emscripten", reason="there are no processes")

HOSTS_SEEN = {
    # According to the documentation or the tests of each package.
    "urllib.parse": "1.1.1.1",
    "urllib3": "127.0.0.1",
    "requests": "127.0.0.1",
    "httpx": "1.1.1.1",
    "yarl": None,
    "ada-url": "127.0.0.1",
    "rfc3986": "127.0.0.1",
    "hyperlink": "1.1.1.1",
    "furl": "1.1.1.1",
    "tldextract": "1.1.1.1",
    "libcurl": None,
}


def skip_unless_installed(name: str) -> None:
    try:
        version_of(name)
    except Exception as error:
        if os.environ.get("WEBAPI_READERS") == "required":
            raise
        pytest.skip(f"{name} does not import: {error}")


@pytest.mark.parametrize("name", READERS)
def test_an_ordinary_url_has_these_components(name: str) -> None:
    skip_unless_installed(name)
    reading = Reading(name, **answer(name, "http://u:p@EXAMPLE.org:8080/a?b#c"))
    assert reading.refusal is None
    assert reading.host.lower() == "example.org"
    if name != "tldextract":
        assert (reading.scheme, reading.userinfo, reading.port) == ("http", "u:p", 8080)
        assert reading.path == "/a"


@pytest.mark.parametrize("name", READERS)
def test_the_host_before_or_after_a_backslash_is_seen(name: str) -> None:
    skip_unless_installed(name)
    seen = answer(name, "http://127.0.0.1\\@1.1.1.1/")
    if HOSTS_SEEN[name] is None:  # differs between versions
        assert seen.get("refusal") or seen["host"] in ("127.0.0.1", "1.1.1.1")
    else:
        assert seen["host"] == HOSTS_SEEN[name]


@pytest.mark.parametrize("name", READERS)
def test_every_hostile_url_gets_a_reading_or_a_short_refusal(name: str) -> None:
    skip_unless_installed(name)
    reader = LiveReader(name)
    for url in HOSTILE:
        reading = reader.read(url)
        assert reading.refusal is None or 0 < len(reading.refusal) < 200


@pytest.fixture
def misbehaving_reader(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> LiveReader:
    """A reader that sleeps, exits, recurses, prints or raises if its URL is that word."""
    assert isinstance(tmp_path, os.PathLike)
    folder = os.fspath(tmp_path)
    with open(os.path.join(folder, "sitecustomize.py"), "w", encoding="utf-8") as file:
        file.write(
            "import os, sys, time\n"
            "import webapi.readers.worker as worker\n"
            "def bad(url):\n"
            "    if url == 'sleep': time.sleep(600)\n"
            "    if url == 'exit': os._exit(1)\n"
            "    if url == 'recurse': bad(url)\n"
            "    if url == 'print': print('{}')\n"
            "    if url == 'secret': raise ValueError('http://u:secret@h/ is bad')\n"
            "    return {'host': 'h'}\n"
            "class Readers(dict):\n"
            "    def __missing__(self, name): return bad\n"
            "worker.READERS = Readers()\n"
        )
    path = os.pathsep.join(filter(None, (folder, *sys.path)))
    monkeypatch.setenv("PYTHONPATH", path)
    monkeypatch.setattr(
        "webapi.readers.live._PROGRAM", "import sitecustomize as s; s.worker.main()"
    )
    return LiveReader("bad", time_limit=600)


def test_a_reader_that_hangs_or_crashes_refuses_and_the_next_url_is_read(
    misbehaving_reader: LiveReader,
) -> None:
    hurried = replace(misbehaving_reader, time_limit=0.5)
    assert hurried.read("sleep").refusal == "no answer in 0.5 s"
    assert misbehaving_reader.read("ok").host == "h"
    assert misbehaving_reader.read("exit").refusal == "the process crashed"
    assert (misbehaving_reader.read("recurse").refusal or "").startswith("RecursionError")
    assert misbehaving_reader.read("print").host == "h"
    assert "secret" not in (misbehaving_reader.read("secret").refusal or "")
    assert misbehaving_reader.read("ok").host == "h"


def test_installed_lists_urllib_parse_first_and_all_installed_readers() -> None:
    readers = installed()
    assert readers[0].package == "urllib.parse"
    assert agreement("https://example.org/a", readers)
    if os.environ.get("WEBAPI_READERS") == "required":
        assert [reader.package for reader in readers] == list(READERS)
