// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { news as newsEn } from './en.gen.ts';
export const news: typeof newsEn = {
  kind: "Nature", deal: "Opération",
  newsroom: {
    heading: "Pour les journalistes", go: "Service de presse et repères", officers: "Service de presse", outOfHours: "Hors horaires :", facts: "Le cabinet en bref", founded: "Fondation", offices: "Bureaux", people: "Personnes sur ce site", languages: "Langues du site", languagesValue: "Anglais, français, chinois", counted: (d) => "Décompte du " + d.date, name: "Écrire et prononcer notre nom", images: "Images",
    imagesText: (d) => "Nous n’avons pas de photographies. Portraits et images sont ici des gravures tracées par un programme ; publiez-les avec la mention « " + d.firm + " ».", portraits: "Le portrait de chacun se télécharge depuis sa page.", nameDark: "Notre nom, pour papier clair", nameLight: "Notre nom, pour papier foncé", credit: (d) => "Dessin : " + d.firm,
  },
  item: { count: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " communiqué", many: number("fr", d.count, 0) + " communiqués", other: number("fr", d.count, 0) + " communiqués" }), correction: "Rectificatif", about: (d) => "À propos de " + d.firm, copy: "Copier en texte brut", copyHint: "Cliquez sur le texte pour le sélectionner en entier.", ends: "FIN", moreNews: "Autres actualités", peopleNamed: "Personnes citées", journalists: "Les journalistes peuvent appeler", },
};
