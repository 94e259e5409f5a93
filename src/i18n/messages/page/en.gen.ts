// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.


export const page = {
  document: { title: (d: { firm: string | number; title: string | number }) => d.title + " | " + d.firm, skip: "Skip to content", demonstration: "Demonstration firm", demonstrationText: (d: { firm: string | number }) => d.firm + ", its people and its work are invented.", tagline: "International law firm. London, 1871.", }, menu: { close: "Close", inArea: (d: { area: string | number }) => "All of " + d.area, languages: (d: { language: string | number }) => "Language: " + d.language, },
  areas: { expertise: "What we do, by discipline and by industry.", insights: "What changed, what it means and what to do.", careers: "Work here, at every stage.", about: "Who we are and what we answer for.", }, groups: { disciplines: "By discipline", industries: "Industry groups", work: "Tools and record", reading: "Reading", meeting: "Meeting", joining: "Joining us", graduates: "Graduates", firm: "The firm", answers: "Answerable for", },
  pages: {
    financialInstitutions: "Financial institutions", lifeSciences: "Life sciences", tmt: "Technology, media and telecoms", funds: "Asset management and funds", disputesAviator: "Disputes Aviator", blogCategories: "Blog by subject", wechat: "WeChat", whyJoinUs: "Why join us", successStories: "Success stories", qualifiedLawyers: "Qualified lawyers", businessServices: "Business services", contractWork: "Contract work", benefits: "Benefits", ourStory: "Our story", responsibleBusiness: "Responsible business",
    corporateResponsibility: "Corporate responsibility", proBono: "Pro bono", remote: "Remote access for staff", alerts: "Newsletters and alerts",
  },
  footer: {
    digest: "On the first working day of each month: every rule that takes effect in the next ninety days, in one email.", subscribe: "Subscribe to dates", entity: (d: { firm: string | number }) => d.firm + " is a limited liability partnership registered in England and Wales (OC000000). A list of members is open to inspection at 4 Lisle Court, London EC2. Attorney advertising; prior results do not guarantee a similar outcome.",
    china: "Offices in mainland China are representative offices and do not practise PRC law.", badge: "Sample", badgeText: "A regulator’s badge stands here on a real firm’s site.",
  },
  theme: { label: "Appearance", system: "System", light: "Light", dark: "Dark", }, alert: { label: "Fraud alert", more: "How to tell, and what to do", }, actions: { label: "This page", print: "Print or save as PDF", email: "Send by email", linkedIn: "Share on LinkedIn", copy: "Copy link", copied: "Link copied", }, files: { label: "This list as a file", atom: "Feed (Atom)", ics: "Calendar (.ics)", csv: "Table (CSV)", },
  parts: { keyPoints: "Key points", onThisPage: "On this page", source: (d: { source: string | number }) => "Source: " + d.source, filters: "Filters", filtersOn: (d: { count: string | number }) => "Filters (" + d.count + ")", moreFilters: "More filters", remove: (d: { filter: string | number }) => "Remove filter: " + d.filter, }, help: { heading: "Other ways on", people: "Find a person", siteMap: "See every page", contact: "Ask us", code: (d: { code: string | number }) => "Error " + d.code, },
};
