// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { notices as noticesEn } from './en.gen.ts';
export const notices: typeof noticesEn = {
  label: "Remarque", missing: "Cette page n’est pas disponible en français. Vous lisez le texte anglais.", missingLink: "Voir la page anglaise", stale: (d) => "Traduit de la version du " + d.translated + ". Le texte anglais a été mis à jour le " + d.updated + ".", staleLink: "Lire le texte anglais", withdrawn: (d) => "Retiré le " + d.date + ".", superseded: "Cette publication a été remplacée par une plus récente.", archived: "Cette publication est conservée pour mémoire et n’est plus mise à jour.",
  inEnglish: "En anglais",
};
