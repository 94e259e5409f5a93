// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";

export const news = {
  kind: "Kind", dateline: "Place", press: "Press contact", deal: "Deal", correction: "Correction",
  newsroom: {
    heading: "For journalists", go: "Press office and facts", officers: "Press office", outOfHours: "Out of hours:", facts: "The firm in brief", founded: "Founded", foundedValue: "1871, in London", offices: "Offices", people: "People on this site", languages: "Languages of this site", languagesValue: "English, French, Chinese", counted: (d: { date: string | number }) => "Counted on " + d.date, name: "How to write and say our name",
    spelling: "Fenwarden Lisle in running text; Fenwarden Lisle LLP in legal notices. No “and”, no initials.", pronunciation: "FEN-war-d’n LYLE. The s is silent.", chinese: "In Chinese 芬沃登莱尔律师事务所.", images: "Images", imagesText: "We have no photographs. Every portrait and picture here is an engraving drawn by a program; print them with the credit “Fenwarden Lisle”.",
  },
  item: {
    count: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " announcement", other: number("en", d.count, 0) + " announcements" }), correction: "Correction", about: "About Fenwarden Lisle", boilerplate: "Fenwarden Lisle is an international law firm founded in London in 1871. It advises companies, funds and governments on transactions, regulation and disputes that cross borders. The firm is invented: this site is a demonstration.", copy: "Copy as text",
    copyHint: "Click the text to select all of it.", ends: "ENDS", moreNews: "More news", peopleNamed: "People named here", journalists: "Journalists may call",
  },
};
