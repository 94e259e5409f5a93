// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { notices as noticesEn } from './en.gen.ts';
export const notices: typeof noticesEn = {
  label: "Hinweis", missing: "Diese Seite gibt es nicht auf Deutsch. Sie lesen den englischen Text.", missingLink: "Zur englischen Seite", stale: (d) => "Übersetzt nach der Fassung vom " + d.translated + ". Der englische Text wurde am " + d.updated + " geändert.", staleLink: "Den englischen Text lesen", withdrawn: (d) => "Zurückgezogen am " + d.date + ".", superseded: "Diese Veröffentlichung wurde durch eine spätere ersetzt.", archived: "Diese Veröffentlichung wird aufbewahrt und nicht mehr gepflegt.",
  inEnglish: "Auf Englisch",
};
