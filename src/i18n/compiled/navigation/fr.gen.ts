// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import type { navigation as navigationEn } from './en.gen.ts';

export const navigation: typeof navigationEn = {
  label: "Navigation principale", menu: "Menu", home: "Accueil", people: "Équipe", expertise: "Expertises", sectors: "Secteurs", services: "Services", solutions: "Solutions", insights: "Analyses", publications: "Publications", blog: "Blog", features: "Dossiers", news: "Actualités", events: "Événements", training: "Formations", navigator: "Navigator", offices: "Bureaux", locations: "Pays et bureaux", careers: "Carrières", graduates: "Jeunes diplômés", about: "Le cabinet", deals: "Opérations",
  products: "Produits", contact: "Contact", signIn: "Se connecter", account: "Votre compte", breadcrumb: "Fil d’Ariane", inThisSection: "Dans cette rubrique", firm: "Le cabinet", clients: "Clients", legal: "Informations légales", legalNotices: "Mentions légales", privacy: "Données personnelles", cookies: "Cookies", accessibility: "Accessibilité", scams: "Alertes à la fraude", siteMap: "Plan du site", language: { label: "Langue", footerLabel: "Langues de cette page", notTranslated: "non traduit", },
};
