// The parser of HTML, which is Python's: webapi/html_parser/html_parser.py. Each call of it is one request.

class MarkupOperations {
  constructor(answer) {
    this.codes = answer[0];
    this.texts = answer[1];
    this.shapes = answer[2];
  }
}
withoutParent(MarkupOperations);

const newParser = (scripting, allowDeclarativeShadowRoots) =>
  askDocument("new parser", scripting, allowDeclarativeShadowRoots);

class MarkupParser {
  constructor(scripting, allowDeclarativeShadowRoots, handle = newParser(scripting, allowDeclarativeShadowRoots)) {
    this.handle = handle;
    watch(this, handle);
    this.operations = undefined;
    this.hasEnded = false;
  }

  feed(text) {
    askDocument("feed", this.handle, text);
  }

  end() {
    askDocument("end of file", this.handle);
  }

  beginScript() {
    askDocument("begin script", this.handle);
  }

  finishScript() {
    askDocument("finish script", this.handle);
  }

  run() {
    const answer = askDocument("run", this.handle);
    this.operations = new MarkupOperations(answer);
    this.hasEnded = answer[4];
    return answer[3];
  }
}
withoutParent(MarkupParser);

const parserOfPage = (document, handle, elements) => newPageParser(document, new MarkupParser(true, true, handle), elements);
