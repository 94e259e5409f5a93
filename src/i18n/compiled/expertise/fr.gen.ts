// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { expertise as expertiseEn } from './en.gen.ts';
export const expertise: typeof expertiseEn = {
  practice: { inShort: "En bref", areas: "Spécialités", allPeople: (d) => "Toute l’équipe : " + d.practice, contacts: "À qui s’adresser", deals: "Opérations et affaires", reading: "Nos publications", news: "Actualités", dates: "Événements", },
  hub: { problems: "Partir du problème", search: "Dites-le avec vos propres mots", groups: "Quatre équipes, toutes matières réunies", allSectors: "Tous les secteurs", allServices: "Toutes les matières", allSolutions: "Comparer toutes les solutions", awards: "Ce qu’en disent les autres", awardLine: (d) => d.title + ", " + d.giver, seeDeals: "Ce que nous avons fait", },
  group: {
    worries: "Ce qui empêche nos clients de dormir", steps: { "financial-institutions": "Le parcours d’une question du superviseur", "life-sciences": "La vie d’un médicament", tmt: "La vie d’un contrat informatique", "asset-management-and-investment-funds": "La vie d’un fonds", general: "Dans l’ordre", }, leads: "Qui dirige l’équipe", team: "L’équipe, bureau par bureau", deals: "Ce que nous avons fait", allDeals: (d) => "Tous les dossiers : " + d.field, writing: "Dernières publications",
    dates: "Où nous rencontrer", fields: "Matières et secteurs concernés", subjects: "Sujets", source: (d) => "Fondement : " + d.source,
  },
  solutions: { approach: "Notre réponse", pricing: "Prix", works: "Outils", part: "Solution", words: "Tel que les clients le disent", duration: "Durée", from: "Prix à partir de", tools: "Outils", team: "Qui s’en charge", questions: "Les questions posées avant de nous mandater", below: "Peut être demandé séparément", others: "Autres solutions", compare: "Comparaison", start: "Commencer par un entretien", },
};
