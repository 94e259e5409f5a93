// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { news as newsEn } from './en.gen.ts';

export const news: typeof newsEn = {
  kind: "Nature", dateline: "Lieu", press: "Contact presse", deal: "Opération", correction: "Rectification",
  newsroom: {
    heading: "Pour les journalistes", go: "Service de presse et repères", officers: "Service de presse", outOfHours: "Hors horaires :", facts: "Le cabinet en bref", founded: "Fondation", foundedValue: "1871, à Londres", offices: "Bureaux", people: "Personnes sur ce site", languages: "Langues du site", languagesValue: "Anglais, français, chinois", counted: (d) => "Décompte du " + d.date, name: "Écrire et prononcer notre nom",
    spelling: "Fenwarden Lisle dans un texte ; Fenwarden Lisle LLP dans les mentions légales. Ni « et », ni sigle.", pronunciation: "FÈN-ouor-d’n LAÏL. Le s ne se prononce pas.", chinese: "En chinois : 芬沃登莱尔律师事务所.", images: "Images", imagesText: "Nous n’avons pas de photographies. Portraits et images sont ici des gravures tracées par un programme ; publiez-les avec la mention « Fenwarden Lisle ».",
  },
  item: {
    count: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " communiqué", many: number("fr", d.count, 0) + " communiqués", other: number("fr", d.count, 0) + " communiqués" }), correction: "Rectificatif", about: "À propos de Fenwarden Lisle",
    boilerplate: "Fenwarden Lisle est un cabinet d’avocats international fondé à Londres en 1871. Il conseille entreprises, fonds et gouvernements dans leurs opérations, leurs obligations réglementaires et leurs litiges transfrontaliers. Le cabinet est imaginaire : ce site est une démonstration.", copy: "Copier en texte brut", copyHint: "Cliquez sur le texte pour le sélectionner en entier.", ends: "FIN", moreNews: "Autres actualités", peopleNamed: "Personnes citées",
    journalists: "Les journalistes peuvent appeler",
  },
};
