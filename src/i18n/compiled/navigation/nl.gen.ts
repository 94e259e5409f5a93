// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { navigation as navigationEn } from './en.gen.ts';
export const navigation: typeof navigationEn = {
  label: "Hoofdnavigatie", menu: "Menu", home: "Home", people: "Mensen", expertise: "Expertise", sectors: "Sectoren", services: "Diensten", solutions: "Oplossingen", insights: "Inzichten", publications: "Publicaties", blog: "Blog", features: "Dossiers", news: "Nieuws", events: "Evenementen", training: "Training", navigator: "Navigator", offices: "Kantoren", locations: "Locaties en kantoren", careers: "Werken bij", graduates: "Starters", about: "Over ons", deals: "Transacties", products: "Producten",
  contact: "Contact", signIn: "Inloggen", account: "Uw account", breadcrumb: "Kruimelpad", inThisSection: "In dit onderdeel", firm: "Kantoor", clients: "Cliënten", legal: "Juridisch", legalNotices: "Juridische informatie", privacy: "Privacy", cookies: "Cookies", accessibility: "Toegankelijkheid", scams: "Waarschuwingen voor fraude", siteMap: "Sitemap", language: { label: "Taal", footerLabel: "Talen van deze pagina", notTranslated: "niet vertaald", },
};
