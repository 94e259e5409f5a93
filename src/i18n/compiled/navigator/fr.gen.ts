// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { navigator as navigatorEn } from './en.gen.ts';

export const navigator: typeof navigatorEn = {
  times: {
    label: "Le droit affiché", law: (d) => "Le droit au " + d.on + ", tel que ce site le présente aujourd’hui.", both: (d) => "Le droit au " + d.on + ", tel que ce site le présentait le " + d.known + ".", refused: "Cette page ne peut pas afficher ce jour. Vous voyez le droit d’aujourd’hui.", today: "Revenir à aujourd’hui", choose: "Afficher un autre jour", on: "Le droit au", onHint: "Le jour où il s’appliquait.", known: "Tel que ce site le présentait le", knownHint: "Ce que nous disions à la fin de ce jour.",
    show: "Afficher ce jour",
  },
  chapter: {
    eyebrow: (d) => d.service + " · " + d.region, tally: "État des réponses", counted: (d) => d.status + " : " + d.count, overdueCount: (d) => "Révision en retard : " + d.count, list: "Réponses de cette page", enacted: "Adopté", inForceFrom: "En vigueur depuis", comesIntoForce: "Entre en vigueur", cameIntoForce: "En vigueur", until: "Jusqu’au", ends: "Prend fin", lastDay: "Remplacé après ce jour", expected: "Attendu", expectedSure: (d) => "Attendu (" + d.certainty + ")", author: "Rédaction",
    reviewer: "Relecture", reviewed: "Relu le", nextReview: "À revoir le", overdue: (d) => "En retard : à relire avant le " + d.date, report: "Signaler une erreur dans cette réponse", reportSubject: (d) => "Erreur dans le Navigator : " + d.topic + ", " + d.jurisdiction, dates: "Dates", today: "Aujourd’hui", separator: ", ", legend: "Les mots soulignés sont nouveaux dans la version suivante. Les mots barrés figuraient dans la précédente.", compareTexts: "Ce qui a changé dans le texte", sources: "Sources",
    restsOn: "S’y fondent :", about: "La juridiction", compareWith: "Comparer avec", compare: "Comparer", calendar: "Les dates en fichier d’agenda", calendarEntry: (d) => d.what + " : " + d.topic + ", " + d.jurisdiction, isSample: "Cette juridiction est l’échantillon de son service : chacun peut la lire en entier.", sample: "Une juridiction de ce service est ouverte à tous en entier :", cite: (d) => d.title + ", Navigator de " + d.firm + ", " + d.url, subject: (d) => d.service + " : " + d.jurisdiction,
  },
  kinds: { MAJOR: "Le droit a changé", MINOR: "Rédaction", CORRECTION: "Nous avons corrigé", }, answerParts: { conditions: "Conditions", thresholds: "Montants et délais", penalties: "Sanctions", sources: "Sources", notWritten: "Personne n’a encore examiné cette question. Cela ne veut pas dire qu’il n’y a pas de droit.", },
  home: { coverage: (d) => plural(d.jurisdictions, 0, fr, { one: number("fr", d.jurisdictions, 0) + " juridiction", other: number("fr", d.jurisdictions, 0) + " juridictions" }) + ", " + plural(d.filled, 0, fr, { one: number("fr", d.filled, 0) + " réponse", other: number("fr", d.filled, 0) + " réponses" }), lastChange: (d) => "Dernière modification : " + d.date, }, horizon: { heading: "À venir", noDay: "Pas encore de date", },
  service: {
    jurisdictions: "Juridictions", filled: (d) => d.filled + " sur " + d.entries + " remplies", overdue: "Révisions en retard", lastChange: "Dernière modification", sample: "Chacun peut lire une juridiction de ce service en entier :", coverage: "Couverture", map: "Les juridictions en carte de pavés", tile: (d) => d.jurisdiction + " : " + d.state, state: (d) => d.filled + " sur " + d.entries + " remplies", stateOn: (d) => d.state + ", modifié le " + d.date, full: "Toutes les questions ont une réponse",
    partly: "Certaines questions ne sont pas encore examinées", questions: "Questions", changes: "Ce qui a changé récemment", changeTitle: (d) => d.jurisdiction + ", " + d.topic + " : " + d.headline, articles: "Notes et pages",
  },
  region: { matrix: "Sujets par juridiction", overdue: "En retard", table: "Réponses et dates côte à côte", }, services: "Services", access: "Accès", methodology: "Méthode", owners: "Rédaction", review: "Revu tous les", months: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " mois", other: number("fr", d.count, 0) + " mois" }), localName: "Nom local", statusTableOf: (d) => "Tableau : " + d.title, reportBuilderOf: (d) => "Rapport sur mesure : " + d.title,
  reportBuilderText: "Un rapport met côte à côte les sujets et les juridictions de ce service. Choisissez une région ci-dessous pour lire ses entrées ; il faut un compte pour les choisir et les ordonner dans un rapport.", topic: "Sujet", status: "Statut", answer: "Réponse", legalSystem: "Système juridique", regulators: "Régulateurs", headline: "En bref", changes: "Ce qui a changé", demonstration: "Données de démonstration ; elles ne constituent pas un conseil juridique.", entries: "Entrées",
};
