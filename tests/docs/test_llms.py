"""llms.txt of the built site lists its pages."""

import os
import re
from pathlib import Path

import pytest

SITE = Path(__file__).parents[2] / "build/site"


def test_its_links_lead_to_pages() -> None:
    path = SITE / "llms.txt"
    if not path.exists() and os.environ.get("WEBAPI_DOCS") != "required":
        pytest.skip("needs build/site, which scripts/docs makes")
    text = path.read_text("utf-8")
    pages = re.findall(r"\]\(https://webapi-dom\.github\.io/webapi/([^)]*)\)", text)
    assert len(pages) > 30
    assert [page for page in pages if not (SITE / page / "index.html").exists()] == []
