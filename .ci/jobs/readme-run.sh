# The README's main job on a Python, as a newcomer runs it.
checkout "newcomer-$1"
as_newcomer "$1" run >sample.jsonl
head -3 sample.jsonl
[ "$(grep -c '"href": ' sample.jsonl)" = "$(wc -l <tests/data/sample_urls.txt)" ]
