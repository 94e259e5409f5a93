// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import type { page as pageEn } from './en.gen.ts';

export const page: typeof pageEn = {
  document: { title: (d) => d.title + " | " + d.firm, skip: "Aller au contenu", demonstration: "Cabinet de démonstration", demonstrationText: (d) => d.firm + ", ses membres et ses travaux sont fictifs.", }, menu: { close: "Fermer", inArea: (d) => "Tout voir : " + d.area, languages: (d) => "Langue : " + d.language, },
  areas: { expertise: "Ce que nous faisons, par matière et par secteur.", insights: "Ce qui change, ce que cela implique et que faire.", careers: "Travailler ici, à chaque étape.", about: "Qui nous sommes et ce dont nous répondons.", }, groups: { disciplines: "Par matière", industries: "Groupes sectoriels", work: "Outils et références", reading: "À lire", meeting: "Rencontres", joining: "Nous rejoindre", graduates: "Jeunes diplômés", firm: "Le cabinet", answers: "Nos engagements", },
  pages: {
    financialInstitutions: "Institutions financières", lifeSciences: "Sciences de la vie", tmt: "Technologies, médias et télécoms", funds: "Gestion d’actifs et fonds", disputesAviator: "Disputes Aviator", blogCategories: "Le blog par sujet", wechat: "WeChat", whyJoinUs: "Pourquoi nous rejoindre", successStories: "Parcours", qualifiedLawyers: "Avocats confirmés", businessServices: "Fonctions support", contractWork: "Missions ponctuelles", benefits: "Avantages", ourStory: "Notre histoire",
    responsibleBusiness: "Entreprise responsable", corporateResponsibility: "Responsabilité sociale", proBono: "Pro bono", remote: "Accès à distance du personnel", alerts: "Lettres et alertes",
  },
  footer: { digest: "Le premier jour ouvré de chaque mois : toutes les règles qui prennent effet dans les quatre-vingt-dix jours, en un seul message.", subscribe: "Recevoir les échéances", china: "Les bureaux de Chine continentale sont des bureaux de représentation et n’exercent pas le droit chinois.", badge: "Modèle", badgeText: "Sur le site d’un vrai cabinet, le badge de l’autorité de tutelle figure ici.", }, theme: { label: "Apparence", system: "Système", light: "Clair", dark: "Sombre", },
  alert: { label: "Alerte à la fraude", more: "Comment la reconnaître, que faire", }, actions: { label: "Cette page", print: "Imprimer ou enregistrer en PDF", email: "Envoyer par courriel", linkedIn: "Partager sur LinkedIn", copy: "Copier le lien", copied: "Lien copié", }, files: { label: "Cette liste en fichier", atom: "Flux (Atom)", ics: "Calendrier (.ics)", csv: "Tableau (CSV)", },
  parts: { keyPoints: "Points clés", onThisPage: "Sur cette page", source: (d) => "Source : " + d.source, filters: "Filtres", filtersOn: (d) => "Filtres (" + d.count + ")", moreFilters: "Plus de filtres", remove: (d) => "Retirer le filtre : " + d.filter, }, help: { heading: "Pour continuer", people: "Trouver une personne", siteMap: "Voir toutes les pages", contact: "Nous écrire", code: (d) => "Erreur " + d.code, },
};
