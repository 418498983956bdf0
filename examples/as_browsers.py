"""Show which URLs of a file Chromium or Firefox parses otherwise than the URL Standard, and why.

$ python examples/as_browsers.py examples/data/odd_links.txt
"""

import sys
from pathlib import Path

import webapi
from webapi.browsers import chromium, firefox


def departures(text: str) -> dict[str, list[str]]:
    """The serialization of each browser that differs from the standard's, and the rules for it.

    >>> departures("http://example.org/|")
    {'Chromium 156: http://example.org/%7C': ['vertical_line_is_encoded_in_paths']}
    """
    standard = webapi.URL.parse(text)
    found = {}
    for name, URL in (("Chromium", chromium.URL), ("Firefox", firefox.URL)):
        url = URL.parse(text)
        if str(url) != str(standard):
            rules = [rule.__name__ for rule in url.departures] if url else []
            found[f"{name} {URL.version}: {url or 'not a URL'}"] = rules
    return found


if __name__ == "__main__":
    for line in Path(sys.argv[1]).read_text("utf-8").splitlines():
        for answer, rules in departures(line).items():
            print(line, f"  {answer}", *(f"    {rule}" for rule in rules), sep="\n")
