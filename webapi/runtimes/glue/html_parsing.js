// Markup, which Python parses: webapi/webidl/html_parsing.py. A parse is one request, and its answer is flat.

class ParsedHTML {
  constructor(answer) {
    this.mode = answer[0];
    this.shapes = answer[1];
    this.codes = answer[2];
    this.texts = answer[3];
    this.owners = answer[4];
  }
}
withoutParent(ParsedHTML);

const parseXmlFragment = (text, namespaces) => {
  let request = documentCall + '"parse xml fragment",' + quote(text);
  for (let index = 0; index < namespaces.length; index++) request += "," + quote(namespaces[index]);
  const answer = ask(request + "]")[1];
  return answer === null ? undefined : new ParsedHTML(answer);
};

const parseHtmlFragment = (text, context, isInAForm, isQuirky, scripting) =>
  new ParsedHTML(askDocument("parse fragment", text, context, isInAForm, isQuirky, scripting));

// A document whose twin Python has made with the markup.
function parsedDocument(answer, type = "text/html") {
  const isHtml = type === "text/html";
  const document = new (isHtml ? HTMLDocumentImpl : XMLDocumentImpl)(type, isHtml);
  document.setTwin(answer[0]);
  buildDocument(document, new ParsedHTML(answer[1]));
  return document;
}

HTMLDocumentImpl.fromHtml = (html, url, contentType) => {
  const markup = typeof html === "string" ? quote(html) : bufferText(html, fixedLength, "The markup");
  const values = [markup, quote(url), requestText(contentType)];
  return parsedDocument(ask(documentCall + '"from html",' + joined(values, 0, 3) + "]")[1]);
};

// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-domparser-interface
class DOMParserImpl {
  constructor() {
    this.platformObject = undefined;
  }

  parseFromString(string, type) {
    const twin = associatedDocument().twin();
    return parsedDocument(askDocument("parse", twin, string, type === "text/html"), type);
  }
}
withoutParent(DOMParserImpl);

// https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-xmlserializer-interface
class XMLSerializerImpl {
  constructor() {
    this.platformObject = undefined;
  }

  serializeToString(root) {
    return serializeXml(root, false);
  }
}
withoutParent(XMLSerializerImpl);
