"""Abort JavaScript's work in QuickJS: by the script's own deadline, or by one for everything.

$ pip install 'webapi-dom[quickjs]'
$ python examples/abort_in_quickjs.py
"""

import logging
import sys

import quickjs

import webapi.runtimes.adapters.quickjs
from webapi.runtimes import HeldClock

DOWNLOADS = """
const everything = new AbortController();

// A download that takes so many milliseconds, unless its signal aborts it.
const download = (name, ms, signal) => new Promise((resolve, reject) => {
  const timer = setTimeout(resolve, ms, `${name} is complete`);
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    reject(signal.reason);
  }, { once: true });
});

for (const [name, ms] of [["small", 1000], ["big", 4000], ["huge", 60000]]) {
  const signal = AbortSignal.any([everything.signal, AbortSignal.timeout(5000)]);
  download(name, ms, signal)
    .then(console.log)
    .catch((reason) => console.warn("%s ended: %s", name, reason));
}
setTimeout(() => everything.abort("the user went away"), 3000);
"""


if __name__ == "__main__":
    logging.basicConfig(
        level=logging.INFO, stream=sys.stdout, format="%(levelname)s %(name)s: %(message)s"
    )
    context = quickjs.Context()
    bridge = webapi.runtimes.adapters.quickjs.install(context, clock=HeldClock())
    context.eval(DOWNLOADS)
    bridge.run_until_idle()
