import { plainText } from '../../content/rich-text/plain-text.ts';
import { languageName } from '../../i18n/format.ts';
import { localeFacts } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { sourceInWords } from '../../i18n/source-names.ts';
import { amountInWords } from '../model/amount.ts';
import type { Placed } from '../model/placed.ts';
import type { Report } from '../model/report.ts';
import { statusLabel } from '../model/status-label.ts';

/** A column of a table with a row for each answer. Days are `2025-06-30`. */
export interface AnswerColumn {
  readonly heading: string;
  readonly kind: 'text' | 'long' | 'day' | 'number';
  readonly value: (placed: Placed) => string | number | null;
}

const inLines = (lines: readonly string[]) => lines.join('\n');

/** The columns of a report as a table, of those alone that its options ask for. */
export function answerColumns({ locale, options }: Report): AnswerColumn[] {
  const m = messagesFor(locale).report;
  const { depth } = options;
  const text = (heading: string, value: AnswerColumn['value']): AnswerColumn => ({
    heading,
    kind: 'text',
    value,
  });
  const long = (heading: string, value: AnswerColumn['value']): AnswerColumn => ({
    heading,
    kind: 'long',
    value,
  });
  const day = (heading: string, value: AnswerColumn['value']): AnswerColumn => ({
    heading,
    kind: 'day',
    value,
  });
  return [
    text(m.jurisdiction, ({ jurisdiction }) => jurisdiction.title),
    text(m.topic, ({ topic }) => topic.title),
    text(m.status, ({ answer }) => statusLabel(answer.status, locale)),
    long(m.headline, ({ answer }) => answer.headline),
    day(m.inForceFrom, ({ answer }) => answer.effectiveFrom),
    day(m.reviewed, ({ answer }) => answer.reviewedOn),
    day(m.reviewDue, ({ answer }) => answer.reviewDueOn),
    ...(options.notes ? [long(m.notes, () => null)] : []),
    ...(depth === 'summary'
      ? []
      : [
          long(m.inShort, ({ answer }) => answer.summary),
          long(m.conditions, ({ answer }) => inLines(answer.conditions)),
          long(m.thresholds, ({ answer }) =>
            inLines(answer.thresholds.map((one) => `${one.label}: ${amountInWords(one, answer.locale)}`)),
          ),
          long(m.penalties, ({ answer }) => answer.penalties),
        ]),
    ...(depth === 'full' ? [long(m.answer, ({ answer }) => answer.body && plainText(answer.body))] : []),
    ...(options.sources
      ? [
          long(m.sources, ({ answer }) =>
            inLines(
              answer.instruments.map((one) =>
                [sourceInWords(one, locale), one.citation].filter(Boolean).join(', '),
              ),
            ),
          ),
        ]
      : []),
    text(m.language, ({ answer }) => languageName(localeFacts[answer.locale].language, locale)),
    text(m.record, ({ answer }) => answer.recordId),
    { heading: m.version, kind: 'number', value: ({ answer }) => answer.version },
    { heading: m.leaf, kind: 'number', value: ({ answer }) => answer.leaf },
  ];
}
