// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { remoteAccess as remoteAccessEn } from './en.gen.ts';
export const remoteAccess: typeof remoteAccessEn = {
  planned: "Travaux prévus", plannedText: "Les documents peuvent être consultés mais non modifiés.", now: (d) => "Travaux prévus jusqu’à " + d.time + " : les documents peuvent être consultés mais non modifiés.", yourTime: (d) => "Chez vous : " + d.time, recorded: "État relevé par le service informatique", desk: "Assistance informatique", hours: "Jour et nuit",
};
