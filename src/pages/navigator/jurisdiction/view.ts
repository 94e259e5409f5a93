import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { type PlainPageProps, plainView } from '../../shared/records/plain-page/plain-view.ts';
import { peopleSection, textRow } from '../../shared/records/rows.ts';
import { sideTreeOf } from '../../shared/records/side-tree/side-tree.ts';
import { answerSections, changesSection } from './answers.ts';
import type { NavigatorChapterPageQuery } from './query.gen.ts';
import { statusTable } from './status-table.ts';

const suffix = '/status-table';

/** What the law of a jurisdiction is in a service; the table of its answers is a further page of it. */
export function navigatorChapterView(
  { navigatorChapter: chapter }: NavigatorChapterPageQuery,
  request: PageRequest,
): PageView<PlainPageProps> | null {
  if (!chapter) return null;
  const { locale, route } = request;
  const { navigator: m, record } = messagesFor(locale);
  const { jurisdiction } = chapter;
  const table = m.statusTableOf({ title: chapter.title });
  const isTable = route.name === 'navigator-status-table';
  return plainView(chapter, request, {
    ...(isTable && { title: table, suffix }),
    meta: [
      jurisdiction?.nativeName && jurisdiction.nativeName !== jurisdiction.title
        ? textRow(m.localName, jurisdiction.nativeName)
        : textRow(m.jurisdiction, jurisdiction?.title),
      textRow(m.legalSystem, jurisdiction?.legalSystem),
      jurisdiction && jurisdiction.regulators.length > 0
        ? {
            label: m.regulators,
            values: jurisdiction.regulators.map(({ name, url }) => ({ text: name, url })),
          }
        : null,
      isTable || !chapter.url
        ? null
        : { label: m.statusTable, values: [{ text: table, url: chapter.url + suffix }] },
    ],
    sections: [
      statusTable(chapter, locale),
      ...(isTable ? [] : answerSections(chapter, locale)),
      isTable ? null : changesSection(chapter, locale),
      peopleSection('contacts', record.contacts, chapter.contacts, locale),
    ],
    state: m.demonstration,
    // Beside the table a long tree would lead the keyboard far below it, and then back into its middle.
    side: isTable ? null : sideTreeOf(chapter, locale),
  });
}
