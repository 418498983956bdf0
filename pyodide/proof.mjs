// The whole proof inside Pyodide, the same in Node and in a browser.
//
//   node build/pyodide/proof.mjs [--junit=FILE] [TEST ...]     status 1 when anything fails
//   new Worker("proof.mjs", { type: "module" })                post it a list of tests, get
//                                                              { log } messages and { outcome }
const here = new URL("./", import.meta.url);

export async function prove(readFile, log, selection = []) {
  const started = performance.now();
  const { loadPyodide } = await import(new URL("dist/pyodide.mjs", here));
  const distribution = readFile.local ? readFile.local("dist/") : undefined;
  const pyodide = await loadPyodide({ indexURL: distribution, packageBaseUrl: distribution });
  pyodide.setStdout({ write: byLine(log) });
  pyodide.setStderr({ write: byLine(log) });
  const loaded = performance.now();
  const quiet = { messageCallback: () => {}, errorCallback: log };
  await pyodide.loadPackage(Object.keys(pyodide.lockfile.packages), quiet);
  pyodide.unpackArchive(await readFile("proof.zip"), "zip", { extractDir: "proof" });
  pyodide.FS.chdir("proof");
  const imported = performance.now();
  const { prove } = pyodide.pyimport("inside");
  const canWait = "Suspending" in WebAssembly;
  const answer = canWait ? await prove.callPromising(...selection) : prove(...selection);
  const outcome = answer.toJs({ dict_converter: Object.fromEntries });
  outcome.seconds = {
    "start Pyodide": (loaded - started) / 1000,
    "load packages": (imported - loaded) / 1000,
    ...outcome.seconds,
  };
  return outcome;
}

function byLine(log) {
  const decoder = new TextDecoder();
  let text = "";
  return (bytes) => {
    const lines = (text + decoder.decode(bytes, { stream: true })).split("\n");
    text = lines.pop();
    for (const line of lines) log(line);
    return bytes.length;
  };
}

export function summary(outcome, place) {
  const times = Object.entries(outcome.seconds).map(([what, s]) => `${what} ${s.toFixed(1)} s`);
  const skipped = Object.entries(outcome.skipped).map(([why, n]) => `  ${n} skipped: ${why}`);
  return [
    `Python ${outcome.python.split(" ")[0]} in ${place}: ${times.join(", ")}`,
    `${outcome.passed} tests passed`,
    ...skipped,
    ...outcome.failures.map((failure) => `FAILED: ${failure}`),
  ].join("\n");
}

if (typeof process === "object" && process.versions?.node) {
  const fs = await import("node:fs/promises");
  const { fileURLToPath } = await import("node:url");
  const readFile = async (name) => new Uint8Array(await fs.readFile(new URL(name, here)));
  readFile.local = (name) => fileURLToPath(new URL(name, here));
  const selection = process.argv.slice(2).filter((argument) => !argument.startsWith("--junit="));
  const junit = process.argv.find((argument) => argument.startsWith("--junit="));
  const outcome = await prove(readFile, console.log, selection).catch((error) => {
    console.error(String(error)); // Node itself would print the whole line of minified source
    process.exit(1);
  });
  if (junit) await fs.writeFile(junit.slice("--junit=".length), outcome.junit);
  console.log(summary(outcome, `Node ${process.version}`));
  process.exitCode = outcome.failures.length ? 1 : 0;
} else if (typeof WorkerGlobalScope === "function") {
  const readFile = async (name) => (await fetch(new URL(name, here))).arrayBuffer();
  addEventListener("message", async ({ data }) => {
    try {
      const outcome = await prove(readFile, (log) => postMessage({ log }), data);
      postMessage({ outcome });
    } catch (error) {
      postMessage({ error: String(error) });
    }
  });
}
