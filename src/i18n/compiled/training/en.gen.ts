// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";

export const training = {
  level: "Level", audience: "For", outcome: "What you will be able to do", duration: "Duration", presenters: "Presenters", lawAsAt: "Law as at", series: "Series", items: "In this series", parts: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " part", other: number("en", d.count, 0) + " parts" }), total: "In all", position: (d: { number: string | number; total: string | number }) => "Part " + d.number + " of " + d.total, seriesList: "All series",
  previous: (d: { title: string | number }) => "Previous: " + d.title, next: (d: { title: string | number }) => "Next: " + d.title, around: "Parts of this series", current: (d: { date: string | number }) => "Law as at " + d.date + ". We know of no change since.", changedText: (d: { date: string | number }) => "This part states the law as at " + d.date + ". What follows has changed since; the rest stands.", changedShort: (d: { date: string | number }) => "Law has changed since " + d.date,
  changedParts: "Some parts: law has changed since", lawDay: (d: { date: string | number }) => "Law as at " + d.date, sinceThen: "What has changed", open: "Open to everybody", partly: "Open in part", gated: "Needs a permission", gateHeading: "For clients whose account includes this training",
  gateText: (d: { product: string | number }) => "The rest of this part is for clients who subscribe to “" + d.product + "”. If your account includes it, sign in. If it does not, sign in and ask for access. The outline and what is above are open to everybody.", gateAction: "Sign in", gateRest: "What you get with it", access: "Access", noFilm: "This demonstration holds no films. What follows is the text of the part.", noSound: "This demonstration holds no recordings. What follows is the text of the part.",
  feedTitle: (d: { title: string | number }) => d.title + ": new parts",
};
