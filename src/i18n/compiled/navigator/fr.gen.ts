// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { navigator as navigatorEn } from './en.gen.ts';

export const navigator: typeof navigatorEn = {
  services: "Services", access: "Accès", methodology: "Méthode", owners: "Rédaction", review: "Revu tous les", months: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " mois", other: number("fr", d.count, 0) + " mois" }), jurisdiction: "Juridiction", localName: "Nom local", statusTable: "Tableau d’état", statusTableOf: (d) => "Tableau : " + d.title, reportBuilder: "Rapport sur mesure", reportBuilderOf: (d) => "Rapport sur mesure : " + d.title, topic: "Sujet", status: "Statut",
  answer: "Réponse", inForceFrom: "En vigueur le", reviewed: "Revu le", entries: "Entrées", legalSystem: "Système juridique", regulators: "Régulateurs", headline: "En bref", changes: "Ce qui a changé", changeOf: (d) => d.topic + ", " + d.date, demonstration: "Données de démonstration ; elles ne constituent pas un conseil juridique.",
};
