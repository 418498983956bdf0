"""The WorkerLocation interface.

Made by ``python -m idl`` from idl/html_location.webidl: change that, not this.
"""

from webapi.steps import worker_location as steps
from webapi.webidl.classes import explain_missing_initialization
from webapi.webidl.exceptions import illegal_invocation
from webapi.webidl.strings import to_usvstring


class WorkerLocation:
    """The location of a worker's script.

    ``interface WorkerLocation``

    https://html.spec.whatwg.org/multipage/workers.html#worker-locations

    >>> str(WorkerLocation("https://example.org/a/../b.js"))
    'https://example.org/b.js'
    """

    __slots__ = (*steps.Slots.__annotations__, "__weakref__")
    _webapi_interface_name = "WorkerLocation"
    _webapi_is_interface = True

    def __init__(self, url):
        """The location of a script. Raises `InvalidURLError` if ``url`` does not parse.

        ``constructor(USVString url)``

        https://html.spec.whatwg.org/multipage/workers.html#worker-locations
        """
        steps.constructor(self, to_usvstring(url))

    @classmethod
    def new(cls, /, *arguments, **named):
        """Call WorkerLocation: what ``new WorkerLocation(…)`` is in JavaScript."""
        return cls(*arguments, **named)

    def __init_subclass__(cls, **named):
        super().__init_subclass__(**named)
        explain_missing_initialization(cls, "WorkerLocation")

    href = property(
        steps.href_getter,
        doc="""The URL.

        ``stringifier readonly attribute USVString href``

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-href
        """,
    )

    origin = property(
        steps.origin_getter,
        doc="""Scheme, host and port of the URL as one string.

        ``readonly attribute USVString origin``

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-origin
        """,
    )

    protocol = property(
        steps.protocol_getter,
        doc="""The scheme and a colon.

        ``readonly attribute USVString protocol``

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-protocol
        """,
    )

    host = property(
        steps.host_getter,
        doc="""The host, and the port if it is not the default.

        ``readonly attribute USVString host``

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-host
        """,
    )

    hostname = property(
        steps.hostname_getter,
        doc="""The host.

        ``readonly attribute USVString hostname``

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-hostname
        """,
    )

    port = property(
        steps.port_getter,
        doc="""The port, empty if it is the default.

        ``readonly attribute USVString port``

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-port
        """,
    )

    pathname = property(
        steps.pathname_getter,
        doc="""The path.

        ``readonly attribute USVString pathname``

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-pathname
        """,
    )

    search = property(
        steps.search_getter,
        doc="""The query, after its question mark.

        ``readonly attribute USVString search``

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-search
        """,
    )

    hash = property(
        steps.hash_getter,
        doc="""The fragment, after its number sign.

        ``readonly attribute USVString hash``

        https://html.spec.whatwg.org/multipage/workers.html#dom-workerlocation-hash
        """,
    )

    def toString(self):
        """Return ``str()`` of the object."""
        if not isinstance(self, WorkerLocation):
            raise illegal_invocation()
        return steps.href_getter(self)

    def __format__(self, specification, /):
        return format(str(self), specification)

    __str__ = steps.href_getter
    __repr__ = steps.inspect
