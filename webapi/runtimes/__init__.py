"""The Web's classes for JavaScript engines that Python embeds.

After ``from webapi.runtimes.adapters import quickjs`` and ``bridge = quickjs.install(context)``,
scripts of that ``quickjs.Context`` have ``URL``, ``Blob``, ``Document`` and the other classes of
this package, and Python runs their algorithms. Scripts get classes only: no ``document`` and no
``window``. For an engine without an adapter there is `install`, which needs two functions.

How it works
============
*Two halves.* Each interface exists twice. In JavaScript, ``generated/interfaces.js`` defines a
class that converts arguments as Web IDL's JavaScript binding says, by the functions in ``glue/``.
In Python, ``generated/exposed.py`` lists the calls that such a class may make, each built from
`webapi.runtimes.calls`. ``python -m idl`` writes both, so their numbers agree.

*Requests and answers.* A request is ASCII text of JSON: the number of a call, what it is made on,
and the converted arguments. Its answer is such text too. Nothing else passes between the sides,
because engines cut strings at NUL, fail at lone surrogates or alter other characters. Bytes are
sent as lists of 32-bit integers, which is the form that both sides read fastest.

*Handles.* A Python object that JavaScript needs again is kept in the context's `HandleTable
<webapi.runtimes.handles.HandleTable>` under a number, its handle. When JavaScript's garbage
collector removes the object there, the handle is released with the next request. A new ``URL`` has
no handle: JavaScript keeps its values, and the request that made it, until a script needs more than
these values. Most URLs are parsed, read and dropped in one request.

*Same objects.* JavaScript finds its object of a handle by a weak reference, so that
``url.searchParams === url.searchParams``. Objects that change each other, as a URL and its
``searchParams``, share a version number; a value of an older version is read again.

*Hostile scripts.* Scripts may change any built-in object, so the glue takes what it needs before
the first script runs. A request can name only the listed calls, and its arguments are converted in
Python once more. ``max_handles`` and ``max_bytes`` bound what a context keeps in Python
(`webapi.runtimes.memory`); beyond them scripts get a ``RangeError``.

*Exceptions.* A function that an engine calls never raises: `webapi.runtimes.failures` turns every
exception into an answer that makes JavaScript throw.

*Engines.* An adapter runs scripts in its engine, makes a Python function callable there, and starts
its garbage collection: the protocol `Engine <webapi.runtimes.bridge.Engine>`. Python cannot call
JavaScript while it answers, so no callback is sent to Python: timers, events and abort signals are
JavaScript alone, in ``glue/``.
"""

from webapi.runtimes.bridge import Bridge, install
from webapi.runtimes.event_loop import Clock, HeldClock

__all__ = ["Bridge", "Clock", "HeldClock", "install"]
