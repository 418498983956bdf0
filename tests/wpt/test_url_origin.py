"""url/url-origin.any.js: examples of the algorithm; the vectors are in the suite url-origin

https://url.spec.whatwg.org/#origin
"""

import pytest

from webapi import URL


@pytest.mark.parametrize(
    ("href", "origin"),
    [
        ("ftp://example.com:21/path", "ftp://example.com"),
        ("http://example.com:80/", "http://example.com"),
        ("https://user:pass@EXAMPLE.com:8443/?q#f", "https://example.com:8443"),
        ("ws://example.com:80/", "ws://example.com"),
        ("wss://example.com:80/", "wss://example.com:80"),
        ("https://☕.example/", "https://xn--53h.example"),
        ("https://[1:0::0:2]/", "https://[1::2]"),
        ("https://0x7f.1/", "https://127.0.0.1"),
        ("file:///C:/path", "null"),
        ("file://host/path", "null"),
        ("non-special://example.com:80/", "null"),
        ("data:text/plain,hello", "null"),
        ("about:blank", "null"),
        ("blob:https://example.com:443/c8f5c1a4", "https://example.com"),
        ("blob:http://example.com/c8f5c1a4", "http://example.com"),
        ("blob:ftp://example.com/c8f5c1a4", "null"),
        ("blob:file:///path", "null"),
        ("blob:blob:https://example.com/", "null"),
        ("blob:c8f5c1a4", "null"),
    ],
)
def test_origin_is_the_serialized_origin(href: str, origin: str) -> None:
    assert URL(href).origin == origin


def test_setters_of_protocol_and_port_change_the_origin() -> None:
    url = URL("http://example.com/")
    url.protocol = "https"
    url.port = "8443"
    assert url.origin == "https://example.com:8443"
