import { choiceLabel } from '../../../content/types/choices.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { type PlainPageProps, plainView } from '../../shared/records/plain-page/plain-view.ts';
import { cardSection, linesSection, peopleSection, textRow } from '../../shared/records/rows.ts';
import type { NavigatorServicePageQuery } from './query.gen.ts';

const suffix = '/report-builder';

/** A service of the navigator; its report builder is a page of its own. */
export function navigatorServiceView(
  { navigatorService: service }: NavigatorServicePageQuery,
  request: PageRequest,
): PageView<PlainPageProps> | null {
  if (!service) return null;
  const { locale } = request;
  const { navigator: m, record } = messagesFor(locale);
  const report = m.reportBuilderOf({ title: service.title });
  return plainView(service, request, {
    meta: [
      textRow(m.access, choiceLabel('navigatorService.access', service.access, locale)),
      textRow(m.review, service.reviewMonths && m.months({ count: service.reviewMonths })),
      !service.url ? null : { label: m.reportBuilder, values: [{ text: report, url: service.url + suffix }] },
    ],
    sections: [
      cardSection('below', record.below, service.children, locale),
      linesSection('methodology', m.methodology, service.methodology),
      peopleSection('owners', m.owners, service.owners, locale),
    ],
    jsonLd: { '@type': 'Dataset', name: service.title, description: service.summary ?? undefined },
  });
}
