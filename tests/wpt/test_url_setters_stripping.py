"""url/url-setters-stripping.any.js: setters given values with C0 controls"""

from collections.abc import Iterator

import pytest

from webapi import URL

CONTROLS = ["\0", "\t", "\n", "\r", "\x1f"]
STRIPPED = {"\t", "\n", "\r"}
PLACES = {"leading": ("", "test"), "middle": ("te", "st"), "trailing": ("test", "")}

pytestmark = [
    pytest.mark.parametrize("scheme", ["https", "wpt++"]),
    pytest.mark.parametrize("control", CONTROLS, ids=[f"U+{ord(c):04X}" for c in CONTROLS]),
]


def href(**parts: str) -> str:
    part = {
        "scheme": "https",
        "username": "username",
        "password": "password",
        "host": "host",
        "port": "8000",
        "pathname": "path",
        "search": "query",
        "hash": "fragment",
    } | parts
    credentials = f"{part['username']}:{part['password']}"
    authority = f"{credentials}@{part['host']}:{part['port']}"
    return f"{part['scheme']}://{authority}/{part['pathname']}?{part['search']}#{part['hash']}"


def values_with(control: str) -> Iterator[tuple[str, str]]:
    """Yield a value with the control, and the value with the control percent-encoded."""
    for before, after in PLACES.values():
        yield before + control + after, f"{before}%{ord(control):02X}{after}"


@pytest.mark.parametrize("leading", [True, False])
def test_protocol_strips_tabs_and_newlines_and_ignores_other_controls(
    scheme: str, control: str, leading: bool
) -> None:
    new = {"https": "http", "wpt++": "wpt--"}[scheme]
    url = URL(href(scheme=scheme))
    url.protocol = control + new if leading else new + control
    expected = new if control in STRIPPED else scheme
    assert url.protocol == expected + ":"
    assert url.href == href(scheme=expected)


@pytest.mark.parametrize("attribute", ["username", "password"])
def test_username_and_password_percent_encode_controls(
    scheme: str, control: str, attribute: str
) -> None:
    for value, encoded in values_with(control):
        url = URL(href(scheme=scheme))
        setattr(url, attribute, value)
        assert getattr(url, attribute) == encoded
        assert url.href == href(scheme=scheme, **{attribute: encoded})


@pytest.mark.parametrize("attribute", ["host", "hostname"])
def test_host_strips_tabs_and_newlines_and_encodes_or_ignores_other_controls(
    scheme: str, control: str, attribute: str
) -> None:
    for value, encoded in values_with(control):
        if control in STRIPPED:
            expected = "test"
        elif control == "\0" or scheme == "https":
            expected = "host"
        else:
            expected = encoded
        url = URL(href(scheme=scheme))
        setattr(url, attribute, value)
        port = ":8000" if attribute == "host" else ""
        assert getattr(url, attribute) == expected + port
        assert url.href == href(scheme=scheme, host=expected)


@pytest.mark.parametrize(
    ("before", "after", "stops_at"),
    [("", "9000", "8000"), ("90", "00", "90"), ("9000", "", "9000")],
)
def test_port_strips_tabs_and_newlines_and_stops_at_other_controls(
    scheme: str, control: str, before: str, after: str, stops_at: str
) -> None:
    url = URL(href(scheme=scheme))
    url.port = before + control + after
    expected = "9000" if control in STRIPPED else stops_at
    assert url.port == expected
    assert url.href == href(scheme=scheme, port=expected)


@pytest.mark.parametrize(
    ("attribute", "separator"), [("pathname", "/"), ("search", "?"), ("hash", "#")]
)
def test_path_query_and_fragment_strip_tabs_and_newlines_and_encode_other_controls(
    scheme: str, control: str, attribute: str, separator: str
) -> None:
    for value, encoded in values_with(control):
        expected = "test" if control in STRIPPED else encoded
        url = URL(href(scheme=scheme))
        setattr(url, attribute, value)
        assert getattr(url, attribute) == separator + expected
        assert url.href == href(scheme=scheme, **{attribute: expected})
