// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

export const navigation = {
  label: "Main", menu: "Menu", home: "Home", people: "People", expertise: "Expertise", sectors: "Sectors", services: "Services", solutions: "Solutions", insights: "Insights", publications: "Publications", blog: "Blog", features: "Features", news: "News", events: "Events", training: "Training", navigator: "Navigator", offices: "Offices", locations: "Locations and offices", careers: "Careers", graduates: "Graduates", about: "About", deals: "Deals", products: "Products", contact: "Contact", signIn: "Sign in",
  account: "Your account", breadcrumb: "Breadcrumb", inThisSection: "In this section", firm: "Firm", clients: "Clients", legal: "Legal", legalNotices: "Legal notices", privacy: "Privacy", cookies: "Cookies", accessibility: "Accessibility", scams: "Fraud and scam alerts", siteMap: "Site map", language: { label: "Language", footerLabel: "Languages of this page", notTranslated: "not translated", },
};
