// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { gate as gateEn } from './en.gen.ts';
export const gate: typeof gateEn = {
  asking: "Un instant : nous demandons ce que comprend votre compte.", textShown: "Le texte complet est affiché.", answersShown: "Les réponses sont affichées.", refused: "Votre compte ne comprend pas ce contenu", refusedText: (d) => "Il fait partie de « " + d.product + " », un service auquel les clients s’abonnent. Demandez l’accès, nous vous écrirons.", nobody: "Ce contenu n’est ouvert à personne pour l’instant. Si vous en avez besoin, adressez-vous à l’un des auteurs.", ask: "Demander l’accès",
  requested: "Vous avez demandé l’accès", requestedText: (d) => "Nous avons reçu votre demande pour « " + d.product + " » le " + d.date + " et vous écrirons.", toSubscriptions: "Voir vos abonnements", failed: "Impossible de savoir pour l’instant ce que comprend votre compte", failedText: "Le service qui le sait ne répond pas. Rien de ce qui est à vous n’est perdu.", again: "Réessayer",
  answers: {
    signIn: "Lire les réponses avec un compte gratuit", signInText: "Les réponses sont réservées aux lecteurs inscrits. Cela ne coûte rien : une adresse de courriel et un mot de passe, pas de numéro de téléphone. Nous n’envoyons rien que vous n’ayez demandé.", permission: (d) => "Réservé aux clients dont le compte comprend « " + d.product + " »",
    permissionText: "Chacun peut voir quel droit existe et depuis quand ; les réponses font partie d’un service auquel les clients s’abonnent. Si votre compte le comprend, connectez-vous. Sinon, connectez-vous et demandez l’accès.",
  },
  amounts: { people: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " personne", other: number("fr", d.count, 0) + " personnes" }), workingDays: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " jour ouvré", other: number("fr", d.count, 0) + " jours ouvrés" }), },
};
