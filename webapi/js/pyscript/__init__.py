"""A double of ``pyscript``, the package that an app imports on the main thread of a PyScript page.

`webapi.js.pyscript.display`, `~webapi.js.pyscript.events`, `~webapi.js.pyscript.fetch`,
`~webapi.js.pyscript.ffi` and `~webapi.js.pyscript.web` have the names of the modules that are
called so. `~webapi.js.pyscript.modules` makes the modules of one installation.

``tests/js/pyscript_transcript.txt`` was recorded from npm's ``@pyscript/core`` in Chromium.
"""
