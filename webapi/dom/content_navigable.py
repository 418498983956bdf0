"""The documents inside of iframes, which only engines have.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from webapi.dom.document import Document


class ContentNavigable:
    """The navigable of an iframe: ``glue/frames.js``.

    https://html.spec.whatwg.org/multipage/document-sequences.html#content-navigable
    """

    __slots__ = ()

    def process_attributes(self, is_initial: bool) -> None:
        """https://html.spec.whatwg.org/multipage/iframe-embed-object.html#process-the-iframe-attributes"""

    def rename(self, name: str) -> None:
        """Take another target name."""

    def destroy(self) -> None:
        """https://html.spec.whatwg.org/multipage/document-sequences.html#destroy-a-child-navigable"""

    @property
    def content_document(self) -> Document | None:
        """Its document, for scripts of the same origin."""
        return None

    @property
    def content_window(self) -> Any:
        """The WindowProxy object."""
        return None
