// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import type { page as pageEn } from './en.gen.ts';

export const page: typeof pageEn = {
  document: { title: (d) => d.title + " | " + d.firm, skip: "Naar de inhoud", demonstration: "Demonstratiekantoor", demonstrationText: (d) => d.firm + ", de medewerkers en het werk zijn verzonnen.", }, menu: { close: "Sluiten", inArea: (d) => "Alles van " + d.area, languages: (d) => "Taal: " + d.language, },
  areas: { expertise: "Wat wij doen, per rechtsgebied en per branche.", insights: "Wat er verandert, wat het betekent en wat te doen.", careers: "Hier werken, in elke fase.", about: "Wie wij zijn en waar wij voor staan.", }, groups: { disciplines: "Per rechtsgebied", industries: "Branchegroepen", work: "Hulpmiddelen en ervaring", reading: "Lezen", meeting: "Ontmoeten", joining: "Bij ons werken", graduates: "Starters", firm: "Het kantoor", answers: "Onze verantwoordelijkheid", },
  pages: {
    financialInstitutions: "Financiële instellingen", lifeSciences: "Life sciences", tmt: "Technologie, media en telecom", funds: "Vermogensbeheer en fondsen", disputesAviator: "Disputes Aviator", blogCategories: "Blog per onderwerp", wechat: "WeChat", whyJoinUs: "Waarom bij ons", successStories: "Loopbaanverhalen", qualifiedLawyers: "Ervaren advocaten", businessServices: "Ondersteunende diensten", contractWork: "Tijdelijke opdrachten", benefits: "Arbeidsvoorwaarden", ourStory: "Onze geschiedenis",
    responsibleBusiness: "Verantwoord ondernemen", corporateResponsibility: "Maatschappelijke verantwoordelijkheid", proBono: "Pro bono", remote: "Toegang op afstand voor medewerkers", alerts: "Nieuwsbrieven en meldingen",
  },
  footer: { digest: "Op de eerste werkdag van elke maand: elke regel die binnen negentig dagen ingaat, in één e-mail.", subscribe: "Ontvang de data", china: "Kantoren op het Chinese vasteland zijn vertegenwoordigingen en beoefenen geen Chinees recht.", badge: "Voorbeeld", badgeText: "Op de site van een echt kantoor staat hier het keurmerk van de toezichthouder.", }, theme: { label: "Weergave", system: "Systeem", light: "Licht", dark: "Donker", },
  alert: { label: "Fraudemelding", more: "Hoe u het herkent en wat u doet", }, actions: { label: "Deze pagina", print: "Afdrukken of als pdf bewaren", email: "Per e-mail sturen", linkedIn: "Delen op LinkedIn", copy: "Link kopiëren", copied: "Link gekopieerd", }, files: { label: "Deze lijst als bestand", atom: "Feed (Atom)", ics: "Agenda (.ics)", csv: "Tabel (CSV)", },
  parts: { keyPoints: "Kernpunten", onThisPage: "Op deze pagina", source: (d) => "Bron: " + d.source, filters: "Filters", filtersOn: (d) => "Filters (" + d.count + ")", moreFilters: "Meer filters", remove: (d) => "Filter verwijderen: " + d.filter, }, help: { heading: "Andere wegen", people: "Zoek een persoon", siteMap: "Bekijk elke pagina", contact: "Vraag het ons", code: (d) => "Fout " + d.code, },
};
