// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.
import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";
export const news = {
  kind: "Kind", deal: "Deal",
  newsroom: {
    heading: "For journalists", go: "Press office and facts", officers: "Press office", outOfHours: "Out of hours:", facts: "The firm in brief", founded: "Founded", offices: "Offices", people: "People on this site", languages: "Languages of this site", languagesValue: "English, French, Chinese", counted: (d: { date: string | number }) => "Counted on " + d.date, name: "How to write and say our name", images: "Images",
    imagesText: (d: { firm: string | number }) => "We have no photographs. Every portrait and picture here is an engraving drawn by a program; print them with the credit “" + d.firm + "”.", portraits: "Each person’s page has the portrait to save.", nameDark: "Our name for light paper", nameLight: "Our name for dark paper", credit: (d: { firm: string | number }) => "Drawing: " + d.firm,
  },
  item: { count: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " announcement", other: number("en", d.count, 0) + " announcements" }), correction: "Correction", about: (d: { firm: string | number }) => "About " + d.firm, copy: "Copy as text", copyHint: "Click the text to select all of it.", ends: "ENDS", moreNews: "More news", peopleNamed: "People named here", journalists: "Journalists may call", },
};
