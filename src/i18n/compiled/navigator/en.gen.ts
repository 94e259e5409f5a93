// Compiled from the catalogue beside it by `npm run generate`: not to be edited by hand.

import { number, plural } from '../../message-runtime.ts';
import { en } from "@messageformat/runtime/lib/cardinals";

export const navigator = {
  services: "Services", access: "Access", methodology: "How it is made", owners: "Editors", review: "Reviewed every", months: (d: { count: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " month", other: number("en", d.count, 0) + " months" }), jurisdiction: "Jurisdiction", localName: "Local name", statusTable: "Status table", statusTableOf: (d: { title: string | number }) => "Status table: " + d.title, reportBuilder: "Report builder",
  reportBuilderOf: (d: { title: string | number }) => "Report builder: " + d.title, topic: "Topic", status: "Status", answer: "Answer", inForceFrom: "In force from", reviewed: "Reviewed", entries: "Entries", legalSystem: "Legal system", regulators: "Regulators", headline: "In brief", changes: "What has changed", changeOf: (d: { date: string | number; topic: string | number }) => d.topic + ", " + d.date, demonstration: "Demonstration data, not legal advice.",
};
