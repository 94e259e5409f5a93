// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";

export const products = {
  feature: "Feature", product: "Product", chapter: "Chapter", helpPage: "Guide to a product", features: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " feature", other: number("en", d.count, 0) + " features" }), products: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " product", other: number("en", d.count, 0) + " products" }),
  parts: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " part", other: number("en", d.count, 0) + " parts" }), place: (d: { number: string | number; total: string | number }) => "Part " + d.number + " of " + d.total, length: "Length", whole: "The whole work on one page", wholeHint: "To print, or to read without turning pages.", toCover: "Back to the cover", contents: "Contents", guide: "The guide",
  begin: (d: { title: string | number }) => "Begin with “" + d.title + "”", audience: "For", does: "What it does", takeAway: "What to take away", price: "Price", costs: "What it costs", free: "Free of charge", from: (d: { amount: string | number }) => "From " + d.amount + " a year", onRequest: "On request", charged: "Charged for", steps: "How to get it", needs: "What it needs", assurances: "Security and data", services: "The practice behind it", updated: "Updated", allFeatures: "All features",
  allProducts: "All products", tools: "Open a tool", questions: "Questions", about: "What this is about", previous: "Previous", next: "Next", inWork: (d: { title: string | number }) => "Parts of " + d.title,
};
