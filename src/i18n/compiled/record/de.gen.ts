// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { de } from "@messageformat/runtime/lib/cardinals";
import type { record as recordEn } from './en.gen.ts';
export const record: typeof recordEn = {
  type: "Art", published: "Veröffentlicht", updated: "Aktualisiert", reviewed: "Zuletzt geprüft", readingTime: "Lesezeit", minutes: (d) => plural(d.count, 0, de, { one: number("de", d.count, 0) + " Minute", other: number("de", d.count, 0) + " Minuten" }), languages: "Auch auf", authors: "Autoren", contacts: "Kontakt", related: "Mehr dazu", below: "In diesem Bereich", featured: "Ausgewählt", contents: "Inhalt", footnotes: "Anmerkungen", footnote: (d) => "Anmerkung " + d.number,
  backToText: (d) => "Zurück zum Text bei Anmerkung " + d.number, topics: "Themen", services: "Leistungen", sectors: "Branchen", jurisdictions: "Rechtsordnungen", offices: "Büros",
};
