"""Location and WorkerLocation, as HTML's nav-history-apis.html and workers.html have them."""

from typing import Any

import pytest

from webapi import Document, DOMException, InvalidURLError, Location, WorkerLocation


def location(
    url: str = "https://u:p@example.org:8080/a/b?c#d", encoding: str = "UTF-8"
) -> Location:
    found = Document(url, encoding).location
    assert found is not None
    return found


def navigations(found: Location) -> list[tuple[str, str]]:
    return [(each.url, each.navigationType) for each in found.navigations]


def test_a_location_has_the_members_of_its_url() -> None:
    found = location()
    assert found.href == str(found) == found.toString() == "https://u:p@example.org:8080/a/b?c#d"
    assert found.origin == "https://example.org:8080"
    assert (found.protocol, found.host, found.hostname, found.port) == (
        ("https:", "example.org:8080", "example.org", "8080")
    )
    assert (found.pathname, found.search, found.hash) == ("/a/b", "?c", "#d")
    assert found.navigations == ()
    assert repr(found) == "<Location 'https://u:***@example.org:8080/a/b?c#d'>"


def test_a_location_changes_the_url_of_its_document() -> None:
    document = Document("https://example.org/")
    assert document.location is document.location
    document.location = "/x"
    assert document.URL == document.documentURI == "https://example.org/x"
    assert str(document.location) == "https://example.org/x"
    with pytest.raises(TypeError, match="Illegal constructor"):
        Location()


SETS = [
    ("href", "/x", "https://u:p@example.org:8080/x"),
    ("href", "", "https://u:p@example.org:8080/a/b?c"),
    ("protocol", "http:", "http://u:p@example.org:8080/a/b?c#d"),
    ("host", "x:1", "https://u:p@x:1/a/b?c#d"),
    ("hostname", "x", "https://u:p@x:8080/a/b?c#d"),
    ("port", "", "https://u:p@example.org/a/b?c#d"),
    ("port", "90x", "https://u:p@example.org:90/a/b?c#d"),
    ("pathname", "é", "https://u:p@example.org:8080/%C3%A9?c#d"),
    ("search", "?é", "https://u:p@example.org:8080/a/b?%C3%A9#d"),
    ("search", "", "https://u:p@example.org:8080/a/b#d"),
    ("hash", "é", "https://u:p@example.org:8080/a/b?c#%C3%A9"),
    ("hash", "", "https://u:p@example.org:8080/a/b?c#"),
]


@pytest.mark.parametrize(("attribute", "value", "expected"), SETS)
def test_setters_navigate(attribute: str, value: str, expected: str) -> None:
    found = location()
    setattr(found, attribute, value)
    assert found.href == expected
    assert navigations(found) == [(expected, "push")]


def test_the_scheme_becomes_no_other_than_http() -> None:
    found = location()
    found.protocol = "ftp"
    assert found.navigations == ()
    found.protocol = "x"
    assert navigations(found) == [(found.href, "replace")]
    assert found.protocol == "https:"


@pytest.mark.parametrize("attribute", ["host", "hostname", "port", "pathname"])
def test_setters_of_components_that_an_opaque_path_lacks_do_nothing(attribute: str) -> None:
    found = location("about:blank")
    setattr(found, attribute, "x")
    assert found.navigations == ()


def test_setting_the_hash_that_is_there_does_nothing() -> None:
    found = location()
    found.hash = "d"
    found.hash = "#d"
    plain = location("https://example.org/")
    plain.hash = ""
    plain.hash = "#"
    assert found.navigations == plain.navigations == ()


def test_navigating_to_the_same_url_replaces() -> None:
    found = location()
    found.search = "c"
    found.href = found.href
    assert navigations(found) == [(found.href, "replace")] * 2


def test_assign_replace_and_reload_navigate() -> None:
    found = location()
    found.assign("x")
    found.replace("y")
    found.reload()
    assert navigations(found) == [
        ("https://u:p@example.org:8080/a/x", "push"),
        ("https://u:p@example.org:8080/a/y", "replace"),
        ("https://u:p@example.org:8080/a/y", "reload"),
    ]
    assert repr(found.navigations[1]) == "<replace 'https://u:***@example.org:8080/a/y'>"


def test_the_query_is_in_the_documents_encoding() -> None:
    found = location("https://example.org/", "latin1")
    found.search = "é"
    assert found.href == "https://example.org/?%E9"
    found.href = "?è#é"
    assert found.href == "https://example.org/?%E8#%C3%A9"


def test_urls_are_relative_to_the_base_url() -> None:
    document = Document("https://example.org/a/")
    base = document.createElement("base")
    base.setAttribute("href", "/b/")
    document.append(base)
    assert document.location is not None
    document.location.href = "x"
    assert document.URL == "https://example.org/b/x"


@pytest.mark.parametrize(
    "action",
    [
        lambda found: setattr(found, "href", "//a b"),
        lambda found: setattr(found, "protocol", "1:"),
        lambda found: setattr(found, "protocol", ""),
        lambda found: found.assign("http://"),
        lambda found: found.replace("http://"),
    ],
)
def test_navigating_to_a_url_that_does_not_parse_raises_a_syntax_error(action: Any) -> None:
    found = location()
    with pytest.raises(DOMException, match="'Location'") as caught:
        action(found)
    assert caught.value.name == "SyntaxError"
    assert found.navigations == ()


def test_navigations_can_be_refused() -> None:
    found = location("https://example.org/")
    seen = []

    def refuse(navigation: Any) -> bool | None:
        seen.append((navigation.url, found.href))
        return None if "allowed" in navigation.url else False

    assert found.onnavigate is None
    found.onnavigate = refuse
    found.href = "/refused"
    found.hash = "allowed"
    found.reload()
    assert found.href == "https://example.org/#allowed"
    assert seen == [
        ("https://example.org/refused", "https://example.org/"),
        ("https://example.org/#allowed", "https://example.org/"),
        ("https://example.org/#allowed", "https://example.org/#allowed"),
    ]
    assert [each.refused for each in found.navigations] == [True, False, False]
    assert repr(found.navigations[0]) == "<push 'https://example.org/refused', refused>"
    found.onnavigate = None
    found.href = "/refused"
    assert found.href == "https://example.org/refused"


def test_a_handler_that_raises_refuses_the_navigation() -> None:
    found = location("https://example.org/")

    def fail(navigation: object) -> None:
        raise ZeroDivisionError

    found.onnavigate = fail
    with pytest.raises(ZeroDivisionError):
        found.href = "/x"
    assert found.href == "https://example.org/"
    assert [each.refused for each in found.navigations] == [True]
    with pytest.raises(TypeError):
        found.onnavigate = "x"  # type: ignore[assignment]


def test_javascript_urls_leave_the_url() -> None:
    found = location("https://example.org/")
    found.href = "javascript:alert(1)"
    assert found.href == "https://example.org/"
    assert navigations(found) == [("javascript:alert(1)", "replace")]


def test_a_worker_location_has_the_members_of_its_url() -> None:
    found = WorkerLocation("https://u:p@example.org:8080/a/../b?c#d")
    assert found.href == str(found) == found.toString() == "https://u:p@example.org:8080/b?c#d"
    assert found.origin == "https://example.org:8080"
    assert (found.protocol, found.host, found.hostname, found.port) == (
        ("https:", "example.org:8080", "example.org", "8080")
    )
    assert (found.pathname, found.search, found.hash) == ("/b", "?c", "#d")
    assert repr(found) == "<WorkerLocation 'https://u:***@example.org:8080/b?c#d'>"
    opaque = WorkerLocation("data:text/javascript,")
    assert (opaque.origin, opaque.host, opaque.pathname) == ("null", "", "text/javascript,")
    for attribute in ("href", "hash"):
        with pytest.raises(AttributeError):
            setattr(found, attribute, "x")
    with pytest.raises(InvalidURLError, match="Failed to construct 'WorkerLocation'") as caught:
        WorkerLocation("x.js")
    assert caught.value.validation_errors
