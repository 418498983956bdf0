// Reads lines and prints one JSON value for each. For a line "encoding" it prints what the encoder
// gives for each code point, {code point: bytes}. For a line "encoding bytes" it prints the decoded
// text. Bytes are hexadecimal digits.
//
// The encoder of a single-byte encoding is its decoder inverted. Only gb18030 encodes code points
// beyond planes 0 and 2; the indexes of the other encodings have none.
import { createInterface } from "node:readline";
import { TextDecoder } from "@exodus/bytes/encoding.js";
import { createMultibyteEncoder } from "@exodus/bytes/multi-byte.js";

const MULTI_BYTE = ["gbk", "gb18030", "big5", "euc-jp", "iso-2022-jp", "shift_jis", "euc-kr"];

function* codePoints(encoding) {
  for (let codePoint = 0; codePoint < 0x110000; codePoint++) {
    const plane = codePoint >> 16;
    const surrogate = codePoint >> 11 === 0x1b;
    if (!surrogate && (plane === 0 || plane === 2 || encoding === "gb18030")) {
      yield codePoint;
    }
  }
}

function multiByteEncoder(encoding) {
  const encode = createMultibyteEncoder(encoding);
  const encoder = {};
  for (const codePoint of codePoints(encoding)) {
    try {
      encoder[codePoint] = Buffer.from(encode(String.fromCodePoint(codePoint))).toString("hex");
    } catch {
      // No bytes in this encoding.
    }
  }
  return encoder;
}

function singleByteEncoder(encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  const encoder = {};
  for (let byte = 0; byte < 0x100; byte++) {
    try {
      const text = decoder.decode(Uint8Array.of(byte));
      encoder[text.codePointAt(0)] = Buffer.of(byte).toString("hex");
    } catch {
      // Undefined in this encoding.
    }
  }
  return encoder;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [encoding, bytes] = line.split(" ");
  if (bytes === undefined) {
    const make = MULTI_BYTE.includes(encoding) ? multiByteEncoder : singleByteEncoder;
    console.log(JSON.stringify(make(encoding)));
  } else {
    const decoder = new TextDecoder(encoding, { ignoreBOM: true });
    console.log(JSON.stringify(decoder.decode(Buffer.from(bytes, "hex"))));
  }
}
