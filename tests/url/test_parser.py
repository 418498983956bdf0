"""Steps of the basic URL parser that no vector of the Web Platform Tests reaches."""

from __future__ import annotations

import pytest

from webapi import URL


@pytest.mark.parametrize(
    ("input", "expected"),
    [
        # https://url.spec.whatwg.org/#port-state: "\" ends the port of a special URL only
        ("https://example.org:8\\a", "https://example.org:8/a"),
        ("foo://example.org:8\\a", None),
    ],
)
def test_a_backslash_ends_the_port_of_a_special_url_only(input: str, expected: str | None) -> None:
    url = URL.parse(input)
    assert (url and url.href) == expected


@pytest.mark.parametrize(
    ("href", "protocol", "expected"),
    [
        # https://url.spec.whatwg.org/#scheme-state: "file" and an empty host, both
        ("file:///a", "https", "file:///a"),
        ("file://host/a", "https", "https://host/a"),
        ("foo:///a", "bar", "bar:///a"),
    ],
)
def test_the_protocol_setter_follows_the_scheme_state(
    href: str, protocol: str, expected: str
) -> None:
    url = URL(href)
    url.protocol = protocol
    assert url.href == expected
