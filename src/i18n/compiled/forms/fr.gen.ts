// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { forms as formsEn } from './en.gen.ts';
export const forms: typeof formsEn = {
  optional: (d) => d.label + " (facultatif)", missing: (d) => "Veuillez répondre : " + d.label, agree: "Cochez la case pour continuer.", tooLong: (d) => plural(d.count, 0, fr, { one: "Trop long, " + number("fr", d.count, 0) + " caractère au plus : " + d.label, other: "Trop long, " + number("fr", d.count, 0) + " caractères au plus : " + d.label }), email: "Une adresse électronique ressemble à nom@example.com.", phone: "Un numéro de téléphone a au moins six chiffres, par exemple +33 1 99 00 40 00.",
  titleWrong: (d) => "Erreur : " + d.title, wrong: "Veuillez revoir ces points", away: "Votre message n’est pas encore envoyé : nous ne pouvons rien enregistrer pour le moment. Ce que vous avez écrit est toujours là. Réessayez dans une minute.", tooMany: "Trop d’envois sont venus de votre réseau ces dernières minutes. Ce que vous avez écrit est toujours là ; réessayez dans dix minutes ou téléphonez-nous.", trap: "Laissez ce champ vide",
  kept: (d) => plural(d.count, 0, fr, { one: "Utilisé pour vous répondre et pour rien d’autre, puis supprimé après un mois.", other: "Utilisé pour vous répondre et pour rien d’autre, puis supprimé après " + number("fr", d.count, 0) + " mois." }), privacy: "Comment nous utilisons les données personnelles", reference: (d) => "Votre référence est " + d.reference + ".", referenceNote: "Conservez-la : elle nous permet de retrouver votre envoi.",
};
