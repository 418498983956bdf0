"""The picture of the first page shows what its three readers say of the address."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path
from urllib.parse import urlsplit

from webapi import URL

PROJECT = Path(__file__).parents[2]
SVG = "{http://www.w3.org/2000/svg}"


def test_the_picture_says_what_the_readers_say() -> None:
    picture = ET.parse(PROJECT / "docs" / "static" / "deceives.svg").getroot()
    seen = {}
    addresses = set()
    for row in picture.iter(f"{SVG}g"):
        reader, answer, address = ("".join(text.itertext()) for text in row.iter(f"{SVG}text"))
        seen[reader] = answer
        addresses.add(address)
    (address,) = addresses
    assert seen["Browsers, webapi"] == URL(address).hostname
    assert seen["urllib.parse"] == urlsplit(address).hostname
    readme = (PROJECT / "README.md").read_text("utf-8")
    row = re.search(rf"^\| `{re.escape(address)}` .*$", readme, re.M)
    assert row is not None
    assert [cell.strip("` ") for cell in row[0].split("|")[3:6]] == [*seen.values()]
