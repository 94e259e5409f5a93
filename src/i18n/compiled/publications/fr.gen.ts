// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { publications as publicationsEn } from './en.gen.ts';
export const publications: typeof publicationsEn = {
  count: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " publication", other: number("fr", d.count, 0) + " publications" }), kind: "Nature", topic: "Thème", keyPoints: "Points essentiels",
  publication: {
    current: (d) => "À jour. État du droit au " + d.date, superseded: (d) => "Remplacé. État du droit au " + d.date, archived: (d) => "Archivé. État du droit au " + d.date, allOn: (d) => "Tout sur : " + d.topic, downloads: "Téléchargements", cite: "Citer ce texte", oscola: (d) => d.authors + ", « " + d.title + " » (" + d.firm + ", " + d.date + ") <" + d.url + ">", oscolaNoAuthor: (d) => "« " + d.title + " » (" + d.firm + ", " + d.date + ") <" + d.url + ">",
    plain: (d) => d.authors + ", " + d.title + ", " + d.firm + ", " + d.date + ", " + d.url, plainNoAuthor: (d) => d.title + ", " + d.firm + ", " + d.date + ", " + d.url, citeHint: "Ajoutez la date de consultation.",
  },
  gate: {
    signIn: "Lire la suite avec un compte gratuit", signInText: "La suite de ce texte est réservée aux lecteurs inscrits. Cela ne coûte rien : une adresse de courriel et un mot de passe, pas de numéro de téléphone. Nous n’envoyons rien que vous n’ayez demandé.", permission: "Réservé aux clients dont le compte le comprend",
    permissionText: (d) => "La suite de ce texte fait partie de « " + d.product + " », un service auquel les clients s’abonnent. Si votre compte le comprend, connectez-vous. Sinon, connectez-vous et demandez l’accès, ou adressez-vous à l’un des auteurs.", contents: "Ce que couvre le texte complet", signInAction: "Se connecter ou s’inscrire", permissionAction: "Se connecter", freeAccount: "Compte gratuit", clients: "Clients",
  },
};
