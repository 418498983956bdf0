// Python has the bytes of blobs.

const readBlob = (blob, position, size) =>
  newBytes(query(blob, innerOf(blob), 2, "," + position + "," + size));
