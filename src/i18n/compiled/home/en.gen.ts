// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
export const home = {
  ahead: "See what is coming", comingIntoForce: "Coming into force", allRules: "All rules in the Navigator", datesAhead: "Dates ahead", entry: (d: { service: string | number; topic: string | number }) => d.service + ": " + d.topic, inForceAt: (d: { place: string | number }) => "Takes effect, " + d.place, eventAt: (d: { kind: string | number; place: string | number }) => d.kind + ", " + d.place, peopleAndOffices: "People and offices",
  allPeople: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " person", other: number("en", d.count, 0) + " people" }) + " on this site", audiences: "Where to start", latest: "Latest insights", allPublications: "All publications", events: "Upcoming events", allEvents: "All events", findLawyer: "Find a lawyer",
};
