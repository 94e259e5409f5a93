// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import type { page as pageEn } from './en.gen.ts';

export const page: typeof pageEn = {
  document: { title: (d) => d.title + " | " + d.firm, skip: "Zum Inhalt", demonstration: "Demonstrationskanzlei", demonstrationText: (d) => d.firm + ", ihre Menschen und ihre Arbeit sind erfunden.", }, menu: { close: "Schließen", inArea: (d) => "Alles in " + d.area, languages: (d) => "Sprache: " + d.language, },
  areas: { expertise: "Was wir tun, nach Rechtsgebiet und nach Branche.", insights: "Was sich ändert, was es bedeutet und was zu tun ist.", careers: "Hier arbeiten, auf jeder Stufe.", about: "Wer wir sind und wofür wir einstehen.", }, groups: { disciplines: "Nach Rechtsgebiet", industries: "Branchengruppen", work: "Werkzeuge und Erfahrung", reading: "Lesen", meeting: "Treffen", joining: "Zu uns kommen", graduates: "Nachwuchs", firm: "Die Kanzlei", answers: "Unsere Verantwortung", },
  pages: {
    financialInstitutions: "Finanzinstitute", lifeSciences: "Life Sciences", tmt: "Technologie, Medien und Telekommunikation", funds: "Vermögensverwaltung und Fonds", disputesAviator: "Disputes Aviator", blogCategories: "Blog nach Themen", wechat: "WeChat", whyJoinUs: "Warum zu uns", successStories: "Werdegänge", qualifiedLawyers: "Erfahrene Anwälte", businessServices: "Zentrale Dienste", contractWork: "Projektarbeit", benefits: "Leistungen für Mitarbeitende", ourStory: "Unsere Geschichte",
    responsibleBusiness: "Verantwortliches Handeln", corporateResponsibility: "Gesellschaftliche Verantwortung", proBono: "Pro bono", remote: "Fernzugang für Mitarbeitende", alerts: "Newsletter und Hinweise",
  },
  footer: { digest: "Am ersten Werktag jedes Monats: jede Regel, die in den nächsten neunzig Tagen in Kraft tritt, in einer E-Mail.", subscribe: "Termine abonnieren", china: "Die Büros auf dem chinesischen Festland sind Repräsentanzen und üben kein chinesisches Recht aus.", badge: "Muster", badgeText: "Auf der Seite einer echten Kanzlei steht hier das Siegel der Aufsicht.", }, theme: { label: "Darstellung", system: "System", light: "Hell", dark: "Dunkel", },
  alert: { label: "Betrugswarnung", more: "Woran man es erkennt und was zu tun ist", }, actions: { label: "Diese Seite", print: "Drucken oder als PDF sichern", email: "Per E-Mail senden", linkedIn: "Auf LinkedIn teilen", copy: "Link kopieren", copied: "Link kopiert", }, files: { label: "Diese Liste als Datei", atom: "Feed (Atom)", ics: "Kalender (.ics)", csv: "Tabelle (CSV)", },
  parts: { keyPoints: "Kernpunkte", onThisPage: "Auf dieser Seite", source: (d) => "Quelle: " + d.source, filters: "Filter", filtersOn: (d) => "Filter (" + d.count + ")", moreFilters: "Weitere Filter", remove: (d) => "Filter entfernen: " + d.filter, }, help: { heading: "Andere Wege", people: "Person finden", siteMap: "Alle Seiten ansehen", contact: "Fragen Sie uns", code: (d) => "Fehler " + d.code, },
};
