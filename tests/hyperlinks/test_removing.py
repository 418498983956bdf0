"""Removing, adding and finding hyperlinks one by one, as `document.links` shows it."""

from __future__ import annotations

from tests.hyperlinks.pages import body_of
from tests.work import assert_linear
from webapi import Document


def page_of(count: int) -> Document:
    page = Document("https://a/")
    for index in range(count):
        link = page.createElement("a")
        link.href = f"/{index}"
        body_of(page).append(link)
    return page


def test_removing_the_first_link_again_and_again_takes_linear_time() -> None:
    def run(count: int) -> None:
        links = page_of(count).links
        while links.length:
            links[0].remove()  # type: ignore[union-attr]

    assert_linear(run, 8_000)


def test_links_follow_what_is_removed_and_changed() -> None:
    page = page_of(4)
    links = page.links
    assert links.length == 4
    second, third = links[1], links[2]
    second.remove()
    assert [link.pathname for link in links] == ["/0", "/2", "/3"]
    third.removeAttribute("href")
    third.remove()
    assert [link.pathname for link in links] == ["/0", "/3"]
    body_of(page).append(second)
    assert [link.pathname for link in links] == ["/0", "/3", "/1"]


def test_adding_links_while_they_are_read_takes_linear_time() -> None:
    def run(count: int) -> None:
        page = Document("https://a/")
        links = page.links
        for index in range(count):
            assert links.namedItem(f"n{index}") is None
            link = page.createElement("a")
            link.href = "/"
            link.setAttribute("name", f"n{index}")
            body_of(page).append(link)
            assert links.length == index + 1
            assert links.namedItem(f"n{index}") is link

    assert_linear(run, 8_000)


def test_finding_each_link_by_its_name_and_removing_it_takes_linear_time() -> None:
    def run(count: int) -> None:
        page = page_of(count)
        for index, link in enumerate(page.links):
            link.setAttribute("id", f"n{index}")
        for index in range(count):
            page.links.namedItem(f"n{index}").remove()  # type: ignore[union-attr]
        assert page.links.length == 0

    assert_linear(run, 8_000)


def test_names_follow_what_is_added_changed_and_removed() -> None:
    page = page_of(3)
    links = page.links
    first, second, third = links
    assert links.namedItem("x") is None
    third.setAttribute("name", "x")
    assert links.namedItem("x") is third
    second.setAttribute("id", "x")
    second.setAttribute("name", "x")
    assert links.namedItem("x") is second
    second.removeAttribute("id")
    assert links.namedItem("x") is second
    second.remove()
    assert links.namedItem("x") is third
    body_of(page).append(second)
    assert links.namedItem("x") is third
    third.removeAttribute("href")
    assert links.namedItem("x") is second
    third.remove()
    second.setAttribute("name", "")
    assert links.namedItem("x") is None
    assert links.namedItem("") is None
    first.setAttribute("id", "x")
    assert links.namedItem("x") is first
