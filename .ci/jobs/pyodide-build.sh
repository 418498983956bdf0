# Build Pyodide's wheel, its playground and its proof.
need chromium:chromium firefox-esr:firefox-esr node:nodejs
environment pyodide newest --requirement pyodide/requirements.txt
npm ci --prefix pyodide --no-audit --no-fund 2>&1 | grep -v '^npm warn' || true
.venv/bin/python pyodide/build.py
