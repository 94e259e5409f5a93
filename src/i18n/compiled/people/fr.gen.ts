// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { people as peopleEn } from './en.gen.ts';

export const people: typeof peopleEn = {
  count: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " personne", other: number("fr", d.count, 0) + " personnes" }), office: "Bureau", service: "Pratique", grade: "Fonction", telephone: "Téléphone", mobile: "Mobile", email: "Courriel", emailTo: (d) => "Courriel pour " + d.name, spoken: "Langues", spokenLevel: (d) => d.language + " (" + d.level + ")", admissions: "Barreaux", admission: (d) => d.jurisdiction + " (" + d.year + ")",
  admissionWithNote: (d) => d.jurisdiction + " (" + d.year + "), " + d.note, education: "Formation", educationNoYear: (d) => d.award + ", " + d.institution, experience: "Dossiers choisis", rankings: "Distinctions", ranking: (d) => d.directory + ", " + d.band, memberships: "Affiliations", joined: "Arrivée", writing: "Publications", onLeave: (d) => "En congé jusqu’au " + d.date + ".", onLeaveOpen: "En congé.", leaveContact: (d) => "Dans l’intervalle, adressez-vous à " + d.name + ".",
  former: (d) => "A quitté le cabinet le " + d.date + ".", formerOpen: "Ne fait plus partie du cabinet.", successor: (d) => d.name + " a repris ces dossiers.", texts: { upToWords: (d) => d.count + " mots au plus", upToCharacters: (d) => d.count + " caractères au plus", copy: "Copier ce texte", copied: "Texte copié", code: (d) => "Code QR des coordonnées : " + d.name, scan: "À scanner pour ajouter aux contacts", },
  directory: { named: "Nom", sector: "Secteur", language: "Langue", show: "Afficher les personnes", startingWith: (d) => "Commence par " + d.letter, onLeave: (d) => d.role + " (en congé)", nobody: "Personne ne répond à tous ces critères.", everybody: "Voir tout le monde", searchSite: "Chercher sur tout le site", },
  person: { write: (d) => "Écrire à " + d.name, instead: (d) => "Contacter " + d.name, save: "Ajouter aux contacts (vCard)", contact: "Contact", pronounced: (d) => "Prononcer " + d.name, practices: "Domaines", worksWith: "Travaille avec", biography: "Parcours", shortBiography: "Biographie courte", shortBiographyUse: "À copier pour un programme ou une présentation.", priorResults: "Les résultats passés ne garantissent pas une issue semblable.", },
};
