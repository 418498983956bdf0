// The worker that holds Python. It posts { step, told } while it loads, then { versions, packages },
// then { answer } or { refusal } to each question, which is a string; or { problem } once, in words
// for people. It posts { reader } to { load }, the name of a package, with { failure } if the package
// cannot be asked.
let pyodide;
let page;

async function load() {
  postMessage({ step: 0, told: "Loading Python …" });
  const response = await fetch("dist/pyodide-lock.json").catch(() => null);
  if (!response?.ok) throw new Error("its files (dist/pyodide-lock.json) cannot be reached");
  const lock = await response.json();
  const { loadPyodide } = await import("./dist/pyodide.mjs");
  pyodide = await loadPyodide();
  postMessage({ step: 1, told: "Loading webapi …" });
  const complaints = [];
  await pyodide.loadPackage("webapi-dom", {
    messageCallback: () => {},
    errorCallback: (message) => complaints.push(message),
  });
  postMessage({ step: 2, told: "Starting webapi …" });
  const source = await (await fetch("page.py")).text();
  try {
    pyodide.FS.writeFile("page.py", source);
    page = pyodide.pyimport("page");
  } catch (error) {
    throw new Error([...complaints, lastLine(error)].join("; "));
  }
  const found = page.installed();
  const expected = lock.packages["webapi-dom"].version;
  if (found !== expected) {
    throw new Error(`the distribution says webapi ${expected}, its wheel is webapi ${found}`);
  }
  const packages = JSON.parse(page.packages());
  postMessage({ versions: { webapi: found, pyodide: pyodide.version }, packages });
}

async function loadReader(reader) {
  const complaints = [];
  try {
    await pyodide.loadPackage(reader, {
      messageCallback: () => {},
      errorCallback: (message) => complaints.push(message),
    });
    page.add_reader(reader);
    postMessage({ reader });
  } catch (error) {
    postMessage({ reader, failure: [...complaints, lastLine(error)].join("; ") });
  }
}

addEventListener("message", ({ data: question }) => {
  if (question.load) return loadReader(question.load);
  try {
    postMessage({ answer: JSON.parse(page.answer(question)) });
  } catch (error) {
    postMessage({ refusal: lastLine(error) });
  }
});

function lastLine(error) {
  return String(error.message).trim().split("\n").at(-1);
}

load().catch((error) => postMessage({ problem: `Python did not start: ${error.message}` }));
