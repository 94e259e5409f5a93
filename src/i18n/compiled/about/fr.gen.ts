// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { about as aboutEn } from './en.gen.ts';
export const about: typeof aboutEn = {
  asAt: (d) => "Au " + d.date, sourceOn: (d) => d.source + ", au " + d.date, story: "Année par année", activeAlerts: "Fraudes en circulation", noAlerts: "Nous n’en connaissons pas en ce moment. Les conseils ci-dessus restent valables.", closedAlerts: "Fraudes antérieures", seen: (d) => "Repérée le " + d.date + ", canal : " + d.channel, series: "D’année en année", year: "Année", value: "Chiffre", projects: "Projets",
  hours: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " heure", many: number("fr", d.count, 0) + " d’heures", other: number("fr", d.count, 0) + " heures" }), goal: (d) => "Objectif de développement durable " + d.goal, seats: "Qui y siège", member: "Membre", seat: "Siège", since: "Depuis",
};
