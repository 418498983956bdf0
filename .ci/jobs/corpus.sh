# The corpus of 100,000 URLs of top sites, which other jobs read.
checkout corpus
python3 -m tests.tools.corpus
