import type { Byline } from '../../../components/listing/Bylines.tsx';
import type { Labelled } from '../../../components/sections/section.ts';
import { formatDay, formatNumber } from '../../../i18n/format.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { firmWords } from '../../../platform/settings/firm.ts';
import type { PageRequest } from '../../page-module.ts';
import { pressOfficer } from './press-officer.ts';
import type { NewsListQuery } from './query.gen.ts';

interface NewsroomFact {
  readonly label: string;
  readonly value: string;
  /** Of the value, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Where it comes from, or when it was counted. */
  readonly source: Labelled | null;
}

export interface Newsroom {
  readonly officers: readonly Byline[];
  readonly facts: readonly NewsroomFact[];
}

type Counted = Pick<NewsListQuery, 'press' | 'everybody' | 'offices' | 'story'>;

/** What a journalist looks for first: whom to call, and facts with their source and date. */
export function newsroomOf(
  data: Counted,
  { locale, clock }: Pick<PageRequest, 'locale' | 'clock'>,
): Newsroom {
  const { page, news } = messagesFor(locale);
  const m = news.newsroom;
  const counted = { text: m.counted({ date: formatDay(clock.today(), locale) }) };
  const story = data.story?.url
    ? { text: page.parts.source({ source: data.story.title }), url: data.story.url }
    : null;
  const { founded, lang } = firmWords(locale);
  return {
    officers: data.press.nodes.map((person) => pressOfficer(person, locale)),
    facts: [
      ...(founded ? [{ label: m.founded, value: founded, lang, source: story }] : []),
      { label: m.offices, value: formatNumber(data.offices.totalCount, locale), source: counted },
      { label: m.people, value: formatNumber(data.everybody.totalCount, locale), source: counted },
      { label: m.languages, value: m.languagesValue, source: null },
    ],
  };
}
