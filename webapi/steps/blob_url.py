"""The steps of URL's partial interface: https://w3c.github.io/FileAPI/#creating-revoking"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from webapi.interfaces.blob import Blob


def createObjectURL(obj: Blob) -> str:
    """https://w3c.github.io/FileAPI/#dfn-createObjectURL"""
    from webapi.url.environment import add_an_entry

    return add_an_entry(obj)


def revokeObjectURL(url: str) -> None:
    """https://w3c.github.io/FileAPI/#dfn-revokeObjectURL

    The method ignores a string that is not a blob URL of the current origin.
    """
    from webapi.url.blob_url_store import remove_an_entry
    from webapi.url.environment import current_settings_object
    from webapi.url.origin import origin, same_origin
    from webapi.url.parser import url_parser

    url_record = url_parser(url)
    if not url_record or url_record.scheme != "blob":
        return
    if same_origin(origin(url_record), current_settings_object().origin):
        remove_an_entry(url_record)
