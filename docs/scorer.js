// How the search of the site orders its results: Sphinx's weights, and pages about modules come last.
"use strict";
var Scorer = {
  score([page, , , , score]) {
    return page.startsWith("reference/modules/") ? score - 100 : score;
  },
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
