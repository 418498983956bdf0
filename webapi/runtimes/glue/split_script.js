// Finds the last statement of a script, if it is an expression: its value is the script's value. The engine's
// own parser decides. The text before the statement must compile, and the statement must not continue it.
// Then the script keeps its meaning when it is split.

const mostCandidates = 200;
const mostTries = 5;
const firstOfStatement = /^(?!(?:async[^\S\n]+)?function\b|class\b|let\s*\[)[^\s{;]/;
const startsWithWord = /^[\w$"'\u0080-\uffff]/;
const trailing = /(?:[\s;]|\n[^\S\n]*\/\/[^\n]*)+$/;
const trailingComment = /;[^\S\n]*\/\/[^\n]*$/;
const leading = /^\s+/;
const assigning = /[^=!<>]=(?![=>])|[<>]{2}=/;

function compiles(text) {
  try {
    construct(Compiled, [text]);
    return true;
  } catch (error) {
    return false;
  }
}

const withoutMatch = (text, match) => (match === null ? text : slice(text, 0, match.index));

function endOfStatements(source) {
  let end = source.length;
  for (;;) {
    const from = end > 4096 ? end - 4096 : 0;
    const text = slice(source, from, end);
    let kept = withoutMatch(withoutMatch(text, execute(trailing, text)), null);
    kept = withoutMatch(kept, execute(trailingComment, kept));
    if (slice(kept, kept.length - 2) === "*/") {
      const comment = lastIndexOf(kept, "/*");
      if (comment !== -1) kept = slice(kept, 0, comment);
    }
    if (kept.length === text.length) return end;
    end = from + kept.length;
  }
}

const isExpression = (text) =>
  execute(firstOfStatement, text) !== null && compiles("(" + text + "\n)") && compiles(text);

// "void" needs an operand, and an assignment is none.
const isAssignment = (text) => execute(assigning, text) !== null && !compiles("void " + text);

// Return the statement's start and end, and whether it is an assignment.
function splitScript(source) {
  if (!compiles(source)) return null;
  const end = endOfStatements(source);
  let tries = 0;
  let candidates = 0;
  for (let at = end - 1; at >= -1 && candidates < mostCandidates && tries < mostTries; at--) {
    const unit = at === -1 ? 10 : charCodeAt(source, at);
    if (unit !== 10 && unit !== 59 && unit !== 125) continue; // newline ; }
    candidates++;
    let text = slice(source, at + 1, end);
    const space = execute(leading, text);
    const start = at + 1 + (space === null ? 0 : space[0].length);
    text = slice(source, start, end);
    if (!isExpression(text)) continue;
    if (at === -1) return [start, end, isAssignment(text)];
    tries++;
    const head = slice(source, 0, start);
    if (!compiles(head) || compiles(head + "]")) continue; // `]` fails outside of a comment
    if (execute(startsWithWord, text) !== null || !compiles(head + "\n.x")) return [start, end, isAssignment(text)];
  }
  return null;
}
