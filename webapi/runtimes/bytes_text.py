"""JavaScript that makes text of bytes, for engines to which answers go as bytes.

``decode(bytes, start, end)``; by halves, since a string that grows may be copied each time.
"""

DECODE = """
  const fromCharCode = String.fromCharCode;
  const decode = (bytes, start, end) => {
    if (end - start > 16) {
      const middle = (start + end) >> 1;
      return decode(bytes, start, middle) + decode(bytes, middle, end);
    }
    let text = "";
    for (let index = start; index < end; index++) text += fromCharCode(bytes[index]);
    return text;
  };
"""
