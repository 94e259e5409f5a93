// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
export const list = {
  count: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " result", other: number("en", d.count, 0) + " results" }), range: (d: { from: string | number; to: string | number; total: string | number }) => d.from + " to " + d.to + " of " + d.total, pages: "Pages", page: (d: { page: string | number }) => "Page " + d.page, titlePage: (d: { page: string | number; title: string | number }) => d.title + ", page " + d.page, previous: "Previous", next: "Next",
  empty: "There is nothing here yet.", noMatch: "Nothing matches these filters.", clear: "Clear all filters", filters: "Filter", apply: "Show results", any: "Any", letter: "First letter", allLetters: "All", year: "Year",
};
