// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
export const blog = {
  count: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " post", other: number("en", d.count, 0) + " posts" }), category: "Category", series: "Series", month: "Month", allPosts: "All posts", categories: "Categories and series", allSeries: "Series", subjects: "Categories", feed: (d: { category: string | number }) => "Feed of " + d.category + " (Atom)", latest: "Latest", from: "From the beginning", allIn: (d: { category: string | number }) => "All in " + d.category,
  old: (d: { date: string | number }) => "This post is more than eighteen months old. It says what we thought on " + d.date + "; the law may have moved since.", inSeries: (d: { part: string | number; parts: string | number; series: string | number }) => "Part " + d.part + " of " + d.parts + " of the series “" + d.series + "”", previousPart: "Previous part", nextPart: "Next part",
};
