// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { nl } from "@messageformat/runtime/lib/cardinals";
import type { list as listEn } from './en.gen.ts';
export const list: typeof listEn = {
  count: (d) => plural(d.count, 0, nl, { one: number("nl", d.count, 0) + " resultaat", other: number("nl", d.count, 0) + " resultaten" }), range: (d) => d.from + " tot en met " + d.to + " van " + d.total, pages: "Pagina’s", page: (d) => "Pagina " + d.page, titlePage: (d) => d.title + ", pagina " + d.page, previous: "Vorige", next: "Volgende", empty: "Hier staat nog niets.", noMatch: "Niets voldoet aan deze filters.", clear: "Alle filters wissen", filters: "Filteren", apply: "Toon resultaten",
  any: "Alle", letter: "Eerste letter", allLetters: "Alle", year: "Jaar",
};
