// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
export const notices = {
  label: "Notice", missing: "This page is not available in your language. You are reading the main English text.", missingLink: "Go to the English page", stale: (d: { translated: string | number; updated: string | number }) => "Translated from the version of " + d.translated + ". The English text was updated on " + d.updated + ".", staleLink: "Read the English text", withdrawn: (d: { date: string | number }) => "Withdrawn on " + d.date + ".", superseded: "This publication has been replaced by a later one.",
  archived: "This publication is kept for the record and no longer updated.", inEnglish: "In English",
};
