"""ECMAScript modules as functions, for engines whose packages have no loader.

`source_text` reads a module; ``webapi/runtimes/glue/modules.js`` links and evaluates it.
"""
