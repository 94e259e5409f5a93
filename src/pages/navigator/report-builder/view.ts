import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { type PlainPageProps, plainView } from '../../shared/records/plain-page/plain-view.ts';
import { cardSection } from '../../shared/records/rows.ts';
import type { NavigatorReportBuilderQuery } from './query.gen.ts';

/** The report builder: a further page of a service. */
export function navigatorReportBuilderView(
  { navigatorService: service }: NavigatorReportBuilderQuery,
  request: PageRequest,
): PageView<PlainPageProps> | null {
  if (!service) return null;
  const { locale } = request;
  const { navigator: m, record } = messagesFor(locale);
  return plainView(service, request, {
    title: m.reportBuilderOf({ title: service.title }),
    suffix: '/report-builder',
    state: m.reportBuilderText,
    sections: [cardSection('below', record.below, service.children, locale)],
  });
}
