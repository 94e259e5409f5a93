// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { fr } from "@messageformat/runtime/lib/cardinals";
import type { record as recordEn } from './en.gen.ts';
export const record: typeof recordEn = {
  type: "Nature", published: "Publié le", updated: "Mis à jour le", reviewed: "Dernier examen", readingTime: "Temps de lecture", minutes: (d) => plural(d.count, 0, fr, { one: number("fr", d.count, 0) + " minute", other: number("fr", d.count, 0) + " minutes" }), languages: "Également en", authors: "Auteurs", contacts: "Contacts", related: "À lire aussi", below: "Dans cette rubrique", featured: "À la une", contents: "Sommaire", footnotes: "Notes", footnote: (d) => "Note " + d.number,
  backToText: (d) => "Retour au texte, note " + d.number, topics: "Thèmes", services: "Matières", sectors: "Secteurs", jurisdictions: "Juridictions", offices: "Bureaux",
};
