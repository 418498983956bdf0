"""The URL interface.

Made by ``python -m idl`` from idl/url.webidl: change that, not this.
"""

from webapi.steps import url as steps
from webapi.webidl import realm
from webapi.webidl.exceptions import arguments_required
from webapi.webidl.strings import to_usvstring
from webapi.webidl.values import MISSING


class URL:
    """``interface URL``

    https://url.spec.whatwg.org/#url
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")

    def __init__(self, url=MISSING, base=None, /, *_):
        """``constructor(USVString url, optional USVString base)``

        https://url.spec.whatwg.org/#dom-url-url
        """
        if steps.constructor_fast_road(self, url, base):
            return
        if url is MISSING:
            raise arguments_required("Failed to construct 'URL'", 1, url)
        steps.constructor(self, to_usvstring(url), None if base is None else to_usvstring(base))

    @classmethod
    def new(cls, /, *arguments):
        """Call URL: what ``new URL(…)`` is in JavaScript."""
        return cls(*arguments)

    @staticmethod
    def parse(url=MISSING, base=None, /, *_):
        """``static URL? parse(USVString url, optional USVString base)``

        https://url.spec.whatwg.org/#dom-url-parse
        """
        if url is MISSING:
            raise arguments_required("Failed to execute 'parse' on 'URL'", 1, url)
        return steps.parse(to_usvstring(url), None if base is None else to_usvstring(base))

    @staticmethod
    def canParse(url=MISSING, base=None, /, *_):
        """``static boolean canParse(USVString url, optional USVString base)``

        https://url.spec.whatwg.org/#dom-url-canparse
        """
        if base is None and type(url) is str and steps.canParse_fast_road(url):
            return True
        if url is MISSING:
            raise arguments_required("Failed to execute 'canParse' on 'URL'", 1, url)
        return steps.canParse(to_usvstring(url), None if base is None else to_usvstring(base))

    href = property(
        steps.href_getter,
        doc="""``stringifier attribute USVString href``

        https://url.spec.whatwg.org/#dom-url-href
        """,
    )

    @href.setter
    def href(self, value, /):
        steps.href_setter(self, to_usvstring(value))

    origin = property(
        steps.origin_getter,
        doc="""``readonly attribute USVString origin``

        https://url.spec.whatwg.org/#dom-url-origin
        """,
    )

    protocol = property(
        steps.protocol_getter,
        doc="""``attribute USVString protocol``

        https://url.spec.whatwg.org/#dom-url-protocol
        """,
    )

    @protocol.setter
    def protocol(self, value, /):
        steps.protocol_setter(self, to_usvstring(value))

    username = property(
        steps.username_getter,
        doc="""``attribute USVString username``

        https://url.spec.whatwg.org/#dom-url-username
        """,
    )

    @username.setter
    def username(self, value, /):
        steps.username_setter(self, to_usvstring(value))

    password = property(
        steps.password_getter,
        doc="""``attribute USVString password``

        https://url.spec.whatwg.org/#dom-url-password
        """,
    )

    @password.setter
    def password(self, value, /):
        steps.password_setter(self, to_usvstring(value))

    host = property(
        steps.host_getter,
        doc="""``attribute USVString host``

        https://url.spec.whatwg.org/#dom-url-host
        """,
    )

    @host.setter
    def host(self, value, /):
        steps.host_setter(self, to_usvstring(value))

    hostname = property(
        steps.hostname_getter,
        doc="""``attribute USVString hostname``

        https://url.spec.whatwg.org/#dom-url-hostname
        """,
    )

    @hostname.setter
    def hostname(self, value, /):
        steps.hostname_setter(self, to_usvstring(value))

    port = property(
        steps.port_getter,
        doc="""``attribute USVString port``

        https://url.spec.whatwg.org/#dom-url-port
        """,
    )

    @port.setter
    def port(self, value, /):
        steps.port_setter(self, to_usvstring(value))

    pathname = property(
        steps.pathname_getter,
        doc="""``attribute USVString pathname``

        https://url.spec.whatwg.org/#dom-url-pathname
        """,
    )

    @pathname.setter
    def pathname(self, value, /):
        steps.pathname_setter(self, to_usvstring(value))

    search = property(
        steps.search_getter,
        doc="""``attribute USVString search``

        https://url.spec.whatwg.org/#dom-url-search
        """,
    )

    @search.setter
    def search(self, value, /):
        steps.search_setter(self, to_usvstring(value))

    searchParams = property(
        steps.searchParams_getter,
        doc="""``readonly attribute URLSearchParams searchParams``

        https://url.spec.whatwg.org/#dom-url-searchparams
        """,
    )

    hash = property(
        steps.hash_getter,
        doc="""``attribute USVString hash``

        https://url.spec.whatwg.org/#dom-url-hash
        """,
    )

    @hash.setter
    def hash(self, value, /):
        steps.hash_setter(self, to_usvstring(value))

    def toJSON(self, /, *_):
        """``USVString toJSON()``

        https://url.spec.whatwg.org/#dom-url-tojson
        """
        return steps.toJSON(self)

    def toString(self, /, *_):
        """What ``str()`` of the object is."""
        return steps.href_getter(self)

    __str__ = steps.href_getter
    __repr__ = steps.inspect
    __getstate__ = steps.serialization_steps
    __setstate__ = steps.deserialization_steps


realm.interfaces["URL"] = URL

from webapi.interfaces import url_search_params  # noqa: E402, F401
