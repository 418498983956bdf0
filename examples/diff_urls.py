"""Show how two URLs differ, component by component and parameter by parameter.

$ python examples/diff_urls.py 'https://example.org/a?x=1&y=2#top' 'http://example.org:8080/a?y=2&x=3&x=4'
"""

import sys

from webapi import URL

COMPONENTS = ("protocol", "username", "password", "hostname", "port", "pathname", "hash")


def diff(before: URL, after: URL) -> list[str]:
    """The differences as lines, the password left out.

    >>> diff(URL("https://example.org/?a=1"), URL("https://example.org:443/?a=2"))
    ["?a: ['1'] → ['2']"]
    """
    lines = []
    for name in COMPONENTS:
        old, new = getattr(before, name), getattr(after, name)
        if old != new:
            lines.append(f"{name}: " + ("changed" if name == "password" else f"{old!r} → {new!r}"))
    names = dict.fromkeys([*before.searchParams.keys(), *after.searchParams.keys()])
    for name in names:
        old, new = before.searchParams.getAll(name), after.searchParams.getAll(name)
        if old != new:
            lines.append(f"?{name}: {old} → {new}")
    if not lines and before.search != after.search:
        lines.append("the order or the spelling of the parameters")
    return lines


if __name__ == "__main__":
    print("\n".join(diff(URL(sys.argv[1]), URL(sys.argv[2]))) or "no difference")
