# Fresh questions, from a seed that is the date: SEARCH is a browser, trees, styles, patterns or mutants.
seed=$(date +%Y%m%d)
echo "seed $seed"
need chromium:chromium firefox-esr:firefox-esr
environment "fresh-$1" newest quickjs-ng mini-racer --editable '.[dev]' \
  "$(grep ^playwright pyodide/requirements.txt)"
case $1 in
  trees) .venv/bin/python -m tests.comparison.trees --seed "$seed" ;;
  styles) .venv/bin/python -m tests.comparison.styles --seed "$seed" --pages 2000 ;;
  patterns) .venv/bin/python -m tests.urlpattern.differential --pairs 100000 --seed "$seed" ;;
  mutants) .venv/bin/python -m tests.tools.mutants --sample 100 --seed "$seed" ;;
  *) .venv/bin/python -m tests.comparison "$1" --seeds "$seed" ;;
esac
