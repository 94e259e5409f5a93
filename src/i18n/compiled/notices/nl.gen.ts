// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { notices as noticesEn } from './en.gen.ts';
export const notices: typeof noticesEn = {
  label: "Let op", missing: "Deze pagina is er niet in het Nederlands. U leest de Engelse tekst.", missingLink: "Naar de Engelse pagina", stale: (d) => "Vertaald uit de versie van " + d.translated + ". De Engelse tekst is bijgewerkt op " + d.updated + ".", staleLink: "Lees de Engelse tekst", withdrawn: (d) => "Ingetrokken op " + d.date + ".", superseded: "Deze publicatie is vervangen door een latere.", archived: "Deze publicatie wordt bewaard en niet meer bijgewerkt.", inEnglish: "In het Engels",
};
