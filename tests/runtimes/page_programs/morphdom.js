import morphdom from "morphdom";

const root = document.getElementById("app");
const from = (markup) => {
  root.innerHTML = markup;
  return root.firstElementChild;
};

const steps = {
  attributes: () => morphdom(from('<p id="a" class="x" title="t">one</p>'), '<p id="a" class="y" lang="en">two<b>!</b></p>').outerHTML,
  keys() {
    const list = from('<ul><li id="a">a</li><li id="b">b</li><li id="c">c</li></ul>');
    const before = [...list.children];
    morphdom(list, '<ul><li id="c">C</li><li id="x">x</li><li id="a">a</li></ul>');
    return [list.outerHTML, [...list.children].map((each) => before.indexOf(each)), before[1].isConnected];
  },
  callbacks() {
    const log = [];
    const note = (name, answer) => (node) => (log.push(`${name} ${node.nodeName}`), answer ?? node);
    morphdom(from("<div><i>1</i><b>2</b><!--c--></div>"), "<div><i>1</i><u>3</u>text</div>", {
      onBeforeNodeAdded: note("add"),
      onNodeAdded: note("added"),
      onBeforeElUpdated: (from, to) => !from.isEqualNode(to),
      onElUpdated: note("updated"),
      onBeforeNodeDiscarded: note("discard", true),
      onNodeDiscarded: note("discarded"),
    });
    return [log, root.innerHTML];
  },
  form() {
    const form = from('<form><input value="a"><input type="checkbox"><textarea>t</textarea><select><option>1<option>2</select></form>');
    const [text, box, area, select] = form.elements;
    text.value = "typed";
    morphdom(form, '<form><input value="b"><input type="checkbox" checked disabled><textarea>changed</textarea><select><option>1<option selected>2</select></form>');
    return [text.value, box.checked, box.disabled, area.value, select.selectedIndex, form.elements[0] === text, form.outerHTML];
  },
  replace: () => [morphdom(from("<p>one</p>"), "<div>two</div>").outerHTML, root.innerHTML],
  children: () => morphdom(from('<p id="kept">a<i></i></p>'), "<p><b>b</b></p>", { childrenOnly: true }).outerHTML,
  svg() {
    const svg = morphdom(from("<svg><path d='M0'/></svg>"), "<svg viewBox='0 0 1 1'><g><path d='M1'/></g></svg>");
    return [svg.outerHTML, svg.firstChild.namespaceURI];
  },
  fragment() {
    const fragment = document.createDocumentFragment();
    fragment.append(document.createElement("section"));
    return morphdom(from("<p>x</p>"), fragment).outerHTML;
  },
};

export const run = () => Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, step()]));
