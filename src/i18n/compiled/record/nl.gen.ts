// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { nl } from "@messageformat/runtime/lib/cardinals";
import type { record as recordEn } from './en.gen.ts';
export const record: typeof recordEn = {
  type: "Soort", published: "Gepubliceerd", updated: "Bijgewerkt", reviewed: "Laatst nagekeken", readingTime: "Leestijd", minutes: (d) => plural(d.count, 0, nl, { one: number("nl", d.count, 0) + " minuut", other: number("nl", d.count, 0) + " minuten" }), languages: "Ook in", authors: "Auteurs", contacts: "Contact", related: "Lees ook", below: "In dit onderdeel", featured: "Uitgelicht", contents: "Inhoud", footnotes: "Noten", footnote: (d) => "Noot " + d.number,
  backToText: (d) => "Terug naar de tekst bij noot " + d.number, topics: "Onderwerpen", services: "Diensten", sectors: "Sectoren", jurisdictions: "Rechtsgebieden", offices: "Kantoren",
};
