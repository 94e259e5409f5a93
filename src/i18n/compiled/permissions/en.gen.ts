// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
export const permissions = {
  "product|navigator-data-protection": { name: "Navigator: data protection", }, "product|research-library": { name: "Research library", about: "Our reserved studies in full. They stand among the publications, marked as reserved.", }, "product|payments-briefing": { name: "Payments briefing", about: "Our reserved client alerts on payments law, in full, among the publications.", },
  "collaboration|northgate-matters": { name: "Northgate Holdings: shared matters", about: "The client room for the matters on which we act for Northgate Holdings. Their dates, documents and people are there.", },
};
