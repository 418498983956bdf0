"""The exceptions of a page."""

from __future__ import annotations


class PageError(Exception):
    """An action that cannot be done, as on an element that is missing or disabled."""


class PageTimeoutError(PageError, TimeoutError):
    """A wait that reached its limit: of the page's clock, or of real time for requests."""
