"""url/historical.any.js: members that the standard removed from URL and URLSearchParams

Left out: structured cloning. The Web refuses it; Python's pickle and copy are supported on purpose.
"""

import pytest

from webapi import URL, HTMLAnchorElement, HTMLAreaElement, Location


def test_the_href_setter_does_not_resolve_against_the_constructors_base() -> None:
    url = URL("./foo", "http://www.example.org")
    assert url.href == "http://www.example.org/foo"
    with pytest.raises(TypeError):
        url.href = "./bar"
    assert url.href == "http://www.example.org/foo"


@pytest.mark.parametrize("name", ["domainToASCII", "domainToUnicode"])
def test_url_has_no_domain_functions(name: str) -> None:
    assert not hasattr(URL, name)


@pytest.mark.parametrize("interface", [Location, HTMLAnchorElement, HTMLAreaElement])
def test_location_and_hyperlinks_have_no_search_params(interface: type) -> None:
    assert not hasattr(interface, "searchParams")


class Unprintable:
    def __str__(self) -> str:
        raise ZeroDivisionError("no string")


class UnprintableURL(URL):
    __str__ = Unprintable.__str__


@pytest.mark.parametrize("value", [Unprintable(), UnprintableURL("about:blank")])
def test_the_constructor_calls_str_on_its_arguments(value: object) -> None:
    with pytest.raises(ZeroDivisionError):
        URL(value)  # type: ignore[arg-type]
    with pytest.raises(ZeroDivisionError):
        URL("about:blank", value)  # type: ignore[arg-type]
