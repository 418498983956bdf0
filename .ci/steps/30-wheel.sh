# The wheel works alone in an empty environment, on each Python; the README's main job runs.
for version in $(versions); do
  (cd "$CI_WORK/clone-$version" && PYTHON=$(python_of "$version") scripts/wheel)
done

newcomer=$CI_WORK/newcomer
git clone --quiet . "$newcomer"
as_newcomer "$(versions | head -1)" "$newcomer" run >"$CI_WORK/sample.jsonl"
head -3 "$CI_WORK/sample.jsonl"
[ "$(grep -c '"href": ' "$CI_WORK/sample.jsonl")" = "$(wc -l <"$newcomer/tests/data/sample_urls.txt")" ]
