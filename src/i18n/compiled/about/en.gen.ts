// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
export const about = {
  asAt: (d: { date: string | number }) => "As at " + d.date, sourceOn: (d: { date: string | number; source: string | number }) => d.source + ", as at " + d.date, story: "Year by year", activeAlerts: "Frauds in circulation now", noAlerts: "We know of none at the moment. The advice above holds all the same.", closedAlerts: "Earlier frauds", seen: (d: { channel: string | number; date: string | number }) => "First seen " + d.date + ", by " + d.channel, series: "Year by year", year: "Year", value: "Figure",
  projects: "Projects", hours: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " hour", other: number("en", d.count, 0) + " hours" }), goal: (d: { goal: string | number }) => "Sustainable Development Goal " + d.goal, seats: "Who sits on it", member: "Member", seat: "Seat", since: "Since",
};
