import { Marked } from "marked";

const marked = new Marked({
  async: true,
  async walkTokens(token) {
    if (token.type === "link") token.title = await titleOf(token.href); // a function of the host
  },
});

export const render = (text) => marked.parse(text);
