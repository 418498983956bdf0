"""url/historical.any.js: what URL and URLSearchParams do not have

Left out: structured cloning, which the Web refuses and Python's pickle and copy do on purpose.
"""

import pytest

from webapi import URL, HTMLAnchorElement, HTMLAreaElement, Location


def test_the_href_setter_does_not_resolve_against_what_was_the_base() -> None:
    url = URL("./foo", "http://www.example.org")
    assert url.href == "http://www.example.org/foo"
    with pytest.raises(TypeError):
        url.href = "./bar"
    assert url.href == "http://www.example.org/foo"


@pytest.mark.parametrize("name", ["domainToASCII", "domainToUnicode"])
def test_the_domain_functions_are_gone(name: str) -> None:
    assert not hasattr(URL, name)


@pytest.mark.parametrize("interface", [Location, HTMLAnchorElement, HTMLAreaElement])
def test_search_params_is_gone_from_location_and_hyperlinks(interface: type) -> None:
    assert not hasattr(interface, "searchParams")


class Unprintable:
    def __str__(self) -> str:
        raise ZeroDivisionError("no string")


class UnprintableURL(URL):
    __str__ = Unprintable.__str__


@pytest.mark.parametrize("value", [Unprintable(), UnprintableURL("about:blank")])
def test_arguments_are_strings_even_if_they_are_urls(value: object) -> None:
    with pytest.raises(ZeroDivisionError):
        URL(value)  # type: ignore[arg-type]
    with pytest.raises(ZeroDivisionError):
        URL("about:blank", value)  # type: ignore[arg-type]
