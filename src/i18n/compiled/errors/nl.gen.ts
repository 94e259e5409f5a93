// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { errors as errorsEn } from './en.gen.ts';
export const errors: typeof errorsEn = {
  notFound: "Pagina niet gevonden", notFoundText: "Op dit adres is geen pagina. Misschien is ze verplaatst of is het adres verkeerd getypt.", pastEnd: "De lijst heeft minder pagina’s dan dit adres vraagt.", firstPage: "Naar de eerste pagina", near: "Zocht u een van deze pagina’s?", searchInstead: "Zoek ernaar", gone: "Deze pagina is verwijderd", goneText: "Ze is met opzet weggehaald en komt niet terug.", reason: (d) => "Reden: " + d.reason, badRequest: "Dit adres is onleesbaar",
  badRequestText: "Een deel ervan is ongeldig. Controleer het of begin bij de homepagina.", methodNotAllowed: "Dat kan hier niet", methodNotAllowedText: "Dit adres kan worden gelezen, maar neemt niet aan wat ernaar is gestuurd.", tooLong: "Dit adres is te lang", tooLongText: "Maak het korter of begin bij de homepagina.", unavailable: "We kunnen deze pagina nu niet tonen", unavailableText: "Dat ligt aan ons en we werken eraan. Probeer het over een minuut opnieuw.", failed: "Er ging iets mis",
  failedText: "Dat ligt aan ons en is aan ons gemeld. Probeer het over een minuut opnieuw.", home: "Naar de homepagina", tryAgain: "Opnieuw proberen",
};
