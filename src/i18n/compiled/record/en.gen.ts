// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
export const record = {
  type: "Type", published: "Published", updated: "Updated", reviewed: "Last reviewed", readingTime: "Reading time", minutes: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " minute", other: number("en", d.count, 0) + " minutes" }), languages: "Also in", authors: "Authors", contacts: "Contacts", related: "Related", below: "In this section", featured: "Featured", contents: "Contents", footnotes: "Footnotes",
  footnote: (d: { number: string | number }) => "Footnote " + d.number, backToText: (d: { number: string | number }) => "Back to the text at note " + d.number, topics: "Topics", services: "Services", sectors: "Sectors", jurisdictions: "Jurisdictions", offices: "Offices",
};
