"""webapi in Pyodide, from outside: the build, the page, and the proof in Node and in browsers."""
