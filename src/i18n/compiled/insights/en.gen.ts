// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
export const insights = {
  filters: { service: "Service", sector: "Sector", jurisdiction: "Jurisdiction", author: "Author", language: "Language", access: "Access", office: "Office", option: (d: { count: string | number; label: string | number }) => d.label + " (" + d.count + ")", tryAgain: "Take a filter away, or start again.", allPublications: "All publications", allNews: "All news", }, picks: "Editors’ choice", comingUp: "Coming up", index: "By topic, A to Z", allTopics: "All topics",
  count: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " text or event", other: number("en", d.count, 0) + " texts and events" }), topicTitle: (d: { topic: string | number }) => d.topic + ": insights", topicStandfirst: "Everything that we have published and planned on this topic.", feedOf: (d: { topic: string | number }) => "Insights: " + d.topic, all: (d: { count: string | number }) => "All " + d.count,
  sort: { label: "Order", newest: "Newest first", title: "By title", },
};
