"""Web IDL in, Python out: read → merge → check → emit.

`read` turns each file's text into the classes of `model`, `merge` folds partials, mixins and
typedefs into whole definitions, `check` refuses what no emitter supports, and `emit_python` and
`emit_stub` write the modules. Another emitter needs only the merged `model.Definitions`.
"""
