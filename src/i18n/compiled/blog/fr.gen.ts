// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { blog as blogEn } from './en.gen.ts';
export const blog: typeof blogEn = {
  count: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " billet", other: number("fr", d.count, 0) + " billets" }), category: "Rubrique", series: "Série", month: "Mois", allPosts: "Tous les billets", categories: "Rubriques et séries", allSeries: "Séries", subjects: "Rubriques", feed: (d) => "Fil de « " + d.category + " » (Atom)", latest: "Derniers billets", from: "Depuis le début", allIn: (d) => "Tout dans « " + d.category + " »",
  old: (d) => "Ce billet a plus de dix-huit mois. Il dit ce que nous pensions le " + d.date + " ; le droit a pu changer depuis.", inSeries: (d) => "Partie " + d.part + " sur " + d.parts + " de la série « " + d.series + " »", previousPart: "Partie précédente", nextPart: "Partie suivante",
};
