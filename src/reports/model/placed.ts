import type { Report, ReportAnswer, ReportJurisdiction, ReportTopic } from './report.ts';

/** An answer and where in the report it stands. */
export interface Placed {
  readonly jurisdiction: ReportJurisdiction;
  readonly topic: ReportTopic;
  readonly answer: ReportAnswer;
}

/** The answer at a place of the report; undefined: there is none for its two times. */
export function answersByPlace({ answers }: Report) {
  const placed = new Map(answers.map((one) => [`${one.jurisdiction} ${one.topic}`, one]));
  return (jurisdiction: string, topic: string): ReportAnswer | undefined =>
    placed.get(`${jurisdiction} ${topic}`);
}

/** All answers in the order in which a report is read: by topics when it is laid out by them, else by jurisdictions. */
export function inReadingOrder(report: Report): Placed[] {
  const at = answersByPlace(report);
  const place = (jurisdiction: ReportJurisdiction, topic: ReportTopic): Placed[] => {
    const answer = at(jurisdiction.key, topic.key);
    return answer ? [{ jurisdiction, topic, answer }] : [];
  };
  const { jurisdictions, topics, options } = report;
  return options.layout === 'topic'
    ? topics.flatMap((topic) => jurisdictions.flatMap((jurisdiction) => place(jurisdiction, topic)))
    : jurisdictions.flatMap((jurisdiction) => topics.flatMap((topic) => place(jurisdiction, topic)));
}
