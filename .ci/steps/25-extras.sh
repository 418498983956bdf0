# What the next steps need besides the README's environments.
for version in $(versions); do
  "$CI_WORK/clone-$version/.venv/bin/pip" install --quiet 'ada-url>=4'
done
cd "$CI_WORK/clone-$(versions | head -1)"
.venv/bin/pip install --quiet --editable '.[readers]' "$(grep ^playwright pyodide/requirements.txt)"
