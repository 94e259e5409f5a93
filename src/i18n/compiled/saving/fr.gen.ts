// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { saving as savingEn } from './en.gen.ts';
export const saving: typeof savingEn = {
  action: "Enregistrer", follow: "Suivre", following: "Suivi", saved: "Page ajoutée à vos favoris.", done: "Enregistrée", kept: "Page gardée dans ce navigateur.", keptNext: "Connectez-vous pour la retrouver partout", leaving: "Ouverture de la page de connexion…", slow: "La page de connexion n’a pas encore répondu. Vous pouvez poursuivre votre lecture, ou réessayer plus tard.", removed: "Page retirée de vos favoris.", failed: "Cela n’a pas fonctionné. Veuillez réessayer.",
};
