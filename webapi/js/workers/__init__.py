"""A double of ``workers``, the package with which Python code becomes a Cloudflare Worker.

`webapi.js.workers.files` and `~webapi.js.workers.messages` have the classes of data, which wrap
JavaScript objects of the double. `~webapi.js.workers.entrypoints` has the classes that a Worker
extends, `~webapi.js.workers.applications` the adapters of ASGI and WSGI applications, and
`~webapi.js.workers.conversions` the conversions of values that pass between Workers.
`~webapi.js.workers.transport` asks a Worker from a test.

``tests/js/workers_transcript.txt`` was recorded from Cloudflare's own package
``workers-runtime-sdk`` in a real Pyodide.
"""
