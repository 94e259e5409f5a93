// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { pitch as pitchEn } from './en.gen.ts';
export const pitch: typeof pitchEn = {
  choose: "Composer une présentation", chooseText: "Cochez jusqu’à douze personnes, sur cette page et sur d’autres. Vous obtenez un document à imprimer : une page par personne, avec opérations et bureaux.", people: "Personnes", chosen: "Retenus pour une présentation", make: "Composer la présentation", team: "Notre équipe à vos côtés", matter: "Titre ou dossier", matterHint: "Figure en couverture ; 80 caractères au plus, sans adresse ni numéro de téléphone.", dated: (d) => "Établi le " + d.date,
  contents: "Sommaire", experience: "Expérience", deals: "Opérations", deal: "Opération", client: "Client", value: "Montant", announced: "Annonce", role: "Notre rôle", undisclosed: "Non communiqué", offices: "Bureaux", change: "Modifier cette présentation", update: "Mettre à jour", add: "Ajouter des personnes", nobody: "Personne n’est encore retenu. Choisissez dans l’annuaire.",
  note: "Document composé par un lecteur à partir des profils publics de notre site ; il ne constitue pas une offre. Le titre est celui du lecteur.",
};
