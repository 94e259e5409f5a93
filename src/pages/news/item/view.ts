import type { Byline } from '../../../components/listing/Bylines.tsx';
import type { CardProps, Labelled, MetaRow } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { choiceLabel } from '../../../content/types/choices.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import { linkTo } from '../../../routing/links.ts';
import { dealAddress } from '../../deals/address.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { bylineOf } from '../../shared/records/bylines.ts';
import { cardOf } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { dayRow, languagesRow, recordsRow, rowsOf } from '../../shared/records/rows.ts';
import { pressOfficer } from '../list/press-officer.ts';
import { isEmbargoed } from '../list/view.ts';
import { newsJsonLd } from './json-ld.ts';
import { plainRelease } from './plain-release.ts';
import type { NewsItemQuery, WholeNewsFragment } from './query.gen.ts';

export interface NewsItemPageProps extends PageOpening {
  readonly eyebrow: string;
  readonly facts: readonly MetaRow[];
  readonly dateline: string | null;
  readonly correction: string | null;
  readonly body: RichText | null;
  /** The announcement as text to paste. */
  readonly plain: string;
  readonly people: readonly Byline[];
  readonly press: readonly Byline[];
  readonly url: string;
  readonly more: readonly CardProps[];
  readonly all: Labelled;
}

/** An announcement; one under embargo is not there. */
export function newsItemView(data: NewsItemQuery, request: PageRequest): PageView<NewsItemPageProps> | null {
  const { news } = data;
  const { locale, clock, origin } = request;
  if (!news || isEmbargoed(news.embargoedUntil, clock)) return null;
  const m = messagesFor(locale);
  const head = headOf(news, request, { openGraphType: 'article', jsonLd: [newsJsonLd(news)] });
  const url = origin + (head.canonical ?? '');
  const officers = news.pressContact ? [news.pressContact] : data.press.nodes;
  const press = officers.map((person) => pressOfficer(person, locale));
  return {
    head,
    props: {
      ...opening(news, request),
      eyebrow: choiceLabel('news.kind', news.kind, locale),
      facts: factsOf(news, m, locale),
      dateline: news.dateline,
      correction: news.correction,
      body: news.body,
      plain: plainRelease(news, press, url, news.locale),
      people: news.people.map((person) => bylineOf(person, locale)),
      press,
      url,
      more: data.latest.nodes
        .filter(({ id, embargoedUntil }) => id !== news.id && !isEmbargoed(embargoedUntil, clock))
        .slice(0, 3)
        .map((item) => ({
          ...cardOf(item, locale),
          summary: undefined,
          art: item.id,
          eyebrow: choiceLabel('news.kind', item.kind, locale),
        })),
      all: { text: m.insights.filters.allNews, url: linkTo('news-list', {}, locale) },
    },
  };
}

function factsOf(news: WholeNewsFragment, m: Messages, locale: Locale): MetaRow[] {
  const { deal } = news;
  return rowsOf([
    dayRow(m.record.published, news.publishedOn, locale),
    recordsRow(m.record.offices, news.offices, locale),
    recordsRow(m.record.sectors, news.sectors, locale),
    deal && {
      label: m.news.deal,
      values: [
        {
          text: deal.title,
          url: dealAddress(deal.id, locale),
          lang: langOf(deal.locale, locale),
        },
      ],
    },
    languagesRow(m.record.languages, news.translations, locale),
  ]);
}
