// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import type { types as typesEn } from './en.gen.ts';

export const types: typeof typesEn = {
  home: "Accueil", section: "Rubrique", page: "Page", graduatePage: "Jeunes diplômés", marketingPage: "Page", policy: "Politique", faq: "Question", scamAlert: "Alerte à la fraude", person: "Personne", deal: "Opération", award: "Distinction", location: "Pays ou ville", office: "Bureau", entity: "Entité juridique", sector: "Secteur", service: "Service", solution: "Solution", topic: "Sujet", publication: "Publication", blogCategory: "Catégorie du blog", blogPost: "Billet", news: "Actualité",
  work: "Dossier ou produit", workPart: "Chapitre", newsletter: "Lettre", event: "Événement", trainingSeries: "Série de formations", trainingItem: "Formation", job: "Poste", programme: "Programme", jurisdiction: "Juridiction", navigatorService: "Service Navigator", navigatorRegion: "Région Navigator", navigatorChapter: "Juridiction Navigator", navigatorTopic: "Sujet Navigator", navigatorCell: "Entrée Navigator", navigatorArticle: "Article Navigator",
};
