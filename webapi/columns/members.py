"""The members of `URL` as properties of the namespaces ``url`` in dataframes."""

from __future__ import annotations

from typing import Generic, TypeVar

Column = TypeVar("Column")


class Members(Generic[Column]):
    """What `URL` calls them, null where a URL is null or does not parse; ``href()`` is a method."""

    def __repr__(self) -> str:
        """The names, as a session at a prompt asks for them."""
        own = type(self)
        names = (name for name in dir(own) if not name.startswith("_"))
        shown = (f"{name}()" if callable(getattr(own, name)) else name for name in names)
        return f"<URLs of a {own.__module__.rpartition('.')[2]} column: {', '.join(shown)}>"

    def _member(self, name: str) -> Column:
        raise NotImplementedError

    @property
    def origin(self) -> Column:
        """The serialized origin of each URL."""
        return self._member("origin")

    @property
    def protocol(self) -> Column:
        """The scheme of each URL, with its colon."""
        return self._member("protocol")

    @property
    def username(self) -> Column:
        """The username of each URL."""
        return self._member("username")

    @property
    def password(self) -> Column:
        """The password of each URL."""
        return self._member("password")

    @property
    def host(self) -> Column:
        """The host of each URL, with its port."""
        return self._member("host")

    @property
    def hostname(self) -> Column:
        """The host of each URL, without its port."""
        return self._member("hostname")

    @property
    def port(self) -> Column:
        """The port of each URL, empty if it is its scheme's."""
        return self._member("port")

    @property
    def pathname(self) -> Column:
        """The path of each URL."""
        return self._member("pathname")

    @property
    def search(self) -> Column:
        """The query of each URL, with its question mark."""
        return self._member("search")

    @property
    def hash(self) -> Column:
        """The fragment of each URL, with its number sign."""
        return self._member("hash")
