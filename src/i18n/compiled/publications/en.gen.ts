// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
export const publications = {
  count: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " publication", other: number("en", d.count, 0) + " publications" }), kind: "Kind", topic: "Topic", keyPoints: "Key points",
  publication: {
    current: (d: { date: string | number }) => "Current. Law as at " + d.date, superseded: (d: { date: string | number }) => "Superseded. Law as at " + d.date, archived: (d: { date: string | number }) => "Archived. Law as at " + d.date, allOn: (d: { topic: string | number }) => "All on " + d.topic, downloads: "Downloads", cite: "Cite this",
    oscola: (d: { authors: string | number; date: string | number; firm: string | number; title: string | number; url: string | number }) => d.authors + ", ‘" + d.title + "’ (" + d.firm + ", " + d.date + ") <" + d.url + ">", oscolaNoAuthor: (d: { date: string | number; firm: string | number; title: string | number; url: string | number }) => "‘" + d.title + "’ (" + d.firm + ", " + d.date + ") <" + d.url + ">",
    plain: (d: { authors: string | number; date: string | number; firm: string | number; title: string | number; url: string | number }) => d.authors + ", " + d.title + ", " + d.firm + ", " + d.date + ", " + d.url, plainNoAuthor: (d: { date: string | number; firm: string | number; title: string | number; url: string | number }) => d.title + ", " + d.firm + ", " + d.date + ", " + d.url, citeHint: "Add the day on which you read it.",
  },
  gate: {
    signIn: "Read on with a free account", signInText: "The rest of this text is for registered readers. It costs nothing: an email address and a password, no telephone number. We send nothing that you do not ask for.", permission: "For clients whose account includes it",
    permissionText: (d: { product: string | number }) => "The rest of this text is part of “" + d.product + "”, a service that clients subscribe to. If your account includes it, sign in. If it does not, sign in and ask for access, or ask one of the authors.", contents: "What the full text covers", signInAction: "Sign in or register", permissionAction: "Sign in", freeAccount: "Free account", clients: "Clients",
  },
};
