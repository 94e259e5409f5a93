// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";

export const navigator = {
  times: {
    label: "Which law is shown", law: (d: { on: string | number }) => "The law on " + d.on + ", as this site has it now.", both: (d: { known: string | number; on: string | number }) => "The law on " + d.on + ", as this site had it on " + d.known + ".", refused: "That is not a day that this page can show. You see today’s law.", today: "Back to today", choose: "Show another day", on: "The law on", onHint: "The day on which it held.", known: "As this site had it on",
    knownHint: "What we said at the end of that day.", show: "Show this day",
  },
  chapter: {
    eyebrow: (d: { region: string | number; service: string | number }) => d.service + " · " + d.region, tally: "How the answers stand", counted: (d: { count: string | number; status: string | number }) => d.status + ": " + d.count, overdueCount: (d: { count: string | number }) => "Overdue for review: " + d.count, list: "Answers on this page", enacted: "Enacted", inForceFrom: "In force from", comesIntoForce: "Comes into force", cameIntoForce: "In force", until: "Until", ends: "Ends",
    lastDay: "Replaced after this day", expected: "Expected", expectedSure: (d: { certainty: string | number }) => "Expected (" + d.certainty + ")", author: "Written by", reviewer: "Read again by", reviewed: "Read again on", nextReview: "Next due", overdue: (d: { date: string | number }) => "Overdue: should have been read again by " + d.date, report: "Report an error in this answer",
    reportSubject: (d: { jurisdiction: string | number; topic: string | number }) => "Error in the navigator: " + d.topic + ", " + d.jurisdiction, dates: "Dates", today: "Today", separator: ", ", legend: "Underlined words are new in the later version. Words struck through stood in the one before.", compareTexts: "What changed in the text", sources: "Sources", restsOn: "Rests on it:", about: "The jurisdiction", compareWith: "Compare with", compare: "Compare", calendar: "Dates as a calendar file",
    calendarEntry: (d: { jurisdiction: string | number; topic: string | number; what: string | number }) => d.what + ": " + d.topic + ", " + d.jurisdiction, isSample: "This jurisdiction is the sample of its service: everybody may read it in full.", sample: "One jurisdiction of this service is open to everybody in full:", cite: (d: { firm: string | number; title: string | number; url: string | number }) => d.title + ", " + d.firm + " Navigator, " + d.url,
    subject: (d: { jurisdiction: string | number; service: string | number }) => d.service + ": " + d.jurisdiction,
  },
  kinds: { MAJOR: "The law changed", MINOR: "Wording", CORRECTION: "We corrected it", }, answerParts: { conditions: "Conditions", thresholds: "Amounts and times", penalties: "Penalties", sources: "Sources", notWritten: "Nobody has reviewed this question yet. It does not mean that there is no law.", }, services: "Services", access: "Access", methodology: "How it is made", owners: "Editors", review: "Reviewed every",
  months: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " month", other: number("en", d.count, 0) + " months" }), localName: "Local name", statusTableOf: (d: { title: string | number }) => "Status table: " + d.title, reportBuilder: "Report builder", reportBuilderOf: (d: { title: string | number }) => "Report builder: " + d.title,
  reportBuilderText: "A report sets topics and jurisdictions of this service side by side. Choose a region below to read its entries; choosing and ordering them for a report needs an account.", topic: "Topic", status: "Status", answer: "Answer", legalSystem: "Legal system", regulators: "Regulators", headline: "In brief", changes: "What has changed", demonstration: "Demonstration data, not legal advice.",
};
