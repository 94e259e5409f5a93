// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { list as listEn } from './en.gen.ts';
export const list: typeof listEn = {
  count: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " résultat", other: number("fr", d.count, 0) + " résultats" }), range: (d) => d.from + " à " + d.to + " sur " + d.total, pages: "Pages", page: (d) => "Page " + d.page, titlePage: (d) => d.title + ", page " + d.page, previous: "Précédent", next: "Suivant", empty: "Il n’y a encore rien ici.", noMatch: "Rien ne correspond à ces filtres.", clear: "Effacer tous les filtres", filters: "Filtrer", apply: "Afficher les résultats",
  any: "Tous", letter: "Initiale", allLetters: "Toutes", year: "Année",
};
