"""Rules that ``urllib.parse`` and ``urllib3`` share, because both follow RFC 3986.

https://www.rfc-editor.org/rfc/rfc3986#section-3
"""

from __future__ import annotations

from .stages import Draft, split_userinfo_host_and_port


def two_slashes_start_an_authority(draft: Draft) -> None:
    """An authority starts after exactly two slashes, for every scheme.

    ``http:/h``, ``http:h`` and ``http:///h`` have no host. A backslash does not count as a slash.
    """
    draft.start = 2 if draft.rest.startswith("//") else None


def file_urls_have_userinfo_and_port(draft: Draft) -> None:
    """A file URL's authority has userinfo and a port, as in other URLs, and no drive letter.

    The port of ``file://h:80/`` is 80.
    """
    if draft.authority is not None and draft.scheme == "file":
        split_userinfo_host_and_port(draft, draft.authority)
