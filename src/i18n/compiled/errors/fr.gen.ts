// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { errors as errorsEn } from './en.gen.ts';
export const errors: typeof errorsEn = {
  notFound: "Page introuvable", notFoundText: "Il n’y a pas de page à cette adresse. Elle a pu être déplacée, ou l’adresse est mal saisie.", pastEnd: "La liste compte moins de pages que n’en demande cette adresse.", firstPage: "Aller à sa première page", near: "Cherchiez-vous l’une de ces pages ?", searchInstead: "Lancer une recherche", gone: "Cette page a été supprimée", goneText: "Elle a été retirée volontairement et ne reviendra pas.", reason: (d) => "Motif : " + d.reason,
  badRequest: "Cette adresse est illisible", badRequestText: "Une partie n’est pas valide. Vérifiez-la, ou repartez de l’accueil.", methodNotAllowed: "Cette action est impossible ici", methodNotAllowedText: "Cette adresse se consulte, mais n’accepte pas ce qui lui a été envoyé.", tooLong: "Cette adresse est trop longue", tooLongText: "Raccourcissez-la, ou repartez de l’accueil.", unavailable: "Nous ne pouvons pas afficher cette page pour l’instant",
  unavailableText: "La faute est nôtre et nous y travaillons. Réessayez dans une minute.", failed: "Une erreur est survenue", failedText: "La faute est nôtre et nous en avons été avertis. Réessayez dans une minute.", home: "Aller à l’accueil", tryAgain: "Réessayer",
};
