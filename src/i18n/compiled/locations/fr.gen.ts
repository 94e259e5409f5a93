// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import type { locations as locationsEn } from './en.gen.ts';

export const locations: typeof locationsEn = {
  address: "Adresse", localAddress: "Adresse dans la langue locale", hours: "Horaires d’ouverture", head: "Responsable du bureau", entity: "Entité juridique", directions: "Comment venir", access: "Accès", presence: "Présence", country: "Pays ou région", servedFrom: "Suivi depuis", regulator: "Autorité de tutelle", registration: "Numéro d’immatriculation", vat: "Numéro de TVA", days: (d) => "Du " + d.from + " au " + d.to, daysShort: (d) => d.from + "–" + d.to,
  openNow: (d) => "Ouvert · " + d.time + " sur place", closedNow: (d) => "Fermé · " + d.time + " sur place", openShort: (d) => d.time + " · ouvert", closedShort: (d) => d.time + " · fermé", usual: "Hors jours fériés locaux.", latinAddress: "Adresse en caractères latins", officeOf: (d) => "Bureau : " + d.place, map: "Carte de nos implantations", tile: (d) => d.place + " : " + d.state, closedOn: (d) => "Fermé le " + d.date + ". S’adresser désormais à : " + d.offices + ".",
  closedOnly: (d) => "Fermé le " + d.date + ".", desk: (d) => "Desk. Dossiers suivis depuis " + d.offices + ".", openInMaps: "Ouvrir dans un plan", reach: "Comment nous joindre", allPeople: (d) => "Toute l’équipe de " + d.place, peopleIn: (d) => "L’équipe : " + d.place, officesIn: "Bureaux", placesIn: "Villes", nothingHere: "Nous n’avons pas de bureau sur place.", served: (d) => "Les dossiers sont traités depuis " + d.offices + ".", formerOn: (d) => "Notre présence sur place a pris fin le " + d.date + ".",
  remains: (d) => "Les questions qui restent sont traitées par " + d.offices + ".", helpsNow: "Qui vous répond désormais", colleagues: "À qui s’adresser", law: "Dans le Navigator", practised: "Nos domaines d’intervention",
};
