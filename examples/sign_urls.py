"""Sign URLs with a secret and an expiry, and refuse those that somebody changed.

$ python examples/sign_urls.py 'https://files.example/report.pdf?page=3&lang=fr' 1800000000
"""

import hashlib
import hmac
import sys

from webapi import URL

SECRET = b"keep this out of the source"


def signature(url: URL) -> str:
    """The signature of the URL without its fragment; the order of the parameters does not matter.

    It signs the serialization, so two spellings of one URL have the same signature.
    """
    canonical = URL(url)
    canonical.hash = ""
    canonical.searchParams.delete("signature")
    canonical.searchParams.sort()
    return hmac.new(SECRET, canonical.href.encode("ascii"), hashlib.sha256).hexdigest()


def sign(link: str, expires: int) -> str:
    url = URL(link)
    url.searchParams.set("expires", expires)
    url.searchParams.set("signature", signature(url))
    return url.href


def verify(link: str, now: int) -> bool:
    """Whether the link was signed and has not expired.

    >>> link = sign("https://files.example/a", 100)
    >>> verify(link, now=99), verify(link, now=101), verify(link.replace("/a", "/b"), now=99)
    (True, False, False)
    """
    url = URL.parse(link)
    if url is None or len(url.searchParams.getAll("expires")) != 1:
        return False
    given = url.searchParams.get("signature") or ""
    expires = url.searchParams.get("expires") or ""
    same = hmac.compare_digest(given.encode(), signature(url).encode())
    return same and expires.isascii() and expires.isdigit() and now < int(expires)


if __name__ == "__main__":
    link, expires = sys.argv[1], int(sys.argv[2])
    signed = sign(link, expires)
    print(signed)
    for what, changed in (
        ("as signed", signed),
        ("host in capitals, port 443", signed.replace("files.example", "FILES.EXAMPLE:443")),
        ("another page", signed.replace("page=3", "page=4")),
        ("a parameter more", signed + "&admin=1"),
        ("no signature", link),
    ):
        print(f"{what}: {verify(changed, expires - 60)}")
    print(f"after it expired: {verify(signed, expires)}")
