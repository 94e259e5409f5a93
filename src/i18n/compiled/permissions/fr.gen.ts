// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { permissions as permissionsEn } from './en.gen.ts';
export const permissions: typeof permissionsEn = {
  "product|navigator-data-protection": { name: "Navigator : protection des données", }, "product|research-library": { name: "Bibliothèque d’études", about: "Nos études réservées, en entier. Elles figurent parmi les publications, signalées comme réservées.", }, "product|payments-briefing": { name: "Lettre sur les paiements", about: "Nos alertes réservées sur le droit des paiements, en entier, parmi les publications.", },
  "collaboration|northgate-matters": { name: "Northgate Holdings : dossiers partagés", about: "L’espace client des dossiers dans lesquels nous conseillons Northgate Holdings. Vous y trouvez leurs échéances, documents et personnes.", },
};
