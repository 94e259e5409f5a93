import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { answersByPlace } from '../model/placed.ts';
import type { Report } from '../model/report.ts';
import { statusWords } from './answer-words.ts';
import type { Part } from './parts.ts';

/** Jurisdictions that stand side by side on a page: more would be too narrow to read. */
const columnsOfPage = 6;

/** Topics by jurisdictions, as many tables as pages are wide; each status with its headline where the table is all. */
export function overview(report: Report): Part[] {
  const { locale, jurisdictions, topics, options } = report;
  const m = messagesFor(locale).report;
  const at = answersByPlace(report);
  const groups = inGroups(jurisdictions, columnsOfPage);
  return groups.flatMap((group, index): Part[] => {
    const text = groups.length === 1 ? m.overview : m.overviewPart({ part: index + 1, parts: groups.length });
    return [
      { kind: 'heading', level: 1, id: `overview-${index + 1}`, words: { text } },
      ...(index === 0 ? [{ kind: 'paragraph', words: { text: m.overviewText } } as const] : []),
      {
        kind: 'table',
        caption: text,
        wide: group.length > 3,
        columns: [
          { text: m.topic, share: 18 },
          ...group.map(({ title, locale: own }) => ({ text: title, lang: langOf(own, locale), share: 14 })),
          ...(options.layout === 'matrix' && options.notes ? [{ text: m.notes, share: 16 }] : []),
        ],
        rows: topics.map((topic) => [
          { text: topic.title, lang: langOf(topic.locale, locale) },
          ...group.map(({ key }) => {
            const answer = at(key, topic.key);
            return answer ? statusWords(answer, locale) : { text: '' };
          }),
          ...(options.layout === 'matrix' && options.notes ? [{ text: '' }] : []),
        ]),
      },
    ];
  });
}

/** As many groups as it takes, none of them of one alone beside full ones. */
function inGroups<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  const size = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size));
}
