"""One module an engine: how webapi talks to it. None imports its engine before `install`."""
