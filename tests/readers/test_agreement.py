"""Agreement of readers, and the reasons of disagreements."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from tests.readers.urls import HOSTILE, urls_for_readers
from webapi.readers import Reading, agreement, reader
from webapi.readers.agreement import Agreement

SAMPLES = Path(__file__).parents[1] / "data" / "sample_urls.txt"


@pytest.mark.parametrize(
    ("ours", "theirs", "agree"),
    [
        ({"scheme": "http", "host": "0x7f.1"}, {"scheme": "http", "host": "127.0.0.1"}, True),
        ({"scheme": "http", "host": "h"}, {"scheme": "http", "host": "H", "port": 80}, True),
        ({"scheme": "http", "host": "h"}, {"scheme": "http", "host": "h", "port": 81}, False),
        ({"scheme": "http", "host": "h"}, {"scheme": "https", "host": "h", "port": 80}, False),
        ({"scheme": "http", "host": "::1"}, {"scheme": "http", "host": "[0::1]"}, True),
        ({"scheme": "http", "host": "a b"}, {"scheme": "http", "host": "a b"}, True),
        ({"scheme": "foo", "host": "H"}, {"scheme": "foo", "host": "h"}, False),
        ({"scheme": "file"}, {"scheme": "file", "host": "localhost"}, True),
        ({"refusal": "a"}, {"refusal": "b"}, True),
        ({"refusal": "a"}, {}, False),
        (
            {"scheme": "http", "host": "h", "userinfo": "a", "path": "/"},
            {"scheme": "http", "host": "h", "userinfo": "b"},
            True,
        ),
    ],
)
def test_readings_agree_if_scheme_host_and_port_are_equal_after_normalization(
    ours: dict[str, object], theirs: dict[str, object], agree: bool
) -> None:
    a, b = Reading("a", **ours), Reading("b", **theirs)  # type: ignore[arg-type]
    assert a.agrees_with(b) is b.agrees_with(a) is agree


def test_components_that_a_reader_does_not_see_are_not_compared() -> None:
    host_only = Reading("a", host="bücher.example", sees=frozenset({"host"}))
    other = Reading("b", "https", host="xn--bcher-kva.example", port=8443)
    assert host_only.agrees_with(other)
    assert not host_only.agrees_with(Reading("b", "https", host="example"))


@pytest.mark.parametrize(
    "generated",
    [500, pytest.param(20_000, marks=pytest.mark.heavy("So many URLs take ten seconds."))],
)
def test_the_shortcut_for_canonical_urls_agrees_with_the_readers(generated: int) -> None:
    """The shortcut, which runs no reader, and all default readers give the same answer."""
    shortcuts = 0
    lines = SAMPLES.read_text("utf-8").splitlines()
    for url in itertools.chain(lines, urls_for_readers(5, generated)):
        found = agreement(url)
        again = Agreement(url, list(found.readers))
        assert bool(found) == all(
            a.agrees_with(b) for a, b in itertools.combinations(again.readings, 2)
        ), url
        shortcuts += "readings" not in found.__dict__
    assert shortcuts > 80


@pytest.mark.parametrize("url", HOSTILE)
def test_every_disagreement_has_a_reason(url: str) -> None:
    found = agreement(url)
    assert bool(found) == (not found.disagreements)
    for each in found.disagreements:
        assert each.rules, each
        assert each.reason.endswith(".")
        assert len(each.reason) < 2_000


def test_repr_names_disagreeing_readers_and_hides_the_password() -> None:
    found = agreement("http://u:secret@a\\@b/", ["standard", "urllib3", "urllib.parse 3.14"])
    assert repr(found) == "<Agreement: urllib.parse 3.14 disagrees>"
    assert "secret" not in repr(found.readings)
    assert repr(agreement("https://h.example/")) == "<Agreement: all agree>"


def test_unknown_readers_and_versions_and_bytes_are_errors() -> None:
    assert reader("urllib.parse 3.12.9").name == "urllib.parse 3.12.9"
    with pytest.raises(ValueError, match="there is no reader 'lynx'"):
        reader("lynx")
    with pytest.raises(ValueError, match="not a version of CPython"):
        reader("urllib.parse 2.7")
    with pytest.raises(TypeError, match="a URL is a string, not bytes"):
        agreement(b"http://h/")  # type: ignore[arg-type]
    assert agreement("http://h/", [])


def test_disagreements_compare_the_first_reader_with_the_others() -> None:
    found = agreement("http:h", ["urllib3", "urllib.parse 3.11", "standard"])
    (only,) = found.disagreements
    assert only.reading.reader == "standard"
    assert only.rules == ("two_slashes_start_an_authority",)


@pytest.mark.parametrize(
    ("host", "looked_up"),
    [
        # RFC 3490 and RFC 3491 for sockets; UTS #46, nontransitional, for the standard.
        ("faß.example", "fass.example"),
        ("βόλος.example", "xn--nxasmq6b.example"),
        ("نامه\u200cای.example", "xn--mgba3gch31f.example"),
        ("א1.example", ""),  # a label that begins right to left must end so
    ],
)
def test_the_host_that_a_connection_gets_is_compared(host: str, looked_up: str) -> None:
    url = f"https://{host}/"
    found = agreement(url)
    assert not found
    for each in found.readings:
        if each.reader.startswith("urllib.parse"):
            assert (each.host, each.connects_to) == (host, looked_up)
    live = agreement(url, ["urllib.parse 3.13", "urllib.parse"])
    assert live
    (reason,) = {
        each.reason for each in found.disagreements if each.reading.reader.startswith("urllib.p")
    }
    assert "IDNA 2003" in reason
    if looked_up:
        assert reason.startswith(f"connects to the host {looked_up} instead of xn--")


@pytest.mark.parametrize(
    "host", ["bücher.example", "☃。x", "ｅｘａｍｐｌｅ.com", "é" + "\xad" * 1000]
)
def test_readers_agree_if_connections_get_one_host(host: str) -> None:
    names = ["standard", "chromium", "firefox", "urllib.parse 3.11", "urllib.parse 3.14"]
    assert agreement(f"https://{host}/", names)
    assert agreement("foo://faß/", ["standard", "urllib.parse 3.14"])  # this is no domain


def test_a_long_host_is_refused_without_the_codec() -> None:
    many = "".join(map(chr, range(0x4E00, 0x9FA5)))
    reading = reader("urllib.parse 3.14").read(f"https://{many}/")
    assert reading.connects_to == ""
