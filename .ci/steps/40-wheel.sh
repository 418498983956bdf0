# The wheel holds only webapi and works alone in an empty environment; the README's main job runs.
for version in $(versions); do
  python=$(python_of "$version")
  wheels=$CI_WORK/wheels-$version
  "$python" -m pip wheel --quiet --no-deps --wheel-dir "$wheels" "$CI_WORK/clone-$version"
  "$python" -c '
import sys, zipfile
names = zipfile.ZipFile(sys.argv[1]).namelist()
(metadata,) = {name.split("/")[0] for name in names} - {"webapi"}
assert metadata.startswith("webapi_dom-") and metadata.endswith(".dist-info"), metadata
assert {"webapi/py.typed", f"{metadata}/licenses/LICENSE"} <= set(names), names
others = {name for name in names if not name.endswith((".py", ".pyi", ".typed", ".js"))}
assert {name.split("/")[0] for name in others - {"webapi/standards.toml"}} == {metadata}, others
print(len(names), "files in the wheel")
' "$wheels"/webapi_dom-*.whl
  "$python" -m venv "$CI_WORK/empty-$version"
  "$CI_WORK/empty-$version/bin/pip" install --quiet "$wheels"/webapi_dom-*.whl
  (cd / && "$CI_WORK/empty-$version/bin/webapi" resolve --base https://example.org/a/b '../ü?é' |
    grep -Fx 'https://example.org/%C3%BC?%C3%A9')
  "$CI_WORK/empty-$version/bin/pip" list --format=freeze | cut -d= -f1 | grep -Ev '^(pip|setuptools)$' |
    sort | tr '\n' ' ' | grep -x 'idna typing_extensions webapi-dom '
done

newcomer=$CI_WORK/newcomer
git clone --quiet . "$newcomer"
as_newcomer "$(versions | head -1)" "$newcomer" run >"$CI_WORK/sample.jsonl"
head -3 "$CI_WORK/sample.jsonl"
[ "$(grep -c '"href": ' "$CI_WORK/sample.jsonl")" = "$(wc -l <"$newcomer/tests/data/sample_urls.txt")" ]
