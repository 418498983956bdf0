"""The Web's classes for JavaScript engines that Python embeds.

After ``from webapi.runtimes.adapters import quickjs`` and ``bridge = quickjs.install(context)``,
scripts of that ``quickjs.Context`` have ``URL``, ``Blob``, ``Document`` and the other classes of
this package, and Python runs their algorithms. With ``page=``, a URL or a `Window`, they also have
``window``, ``document`` and the other globals of a page. For an engine without an adapter there is
`install`, which needs two functions.

How it works
============
*Two halves.* Each interface exists twice. In JavaScript, a script of ``generated/`` defines a class
that converts arguments as Web IDL's JavaScript binding says, by the functions in ``glue/``. In
Python, ``generated/exposed.py`` lists the calls that such a class may make, each built from
`webapi.runtimes.calls`. ``python -m idl`` writes both, so their numbers agree.

*Unused names cost nothing.* A context runs one script first (`webapi.runtimes.scripts`). It fetches
another script when a page first touches one of its names. Until then the global is an accessor.

*Requests and answers.* A request is ASCII text of JSON: the number of a call, the object of the
call, and the converted arguments. Its answer is also ASCII text of JSON. Nothing else passes
between the sides, because engines cut strings at NUL, fail at lone surrogates or alter other
characters. Bytes become lists of 32-bit integers, because both sides read these fastest.

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

*Scripts of the host.* ``Bridge.run`` and its relatives run scripts and wait for promises, and
scripts call functions of the host: `webapi.runtimes.driver` says how. Values cross as
`webapi.runtimes.crossing` says. To learn the value of a script, ``glue/split_script.js`` finds its
last statement, as no engine's package returns every value unharmed.

*Engines.* An adapter runs scripts in its engine, makes a Python function callable there, and starts
its garbage collection: the protocol `Engine <webapi.runtimes.engine.Engine>`. Python cannot call
JavaScript while it answers, so no callback is sent to Python: the steps of timers, events and abort
signals run in the engine, which ``[RunsIn=Engine]`` says in the IDL.
"""

from webapi.runtimes.bridge import Bridge, install
from webapi.runtimes.event_loop import Clock, HeldClock
from webapi.runtimes.javascript_error import JavaScriptError
from webapi.runtimes.window import Window

__all__ = ["Bridge", "Clock", "HeldClock", "JavaScriptError", "Window", "install"]
