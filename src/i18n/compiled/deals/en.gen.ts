// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
export const deals = {
  count: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " matter", other: number("en", d.count, 0) + " matters" }), kind: "Kind", office: "Office", value: "Value", sort: { label: "Order", newest: "Newest first", value: "By value", }, views: { label: "Show as", tombstones: "Tombstones", table: "Table", }, undisclosed: "Value not disclosed",
  bands: { "under-100": "Under £100 million", "to-500": "£100 million to £500 million", "to-1000": "£500 million to £1 billion", "over-1000": "£1 billion and more", undisclosed: "Not disclosed", }, client: "For", role: "Our part", announced: "Announced", closed: "Closed", matter: "Matter", currency: "Currency", people: "Team", news: "Read the announcement", alone: "This matter alone",
  rates: (d: { rates: string | number }) => "Amounts are those announced. For the bands and the order by value, one unit of each currency counts for a round number of pounds, whatever the year: " + d.rates + ". Where no value was disclosed, none is guessed.", tryAgain: "Take a filter away, or ask us: not everything that we have done may be shown here.", all: "All deals and matters", ask: "Ask for experience of a kind",
};
