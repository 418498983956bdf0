"""Run JavaScript that waits in QuickJS, with a clock that does not wait.

$ pip install 'webapi-dom[quickjs]'
$ python examples/timers_in_quickjs.py
"""

import quickjs

import webapi.runtimes.adapters.quickjs
from webapi.runtimes import HeldClock

RETRIES = """
const log = [];
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function retry(attempts, work) {
  for (let delay = 1000; attempts--; delay *= 2) {
    try {
      return work();
    } catch (error) {
      log.push(`${error.message}; the next attempt is in ${delay / 1000} s`);
      await sleep(delay);
    }
  }
}

let failures = 3;
const parse = () => {
  if (failures--) throw new Error("no answer");
  return new URL("/items?page=2", "https://example.org/").href;
};
retry(5, parse).then((href) => log.push(href));
"""


if __name__ == "__main__":
    context = quickjs.Context()
    clock = HeldClock()
    bridge = webapi.runtimes.adapters.quickjs.install(context, clock=clock)
    context.eval(RETRIES)
    bridge.run_until_idle()
    print(context.eval("log.join('\\n')"))
    print(f"{clock.monotonic():.0f} s have passed, for the script")
