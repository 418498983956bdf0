"""Web IDL's conversions, exceptions and iteration, which generated classes call.

https://webidl.spec.whatwg.org/#javascript-binding

A conversion is a function ``(value, context)``. It returns the value for the standard's steps.
For a value that does not convert it raises ``TypeError``, and ``context`` begins the message:
``Failed to execute 'slice' on 'Blob': parameter 1``.
"""
