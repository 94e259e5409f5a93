// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { deals as dealsEn } from './en.gen.ts';
export const deals: typeof dealsEn = {
  count: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " dossier", other: number("fr", d.count, 0) + " dossiers" }), kind: "Nature", office: "Bureau", value: "Montant", sort: { label: "Ordre", newest: "Les plus récents", value: "Par montant", }, views: { label: "Présentation", tombstones: "Vignettes", table: "Tableau", }, undisclosed: "Montant non communiqué",
  bands: { "under-100": "Moins de 100 millions de livres", "to-500": "De 100 à 500 millions de livres", "to-1000": "De 500 millions à 1 milliard de livres", "over-1000": "1 milliard de livres et plus", undisclosed: "Non communiqué", }, client: "Pour", role: "Notre rôle", announced: "Annonce", closed: "Réalisation", matter: "Dossier", currency: "Monnaie", people: "Équipe", news: "Lire l’annonce", alone: "Ce dossier seul",
  rates: (d) => "Les montants sont ceux qui ont été annoncés. Pour les tranches et le tri par montant, une unité de chaque monnaie compte pour un nombre rond de livres, quelle que soit l’année : " + d.rates + ". Un montant non communiqué n’est pas estimé.", tryAgain: "Retirez un filtre, ou interrogez-nous : tout ce que nous avons fait ne peut figurer ici.", all: "Tous les dossiers", ask: "Nous interroger sur une expérience",
};
