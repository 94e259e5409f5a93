// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { siteMap as siteMapEn } from './en.gen.ts';

export const siteMap: typeof siteMapEn = {
  find: "Trouver une page par son nom", pages: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " page", other: number("fr", d.count, 0) + " pages" }), found: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " page pour « " + d.query + " »", other: number("fr", d.count, 0) + " pages pour « " + d.query + " »" }), none: (d) => "Aucune page ne porte le nom « " + d.query + " ».", searchTexts: "Chercher plutôt dans les textes", whole: "La liste entière", others: "Autres",
  sitemap: "Plan du site en XML", areas: "Rubriques",
};
