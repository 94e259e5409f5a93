// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
export const expertise = {
  practice: { inShort: "In short", areas: "Sub-areas", allPeople: (d: { practice: string | number }) => "Everybody in " + d.practice, contacts: "Who to speak to", deals: "Deals and cases", reading: "What we have written", news: "News", dates: "Events", },
  hub: { problems: "Begin with the problem", search: "Say it in your own words", groups: "Four groups across all services", allSectors: "All sectors", allServices: "All services", allSolutions: "All solutions compared", awards: "Said by others", awardLine: (d: { giver: string | number; title: string | number }) => d.title + ", " + d.giver, seeDeals: "What we have done", },
  group: {
    worries: "What keeps clients awake", steps: { "financial-institutions": "The course of a supervisor’s question", "life-sciences": "The life of a medicine", tmt: "The life of a contract for technology", "asset-management-and-investment-funds": "The life of a fund", general: "In order", }, leads: "Who leads the group", team: "The team, office by office", deals: "What we have done", allDeals: (d: { field: string | number }) => "All deals: " + d.field, writing: "Latest writing", dates: "Where to meet us",
    fields: "Services and sectors behind it", subjects: "Subjects", source: (d: { source: string | number }) => "Rests on: " + d.source,
  },
  solutions: { approach: "What we do", pricing: "Price", works: "Tools", part: "Solution", words: "As clients put it", duration: "Takes", from: "Price begins at", tools: "Tools", team: "Who does it", questions: "Questions asked before instructing us", below: "May be bought by itself", others: "Other solutions", compare: "Compared", start: "Begin with a conversation", },
};
