// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import type { list as listEn } from './en.gen.ts';
export const list: typeof listEn = {
  count: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Ergebnis", other: number("de", d.count, 0) + " Ergebnisse" }), range: (d) => d.from + " bis " + d.to + " von " + d.total, pages: "Seiten", page: (d) => "Seite " + d.page, titlePage: (d) => d.title + ", Seite " + d.page, previous: "Zurück", next: "Weiter", empty: "Hier steht noch nichts.", noMatch: "Nichts entspricht diesen Filtern.", clear: "Alle Filter löschen", filters: "Filtern", apply: "Ergebnisse zeigen", any: "Alle",
  letter: "Anfangsbuchstabe", allLetters: "Alle", year: "Jahr",
};
