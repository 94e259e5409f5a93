// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { training as trainingEn } from './en.gen.ts';
export const training: typeof trainingEn = {
  level: "Niveau", audience: "Public", outcome: "Ce que vous saurez faire", duration: "Durée", presenters: "Intervenants", lawAsAt: "État du droit au", series: "Série", items: "Dans cette série", parts: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " partie", other: number("fr", d.count, 0) + " parties" }), total: "En tout", position: (d) => "Partie " + d.number + " sur " + d.total, seriesList: "Toutes les séries", previous: (d) => "Précédente : " + d.title,
  next: (d) => "Suivante : " + d.title, around: "Parties de cette série", current: (d) => "Droit au " + d.date + ". Nous n’avons pas connaissance d’un changement.", changedText: (d) => "Cette partie expose le droit au " + d.date + ". Voici ce qui a changé ; le reste vaut toujours.", changedShort: (d) => "Droit modifié depuis le " + d.date, changedParts: "Certaines parties : droit modifié depuis", lawDay: (d) => "Droit au " + d.date, sinceThen: "Ce qui a changé", open: "Ouvert à tous",
  partly: "Ouvert en partie", gated: "Sur autorisation", gateHeading: "Pour les clients dont le compte comprend cette formation", gateText: (d) => "La suite de cette partie est réservée aux clients abonnés à « " + d.product + " ». Si votre compte comprend cette formation, connectez-vous. Sinon, connectez-vous et demandez l’accès. Le plan et ce qui précède sont ouverts à tous.", gateAction: "Se connecter", gateRest: "Ce qu’elle comprend", access: "Accès",
  noFilm: "Cette démonstration ne contient pas de films. Voici le texte de la partie.", noSound: "Cette démonstration ne contient pas d’enregistrements. Voici le texte de la partie.", feedTitle: (d) => d.title + " : nouvelles parties",
};
