import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { type PlainPageProps, plainView } from '../../shared/records/plain-page/plain-view.ts';
import { peopleSection } from '../../shared/records/rows.ts';
import type { NavigatorStatusTableQuery } from './query.gen.ts';
import { statusTable } from './status-table.ts';

/** The answers of a jurisdiction in a service as a table: a further page of it. */
export function navigatorStatusTableView(
  { navigatorChapter: chapter }: NavigatorStatusTableQuery,
  request: PageRequest,
): PageView<PlainPageProps> | null {
  if (!chapter) return null;
  const { locale } = request;
  const { navigator: m, record } = messagesFor(locale);
  return plainView(chapter, request, {
    title: m.statusTableOf({ title: chapter.title }),
    suffix: '/status-table',
    sections: [
      statusTable(chapter, locale),
      peopleSection('contacts', record.contacts, chapter.contacts, locale),
    ],
    state: m.demonstration,
  });
}
