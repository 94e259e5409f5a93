// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import type { solutions as solutionsEn } from './en.gen.ts';

export const solutions: typeof solutionsEn = {
  approach: "Notre réponse", pricing: "Prix", works: "Outils", part: "Solution", words: "Tel que les clients le disent", duration: "Durée", from: "Prix à partir de", tools: "Outils", team: "Qui s’en charge", questions: "Les questions posées avant de nous mandater", below: "Peut être demandé séparément", others: "Autres solutions", compare: "Comparaison", start: "Commencer par un entretien",
};
