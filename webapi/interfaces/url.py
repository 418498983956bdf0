"""The URL interface.

Made by ``python -m idl`` from idl/url.webidl: change that, not this.
"""

from webapi.steps import url as steps
from webapi.webidl.classes import changed, explain_missing_initialization
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.platform_objects import Interface, lock, maker
from webapi.webidl.strings import to_domstring, to_usvstring

_URLSearchParams = Interface("webapi.interfaces.url_search_params", "URLSearchParams")
_Blob = Interface("webapi.interfaces.blob", "Blob")


class URL:
    """A URL, parsed: its parts can be read and set one by one, and it is always valid.

    ``interface URL``

    https://url.spec.whatwg.org/#url-class

    >>> url = URL("../b?q=1", "https://example.org/a/x")
    >>> url.hash = "top"
    >>> print(url)
    https://example.org/b?q=1#top
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "URL"
    _webapi_is_interface = True

    @steps.constructor_fast_path
    def __init__(self, url, base=None):
        """Parse ``url``, relative to ``base`` if that is given. Raises `InvalidURLError`, which is
        a ``TypeError`` and a ``ValueError``, if one of them does not parse.

        ``constructor(USVString url, optional USVString base)``

        https://url.spec.whatwg.org/#dom-url-url

        >>> URL("//example.net", "https://example.org/").href
        'https://example.net/'
        """
        steps.constructor(self, to_usvstring(url), None if base is None else to_usvstring(base))

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call URL: what ``new URL(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "URL")

    @staticmethod
    def parse(url, base=None):
        """Parse ``url``, relative to ``base`` if that is given; ``None`` if one of them does not
        parse.

        ``static URL? parse(USVString url, optional USVString base)``

        https://url.spec.whatwg.org/#dom-url-parse

        >>> URL.parse("no URL on its own") is None
        True
        """
        value = steps.parse(to_usvstring(url), None if base is None else to_usvstring(base))
        return None if value is None else new_object(value)

    @staticmethod
    @steps.canParse_fast_path
    def canParse(url, base=None):
        """Whether ``url`` parses, relative to ``base`` if that is given.

        ``static boolean canParse(USVString url, optional USVString base)``

        https://url.spec.whatwg.org/#dom-url-canparse

        >>> URL.canParse("b", "https://example.org/"), URL.canParse("b")
        (True, False)
        """
        return steps.canParse(to_usvstring(url), None if base is None else to_usvstring(base))

    href = property(
        steps.href_getter,
        steps.href_setter,
        doc="""The whole URL, serialized. Setting it parses anew and raises `InvalidURLError` if
        that fails.

        ``stringifier attribute USVString href``

        https://url.spec.whatwg.org/#dom-url-href

        >>> URL("HTTPS://EXAMPLE.org:443/%7Ea/./b").href
        'https://example.org/%7Ea/b'
        """,
    )

    origin = property(
        steps.origin_getter,
        doc="""Scheme, host and port as one string; ``null`` where the origin is opaque, as it is
        for ``file:``.

        ``readonly attribute USVString origin``

        https://url.spec.whatwg.org/#dom-url-origin

        >>> URL("https://user@example.org:8080/a").origin
        'https://example.org:8080'
        """,
    )

    protocol = property(
        steps.protocol_getter,
        steps.protocol_setter,
        doc="""The scheme and a colon. Setting it to a value that is not a scheme, or from a special
        scheme to another kind of scheme or back, has no effect.

        ``attribute USVString protocol``

        https://url.spec.whatwg.org/#dom-url-protocol

        >>> URL("https://example.org/").protocol
        'https:'
        """,
    )

    username = property(
        steps.username_getter,
        steps.username_setter,
        doc="""The user name, percent-encoded, or the empty string.

        ``attribute USVString username``

        https://url.spec.whatwg.org/#dom-url-username

        >>> URL("https://a%20b@example.org/").username
        'a%20b'
        """,
    )

    password = property(
        steps.password_getter,
        steps.password_setter,
        doc="""The password, percent-encoded, or the empty string.

        ``attribute USVString password``

        https://url.spec.whatwg.org/#dom-url-password

        >>> URL("https://a:b@example.org/").password
        'b'
        """,
    )

    host = property(
        steps.host_getter,
        steps.host_setter,
        doc="""The host and, if it is not the scheme's default, a colon and the port. Setting a host
        without a port keeps the port.

        ``attribute USVString host``

        https://url.spec.whatwg.org/#dom-url-host

        >>> URL("https://EXÄMPLE.org:8080/").host
        'xn--exmple-cua.org:8080'
        """,
    )

    hostname = property(
        steps.hostname_getter,
        steps.hostname_setter,
        doc="""The host without the port.

        ``attribute USVString hostname``

        https://url.spec.whatwg.org/#dom-url-hostname

        >>> URL("https://[2001:DB8::0]:8080/").hostname
        '[2001:db8::]'
        """,
    )

    port = property(
        steps.port_getter,
        steps.port_setter,
        doc="""The port in decimal, or the empty string where it is the scheme's default. Setting
        the empty string removes it.

        ``attribute USVString port``

        https://url.spec.whatwg.org/#dom-url-port

        >>> URL("https://example.org:443/").port, URL("https://example.org:8080/").port
        ('', '8080')
        """,
    )

    pathname = property(
        steps.pathname_getter,
        steps.pathname_setter,
        doc="""The path, percent-encoded.

        ``attribute USVString pathname``

        https://url.spec.whatwg.org/#dom-url-pathname

        >>> URL("https://example.org/a/../é").pathname
        '/%C3%A9'
        """,
    )

    search = property(
        steps.search_getter,
        steps.search_setter,
        doc="""A question mark and the query, percent-encoded; the empty string if the query is null
        or empty.

        ``attribute USVString search``

        https://url.spec.whatwg.org/#dom-url-search

        >>> URL("https://example.org/?q=a b").search
        '?q=a%20b'
        """,
    )

    @property
    def searchParams(self):
        """The query as a `URLSearchParams`, always the same object; each follows changes of the
        other.

        ``readonly attribute URLSearchParams searchParams``

        https://url.spec.whatwg.org/#dom-url-searchparams

        >>> url = URL("https://example.org/?q=1")
        >>> url.searchParams.append("é", "a b")
        >>> url.href
        'https://example.org/?q=1&%C3%A9=a+b'
        """
        if self._webapi_search_params is None:
            with lock:
                if self._webapi_search_params is None:
                    self._webapi_search_params = _URLSearchParams.new(
                        steps.searchParams_getter(self)
                    )
        return self._webapi_search_params

    hash = property(
        steps.hash_getter,
        steps.hash_setter,
        doc="""A number sign and the fragment, percent-encoded; the empty string if the fragment is
        null or empty.

        ``attribute USVString hash``

        https://url.spec.whatwg.org/#dom-url-hash

        >>> URL("https://example.org/#a b").hash
        '#a%20b'
        """,
    )

    def toJSON(self):
        """The same as ``href``, which stands for the URL in JSON.

        ``USVString toJSON()``

        https://url.spec.whatwg.org/#dom-url-tojson

        >>> URL("https://example.org").toJSON()
        'https://example.org/'
        """
        if not isinstance(self, URL):
            raise illegal_invocation()
        return steps.toJSON(self)

    @staticmethod
    def createObjectURL(obj):
        """A new blob URL for ``obj``, which is kept until the URL is revoked. Its origin is that of
        the environment that is entered (`webapi.url.environment`), or opaque outside every
        environment.

        ``static DOMString createObjectURL(Blob obj)``

        https://w3c.github.io/FileAPI/#dfn-createObjectURL

        >>> from webapi import Blob
        >>> url = URL.createObjectURL(Blob(["text"]))
        >>> url[:10]
        'blob:null/'
        >>> URL.revokeObjectURL(url)
        """
        return steps.createObjectURL(
            _Blob.convert(obj, "Failed to execute 'createObjectURL' on 'URL': parameter 1")
        )

    @staticmethod
    def revokeObjectURL(url):
        """Remove the entry of a blob URL of the same origin. Anything else is ignored.

        ``static undefined revokeObjectURL(DOMString url)``

        https://w3c.github.io/FileAPI/#dfn-revokeObjectURL

        >>> URL.revokeObjectURL("blob:null/unknown")
        """
        steps.revokeObjectURL(to_domstring(url))

    def toString(self):
        """Return ``str()`` of the object."""
        if not isinstance(self, URL):
            raise illegal_invocation()
        return steps.href_getter(self)

    def with_(self, /, **members):
        """A copy with other values of attributes, which are set in the order given, as by
        assignment: what cannot be set is ignored.

        >>> URL("https://example.org/a?b#c").with_(search="", hash="d").href
        'https://example.org/a#d'
        """
        return changed(self, members)

    def __format__(self, specification, /):
        return format(str(self), specification)

    __str__ = steps.href_getter
    __repr__ = steps.inspect
    __getstate__ = steps.serialization_steps
    __setstate__ = steps.deserialization_steps
    _webapi_extract_an_origin = steps.extract_an_origin


new_object = maker(URL, steps.initialize)
