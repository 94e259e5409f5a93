// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { home as homeEn } from './en.gen.ts';
export const home: typeof homeEn = {
  ahead: "Voir ce qui arrive", comingIntoForce: "Entrées en vigueur", allRules: "Toutes les règles du Navigator", datesAhead: "Dates à venir", entry: (d) => d.service + " : " + d.topic, inForceAt: (d) => "Prend effet, " + d.place, eventAt: (d) => d.kind + ", " + d.place, peopleAndOffices: "Équipes et bureaux", allPeople: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " personne", many: number("fr", d.count, 0) + " personnes", other: number("fr", d.count, 0) + " personnes" }) + " sur ce site",
  audiences: "Par où commencer", latest: "Dernières analyses", allPublications: "Toutes les publications", events: "Prochains événements", allEvents: "Tous les événements", findLawyer: "Trouver un avocat",
};
