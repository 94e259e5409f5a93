// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { navigation as navigationEn } from './en.gen.ts';
export const navigation: typeof navigationEn = {
  label: "Hauptnavigation", menu: "Menü", home: "Startseite", people: "Menschen", expertise: "Expertise", sectors: "Branchen", services: "Leistungen", solutions: "Lösungen", insights: "Einblicke", publications: "Veröffentlichungen", blog: "Blog", features: "Dossiers", news: "Neuigkeiten", events: "Veranstaltungen", training: "Schulungen", navigator: "Navigator", offices: "Büros", locations: "Standorte und Büros", careers: "Karriere", graduates: "Nachwuchs", about: "Über uns", deals: "Transaktionen",
  products: "Produkte", contact: "Kontakt", signIn: "Anmelden", account: "Ihr Konto", breadcrumb: "Brotkrumen", inThisSection: "In diesem Bereich", firm: "Kanzlei", clients: "Mandanten", legal: "Rechtliches", legalNotices: "Rechtliche Hinweise", privacy: "Datenschutz", cookies: "Cookies", accessibility: "Barrierefreiheit", scams: "Betrugswarnungen", siteMap: "Übersicht", language: { label: "Sprache", footerLabel: "Sprachen dieser Seite", notTranslated: "nicht übersetzt", },
};
