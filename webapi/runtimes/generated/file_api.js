// Interfaces, made by python -m idl from idl/file_api.webidl: change that, not this.

const convert1 = sequenceOf(unionOf({ __proto__: null, buffer: toBufferText, string: toStringText, interfaces: [[BlobBrand, toHandleText]] }));
const toEndingType = enumOf("EndingType", ["transparent", "native"]);
const toBlobPropertyBag = dictionaryOf("BlobPropertyBag", [["endings", toEndingType], ["type", toStringText]]);
const toFilePropertyBag = dictionaryOf("FilePropertyBag", [["endings", toEndingType], ["type", toStringText], ["lastModified", toIntegerText]]);

// Blob: https://w3c.github.io/FileAPI/

class Blob {
  constructor($blobParts = undefined, $options = undefined) {
    constructed(BlobBrand, this, "[29," + ($blobParts === undefined ? "null" : convert1($blobParts, "Failed to construct 'Blob': parameter 1")) + "," + toBlobPropertyBag($options, "Failed to construct 'Blob': parameter 2") + "]");
  }

  get size() {
    return value(BlobBrand, this, 1);
  }

  get type() {
    return value(BlobBrand, this, 2);
  }

  slice($start = undefined, $end = undefined, $contentType = undefined) {
    const inner = internals(BlobBrand, this);
    return platformObject(query(this, inner, 30, "," + ($start === undefined ? "null" : toClampedText($start, "Failed to execute 'slice' on 'Blob': parameter 1")) + "," + ($end === undefined ? "null" : toClampedText($end, "Failed to execute 'slice' on 'Blob': parameter 2")) + "," + ($contentType === undefined ? "null" : toStringText($contentType, "Failed to execute 'slice' on 'Blob': parameter 3"))));
  }

  stream() {
    internals(BlobBrand, this);
    return objectOf(stepsHere.blobStream(this));
  }

  text() {
    return promised(() => {
      const inner = internals(BlobBrand, this);
      return query(this, inner, 31, "");
    });
  }

  arrayBuffer() {
    return promised(() => {
      const inner = internals(BlobBrand, this);
      return newBuffer(query(this, inner, 32, ""));
    });
  }

  textStream() {
    internals(BlobBrand, this);
    return objectOf(stepsHere.blobTextStream(this));
  }

  bytes() {
    return promised(() => {
      const inner = internals(BlobBrand, this);
      return newBytes(query(this, inner, 33, ""));
    });
  }
}

expose(BlobBrand, Blob, [],
  ["size", "type", "slice", "stream", "text", "arrayBuffer", "textStream", "bytes"]);

// File: https://w3c.github.io/FileAPI/

class File {
  constructor($fileBits, $fileName, $options = undefined) {
    if (arguments.length < 2) throw tooFew("Failed to construct 'File'", 2, arguments.length);
    constructed(FileBrand, this, "[34," + convert1($fileBits, "Failed to construct 'File': parameter 1") + "," + toStringText($fileName, "Failed to construct 'File': parameter 2") + "," + toFilePropertyBag($options, "Failed to construct 'File': parameter 3") + "]");
  }

  get name() {
    return value(FileBrand, this, 3);
  }

  get lastModified() {
    return value(FileBrand, this, 4);
  }
}

expose(FileBrand, File, [],
  ["name", "lastModified"]);
