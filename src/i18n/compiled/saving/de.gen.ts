// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { saving as savingEn } from './en.gen.ts';
export const saving: typeof savingEn = {
  action: "Merken", follow: "Folgen", following: "Gefolgt", saved: "In Ihre Merkliste aufgenommen.", done: "Gemerkt", kept: "In diesem Browser gemerkt.", keptNext: "Melden Sie sich an, um die Seite überall wiederzufinden", leaving: "Die Anmeldeseite wird geöffnet …", slow: "Die Anmeldeseite hat noch nicht geantwortet. Sie können inzwischen weiterlesen oder es später erneut versuchen.", removed: "Aus Ihrer Merkliste entfernt.", failed: "Das hat nicht geklappt. Bitte versuchen Sie es erneut.",
};
