// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";

export const search = {
  title: "Search", label: "Search people, topics and publications", placeholder: "People, topics, publications", button: "Search", suggestions: "Suggestions", count: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " suggestion", other: number("en", d.count, 0) + " suggestions" }), none: "No suggestions", failed: "Suggestions are not available. Press Enter to search.",
  results: (d: { count: number; query: string | number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " result for “" + d.query + "”", other: number("en", d.count, 0) + " results for “" + d.query + "”" }), noResults: (d: { query: string | number }) => "Nothing found for “" + d.query + "”. Check the spelling, or try fewer words.", prompt: "Type the name of a person, an office or a subject.", inTab: (d: { tab: string | number }) => "Search within " + d.tab, sections: "Browse by area",
  tabs: { all: "All", people: "People", insights: "Insights", news: "News", events: "Events", expertise: "Expertise", navigator: "Navigator", locations: "Locations", careers: "Careers", training: "Training", }, corrected: (d: { query: string | number }) => "Showing results for “" + d.query + "”.", asTyped: (d: { query: string | number }) => "Search for “" + d.query + "” as typed", foundIn: (d: { language: string | number }) => "found in " + d.language, under: "In the section",
  reviewed: (d: { date: string | number }) => "reviewed " + d.date, elsewhere: "Found in other languages", order: "Order", orders: { relevance: "Best match", newest: "Newest first", }, filters: { type: "Kind", service: "Service", sector: "Sector", topic: "Topic", office: "Office", jurisdiction: "Jurisdiction", author: "Author", year: "Year", state: "Law", },
  onward: { text: "Nothing here. Try one of these:", everywhere: "Search everywhere, without filters", people: "All people", siteMap: "Site map", ask: "Ask us", },
  siteMap: {
    find: "Find a page by its name", pages: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " page", other: number("en", d.count, 0) + " pages" }), found: (d: { count: number; query: string | number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " page for “" + d.query + "”", other: number("en", d.count, 0) + " pages for “" + d.query + "”" }), none: (d: { query: string | number }) => "No page is called “" + d.query + "”.",
    searchTexts: "Search in the texts instead", whole: "The whole list", others: "Others", sitemap: "Site map as XML", areas: "Areas",
  },
};
