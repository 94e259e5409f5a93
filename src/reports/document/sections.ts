import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { answersByPlace } from '../model/placed.ts';
import type { Report, ReportJurisdiction, ReportTopic } from '../model/report.ts';
import { answerCells, answerColumns } from './answer-words.ts';
import { detail, sources } from './detail.ts';
import type { Part } from './parts.ts';

/** A section for each jurisdiction, or each topic: a table of its answers, then what each says in full. */
export function sections(report: Report): Part[] {
  const { jurisdictions, topics, options } = report;
  return options.layout === 'topic'
    ? topics.flatMap((topic, at) => section(report, topic, at, jurisdictions))
    : jurisdictions.flatMap((jurisdiction, at) => section(report, jurisdiction, at, topics));
}

type Side = ReportJurisdiction | ReportTopic;

const isTopic = (side: Side): side is ReportTopic => 'question' in side;

function section(report: Report, of: Side, at: number, others: readonly Side[]): Part[] {
  const { locale, options } = report;
  const m = messagesFor(locale).report;
  const found = answersByPlace(report);
  const id = `section-${at + 1}`;
  const wordsOf = ({ title, locale: own }: Side) => ({ text: title, lang: langOf(own, locale) });
  const rows = others.map((other) => {
    const [topic, jurisdiction] = isTopic(of) ? [of, other] : [other, of];
    return { other, answer: found(jurisdiction.key, topic.key) };
  });
  const intro = isTopic(of) ? [of.question, of.help] : [of.nativeName];
  const lang = isTopic(of) ? langOf(of.locale, locale) : undefined;
  return [
    { kind: 'heading', level: 1, id, words: wordsOf(of) },
    ...intro.flatMap((text) =>
      text && text !== of.title ? [{ kind: 'paragraph', words: { text, lang } } as const] : [],
    ),
    {
      kind: 'table',
      caption: of.title,
      wide: options.notes,
      columns: answerColumns(isTopic(of) ? m.jurisdiction : m.topic, report),
      rows: rows.map(({ other, answer }) => [wordsOf(other), ...answerCells(answer, report)]),
    },
    ...rows.flatMap(({ other, answer }, index): Part[] => {
      const parts = answer ? detail(answer, report, `${id}-${index + 1}`) : [];
      if (parts.length === 0) return [];
      return [{ kind: 'heading', level: 2, id: `${id}-${index + 1}`, words: wordsOf(other) }, ...parts];
    }),
    ...sources(
      rows.flatMap(({ answer }) => answer ?? []),
      report,
    ),
  ];
}
