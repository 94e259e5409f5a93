// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { errors as errorsEn } from './en.gen.ts';
export const errors: typeof errorsEn = {
  notFound: "Seite nicht gefunden", notFoundText: "Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen oder vertippt.", near: "Suchten Sie eine dieser Seiten?", searchInstead: "Danach suchen", gone: "Diese Seite wurde entfernt", goneText: "Sie wurde mit Absicht entfernt und kommt nicht zurück.", reason: (d) => "Grund: " + d.reason, badRequest: "Diese Adresse ist nicht lesbar", badRequestText: "Ein Teil davon ist ungültig. Prüfen Sie sie oder beginnen Sie bei der Startseite.",
  methodNotAllowed: "Das geht hier nicht", methodNotAllowedText: "Diese Adresse kann gelesen werden, nimmt aber nicht an, was ihr geschickt wurde.", tooLong: "Diese Adresse ist zu lang", tooLongText: "Kürzen Sie sie oder beginnen Sie bei der Startseite.", unavailable: "Wir können diese Seite gerade nicht zeigen", unavailableText: "Das liegt an uns, und wir arbeiten daran. Versuchen Sie es in einer Minute noch einmal.", failed: "Etwas ist schiefgegangen",
  failedText: "Das liegt an uns und wurde uns gemeldet. Versuchen Sie es in einer Minute noch einmal.", home: "Zur Startseite", tryAgain: "Erneut versuchen",
};
