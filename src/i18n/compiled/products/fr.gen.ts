// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { products as productsEn } from './en.gen.ts';

export const products: typeof productsEn = {
  feature: "Dossier", product: "Outil", chapter: "Chapitre", helpPage: "Guide d’un outil", features: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " dossier", other: number("fr", d.count, 0) + " dossiers" }), products: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " outil", other: number("fr", d.count, 0) + " outils" }), parts: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " partie", other: number("fr", d.count, 0) + " parties" }),
  place: (d) => "Partie " + d.number + " sur " + d.total, length: "Longueur", whole: "Le texte entier sur une page", wholeHint: "Pour l’imprimer, ou pour lire sans tourner de pages.", toCover: "Retour à la présentation", contents: "Sommaire", guide: "Le mode d’emploi", begin: (d) => "Commencer par « " + d.title + " »", audience: "Public", does: "Ce que fait l’outil", takeAway: "À retenir", price: "Prix", costs: "Ce qu’il coûte", free: "Gratuit", from: (d) => "À partir de " + d.amount + " par an",
  onRequest: "Sur demande", charged: "Payant", steps: "Comment l’obtenir", needs: "Ce qu’il faut", assurances: "Sécurité et données", services: "L’équipe qui est derrière", updated: "Mis à jour", allFeatures: "Tous les dossiers", allProducts: "Tous les outils", tools: "Ouvrir un outil", questions: "Questions", about: "De quoi il s’agit", previous: "Précédent", next: "Suivant", inWork: (d) => "Parties de « " + d.title + " »",
};
