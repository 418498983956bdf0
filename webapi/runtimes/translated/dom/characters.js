// A text that a tokenizer reads: https://drafts.csswg.org/css-syntax-3/#input-stream
//
// Written once: ``python -m idl`` translates this module to JavaScript.

// The text as code points, and how far a tokenizer is.
class CharacterReader {
  constructor(text) {
    this.characters = codePoints(text);
    this.position = 0;
  }

  // The code point that comes, or nothing at the end.
  get char() {
    return this.peek(0);
  }

  // A code point that comes, or nothing behind the end.
  peek(offset) {
    const place = this.position + offset;
    return place < this.characters.length ? this.characters[place] : "";
  }
}
withoutParent(CharacterReader);
