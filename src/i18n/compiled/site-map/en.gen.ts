// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";

export const siteMap = {
  find: "Find a page by its name", pages: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " page", other: number("en", d.count, 0) + " pages" }), found: (d: { count: number; query: string | number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " page for “" + d.query + "”", other: number("en", d.count, 0) + " pages for “" + d.query + "”" }), none: (d: { query: string | number }) => "No page is called “" + d.query + "”.",
  searchTexts: "Search in the texts instead", whole: "The whole list", others: "Others", sitemap: "Site map as XML", areas: "Areas",
};
