"""The Origin class: what WPT's html/browsers/origin/api/ asserts, and what Python has besides."""

from __future__ import annotations

import pytest

from webapi import URL, Document, Origin


def test_an_opaque_origin_is_the_same_only_as_itself() -> None:
    for a, b in ((Origin(), Origin()), (Origin.from_("data:,x"), Origin.from_("data:,x"))):
        assert a.opaque
        assert a.isSameOrigin(a)
        assert a.isSameSite(a)
        assert not a.isSameOrigin(b)
        assert not a.isSameSite(b)
        assert a.isSameOrigin(Origin.from_(a))


def test_tuple_origins_compare_by_host_and_by_site() -> None:
    names = ("a", "a.a", "b.a", "b", "b.b")
    origins = [Origin.from_(f"https://{name}.example") for name in names]
    for one, name in zip(origins, names, strict=True):
        assert not one.opaque
        for other, another in zip(origins, names, strict=True):
            assert one.isSameOrigin(other) is (name == another)
            assert one.isSameSite(other) is (name[-1] == another[-1])


def test_scheme_and_port_are_part_of_the_origin_and_the_port_is_no_part_of_the_site() -> None:
    http, https = Origin.from_("http://a.example"), Origin.from_("https://a.example")
    assert not http.isSameOrigin(https)
    assert not http.isSameSite(https)
    assert https.isSameOrigin(Origin.from_("https://a.example:443/x"))
    assert not https.isSameOrigin(Origin.from_("https://a.example:444/"))
    assert https.isSameSite(Origin.from_("https://a.example:444/"))


def test_strings_urls_and_links_have_an_origin() -> None:
    origin = Origin.from_("https://example.org:8080/")
    assert origin.isSameOrigin(Origin.from_(URL("https://example.org:8080/a")))
    assert origin.isSameOrigin(Origin.from_("blob:https://example.org:8080/x"))
    for name in ("a", "area"):
        element = Document("about:blank").createElement(name)
        with pytest.raises(TypeError):
            Origin.from_(element)
        element.setAttribute("href", "https://example.org:8080/b")
        assert origin.isSameOrigin(Origin.from_(element))


@pytest.mark.parametrize(
    "value", [None, 1, True, b"https://example.org", {}, [], "", "null", "/a", Document(), object()]
)
def test_other_values_have_no_origin(value: object) -> None:
    with pytest.raises(TypeError, match=r"^Failed to execute 'from' on 'Origin': .* has no origin"):
        Origin.from_(value)


def test_repr_has_no_credentials() -> None:
    assert repr(Origin.from_("https://user:secret@example.org/")) == "Origin('https://example.org')"
    assert repr(Origin()) == "Origin('null')"
    with pytest.raises(TypeError) as raised:
        Origin.from_("https://user:secret@exa mple/")
    assert "secret" not in str(raised.value)
