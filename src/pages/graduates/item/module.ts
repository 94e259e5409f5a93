import { messagesFor } from '../../../i18n/messages.ts';
import { type AnyPageModule, type PageRequest, pageModule } from '../../page-module.ts';
import { calendarOf } from '../../shared/files/calendar.ts';
import { checkerNames } from './checker.ts';
import { GraduatePage } from './GraduatePage.tsx';
import { closingEntry } from './programmes.ts';
import { type GraduatePageQuery, graduatePageQuery } from './query.gen.ts';
import { graduatePageView } from './view.ts';

const variables = ({ recordId, locale, clock }: PageRequest) => ({
  id: recordId ?? '',
  locale,
  today: `${clock.today()}T00:00:00Z`,
});

const shared = { query: graduatePageQuery, variables, view: graduatePageView, Page: GraduatePage };

export const graduatesModule: AnyPageModule = pageModule({
  ...shared,
  routes: [
    'graduates-home',
    'graduates-alumni',
    'graduates-brochure',
    'graduates-business-services',
    'graduates-career',
    'graduates-contact-us',
    'graduates-meet-us',
    'graduates-professionals',
    'graduates-starters',
    'graduates-students',
    'graduates-training-contract',
    'graduates-page',
  ],
});

/** Programmes with their closing dates, as a calendar too; and who may apply for what. */
export const applyModule: AnyPageModule = pageModule({
  routes: ['graduates-apply'],
  ...shared,
  searchParams: [...checkerNames, 'programme'],
  files: { ics: { write: closingDates } },
});

/** The closing dates to come, of one programme when the address names one; null when it names none that there is. */
function closingDates({ programmes }: GraduatePageQuery, request: PageRequest): string | null {
  const { locale, search } = request;
  const slug = search.get('programme');
  const chosen = programmes.nodes.filter((programme) => slug === null || programme.slug === slug);
  if (slug !== null && chosen.length === 0) return null;
  const entries = chosen.flatMap((programme) => closingEntry(programme, locale) ?? []);
  return calendarOf(messagesFor(locale).graduates.programmes, entries, request);
}
