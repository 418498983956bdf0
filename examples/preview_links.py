"""Fetch the titles of links that users posted, and never an address inside one's own network.

$ python examples/preview_links.py
"""

import asyncio
import gzip
import re
from collections.abc import Sequence

from webapi import Request, Response, fetch
from webapi.transports import Guard, use

# Names of a resolver, and a transport that connects to nothing. A program leaves `resolve` out and
# gives the guard HTTPXTransport().
NAMES = {
    "news.example": ["151.101.1.69"],
    "printer.example": ["10.0.0.9"],
    "both.example": ["151.101.1.69", "127.0.0.1"],
}
LINKS = [
    *("https://news.example/a", "https://news.example/moved", "http://printer.example/"),
    *("https://both.example/", "http://0x7f.1/", "http://[::ffff:a9fe:a9fe]/latest/meta-data/"),
]


def transport(request: Request, addresses: Sequence[str]) -> Response:
    if request.url.endswith("/moved"):
        return Response.redirect("http://169.254.169.254/")
    page = gzip.compress(f"<title>The news, from {addresses[0]}</title>".encode())
    return Response(page, {"headers": {"Content-Encoding": "gzip"}})


async def title(url: str) -> str:
    try:
        page = await (await fetch(url)).text()
    except TypeError as error:
        return f"no preview: {type(error.__cause__).__name__}"
    found = re.search("<title>(.*?)</title>", page)
    return found[1] if found else url


async def main() -> None:
    for url in LINKS:
        print(f"{url}: {await title(url)}")


if __name__ == "__main__":
    with use(Guard(transport, resolve=NAMES.__getitem__)):
        asyncio.run(main())
