// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { saving as savingEn } from './en.gen.ts';
export const saving: typeof savingEn = {
  action: "Bewaren", follow: "Volgen", following: "Gevolgd", saved: "Bewaard bij uw favorieten.", done: "Bewaard", kept: "Bewaard in deze browser.", keptNext: "Log in om de pagina overal terug te vinden", leaving: "De inlogpagina wordt geopend…", slow: "De inlogpagina heeft nog niet geantwoord. U kunt intussen verder lezen, of het later opnieuw proberen.", removed: "Verwijderd uit uw favorieten.", failed: "Dit is niet gelukt. Probeer het opnieuw.",
};
