// The worker that holds Python. It posts { step, told } while it loads, then { versions }, then
// { answer } or { refusal } to each question; or { problem } once, in words for people.
let answer;

async function load() {
  postMessage({ step: 0, told: "Loading Python …" });
  const response = await fetch("dist/pyodide-lock.json").catch(() => null);
  if (!response?.ok) throw new Error("its files (dist/pyodide-lock.json) cannot be reached");
  const lock = await response.json();
  const { loadPyodide } = await import("./dist/pyodide.mjs");
  const pyodide = await loadPyodide();
  postMessage({ step: 1, told: "Loading webapi …" });
  const complaints = [];
  await pyodide.loadPackage("webapi-dom", {
    messageCallback: () => {},
    errorCallback: (message) => complaints.push(message),
  });
  postMessage({ step: 2, told: "Starting webapi …" });
  const source = await (await fetch("page.py")).text();
  let module;
  try {
    pyodide.FS.writeFile("page.py", source);
    module = pyodide.pyimport("page");
  } catch (error) {
    throw new Error([...complaints, lastLine(error)].join("; "));
  }
  const found = module.installed();
  const expected = lock.packages["webapi-dom"].version;
  if (found !== expected) {
    throw new Error(`the distribution says webapi ${expected}, its wheel is webapi ${found}`);
  }
  answer = module.answer;
  postMessage({ versions: { webapi: found, pyodide: pyodide.version } });
}

addEventListener("message", ({ data: question }) => {
  try {
    postMessage({ answer: JSON.parse(answer(question)) });
  } catch (error) {
    postMessage({ refusal: lastLine(error) });
  }
});

function lastLine(error) {
  return String(error.message).trim().split("\n").at(-1);
}

load().catch((error) => postMessage({ problem: `Python did not start: ${error.message}` }));
