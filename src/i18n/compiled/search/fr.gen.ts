// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { search as searchEn } from './en.gen.ts';
export const search: typeof searchEn = {
  title: "Recherche", label: "Rechercher une personne, un sujet, une publication", placeholder: "Personnes, sujets, publications", button: "Rechercher", suggestions: "Suggestions", count: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " suggestion", other: number("fr", d.count, 0) + " suggestions" }), none: "Aucune suggestion", failed: "Suggestions indisponibles. Appuyez sur Entrée pour rechercher.",
  results: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " résultat pour « " + d.query + " »", other: number("fr", d.count, 0) + " résultats pour « " + d.query + " »" }), noResults: (d) => "Aucun résultat pour « " + d.query + " ». Vérifiez l’orthographe ou essayez moins de mots.", prompt: "Saisissez le nom d’une personne, d’un bureau ou un sujet.", inTab: (d) => "Rechercher dans " + d.tab, sections: "Parcourir par rubrique",
  tabs: { all: "Tout", people: "Équipe", insights: "Analyses", news: "Actualités", events: "Événements", expertise: "Expertises", navigator: "Navigator", locations: "Pays et bureaux", careers: "Carrières", training: "Formations", pages: "Pages", }, corrected: (d) => "Résultats pour « " + d.query + " ».", asTyped: (d) => "Rechercher « " + d.query + " » tel quel", foundIn: (d) => "trouvé en " + d.language, reviewed: (d) => "examiné le " + d.date, elsewhere: "Trouvé dans d’autres langues",
  direct: { label: "Réponse directe", subject: (d) => d.topic + " : " + d.place, inShort: "En bref", since: "En vigueur le", reviewed: "Examiné le", source: "Source", page: (d) => "Navigator : " + d.place, }, follow: "Suivre cette recherche", filters: { type: "Type", author: "Auteur", year: "Année", state: "État du droit", words: "Mots", },
  onward: { text: "Rien ici. Essayez plutôt :", everywhere: "Rechercher partout, sans filtre", people: "Toutes les personnes", siteMap: "Plan du site", ask: "Nous interroger", }, bestMatch: "Pertinence",
  siteMap: {
    find: "Trouver une page par son nom", pages: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " page", other: number("fr", d.count, 0) + " pages" }), found: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " page pour « " + d.query + " »", other: number("fr", d.count, 0) + " pages pour « " + d.query + " »" }), none: (d) => "Aucune page ne porte le nom « " + d.query + " ».", searchTexts: "Chercher plutôt dans les textes", whole: "La liste entière", others: "Autres",
    sitemap: "Plan du site en XML", areas: "Rubriques",
  },
};
