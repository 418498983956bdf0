# The links of the site that lead elsewhere.
environment links newest --editable '.[dev]' --requirement docs/requirements.txt
scripts/docs linkcheck
