"""The pages lead to files that are there."""

import os
import re
from pathlib import Path
from urllib.parse import unquote_to_bytes
from urllib.request import url2pathname

import pytest

from webapi import Document

PROJECT = Path(__file__).parents[2]


def test_the_readmes_links_lead_to_files() -> None:
    text = (PROJECT / "README.md").read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)]+)\)", text) if not link.startswith("https:")]
    assert len(links) > 8
    assert [link for link in links if not (PROJECT / link).exists()] == []


def test_pages_name_programs_that_are_there() -> None:
    pages = [PROJECT / "README.md", *sorted((PROJECT / "docs").rglob("*.md"))]
    named = {
        name
        for page in pages
        for name in re.findall(
            r"`((?:examples|scripts|tests|webapi|idl|wpt)/[\w./-]+)`", page.read_text("utf-8")
        )
    }
    assert len(named) > 15
    assert sorted(name for name in named if not (PROJECT / name).exists()) == []


def test_nothing_leads_to_a_playground_that_was_not_built() -> None:
    pages = sorted((PROJECT / "build" / "site").rglob("index.html"))
    if not pages or (PROJECT / "build" / "site" / "playground").exists():
        pytest.skip("needs build/site without the playground")
    leading = re.compile(r'href="[^"]*playground')
    assert [page for page in pages if leading.search(page.read_text("utf-8"))] == []


def test_the_links_of_the_built_site_lead_to_its_files_and_sections() -> None:
    pytest.importorskip("turbohtml")
    site = PROJECT / "build" / "site"
    if not (site / "index.html").exists() and os.environ.get("WEBAPI_DOCS") != "required":
        pytest.skip("needs build/site, which scripts/docs makes")
    pages = {page.as_uri(): page.read_bytes() for page in site.rglob("index.html")}
    named = {page: set(re.findall(rb' id="([^"]+)"', html)) for page, html in pages.items()}
    missing = set()
    for page, html in pages.items():
        for link in Document.fromHTML(html, page).links:
            if link.protocol != "file:":
                continue
            path = Path(url2pathname(link.pathname))
            target = (path / "index.html" if path.is_dir() else path).as_uri()
            section = unquote_to_bytes(link.hash.removeprefix("#"))
            if target in pages:
                if section and section not in named[target]:
                    missing.add((page, link.href))
            elif not path.exists():
                missing.add((page, link.href))
    assert len(pages) > 40
    assert missing == set()
