# The wheel works alone in an empty environment.
checkout "wheel-$1"
PYTHON=$(python_of "$1") scripts/wheel
