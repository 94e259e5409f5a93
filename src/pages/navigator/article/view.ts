import type { Byline } from '../../../components/listing/Bylines.tsx';
import { type HeadingAnchor, headingsOf } from '../../../components/rich-text/headings.ts';
import type { CardProps, Labelled, MetaRow } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { typeLabel } from '../../../content/types/index.ts';
import type { NameFragment } from '../../../graphql/fragments/records.fragments.gen.ts';
import { formatDay } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { readingMinutes } from '../../shared/dates/reading-minutes.ts';
import { bylineOf } from '../../shared/records/bylines.ts';
import { cardsOf, labelled } from '../../shared/records/cards.ts';
import { firmJsonLd } from '../../shared/records/firm-json-ld.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { dayRow, languagesRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import { coverageOf } from '../coverage.ts';
import type { CoveredServiceFragment, NavigatorArticlePageQuery } from './query.gen.ts';

type Article = NonNullable<NavigatorArticlePageQuery['navigatorArticle']>;

/** The service whose answers an article explains. */
export interface ArticleService {
  readonly name: Labelled;
  readonly summary: string | null;
  /** How much there is of it, and when it changed last. */
  readonly facts: readonly string[];
  readonly report: Labelled;
}

export interface ArticleProps extends PageOpening {
  readonly id: string;
  readonly eyebrow: string;
  readonly dates: readonly MetaRow[];
  readonly contents: readonly HeadingAnchor[];
  readonly body: RichText | null;
  readonly authors: readonly Byline[];
  readonly service: ArticleService | null;
  /** The page's whole address. */
  readonly url: string;
  /** Further articles of its service or region. */
  readonly others: readonly CardProps[];
}

/** An article about a service of the navigator, or about a region in it. */
export function navigatorArticleView(
  { navigatorArticle: article }: NavigatorArticlePageQuery,
  request: PageRequest,
): PageView<ArticleProps> | null {
  if (!article) return null;
  const { locale, origin } = request;
  const { navigator } = messagesFor(locale);
  const { above } = article;
  const head = headOf(article, request, { openGraphType: 'article', jsonLd: [jsonLdOf(article)] });
  const others = (above?.others ?? []).filter(({ id, url }) => id !== article.id && url !== null);
  return {
    head,
    props: {
      id: article.id,
      ...opening(article, request, [{ kind: 'state', text: navigator.demonstration }]),
      eyebrow: above?.title ?? typeLabel('navigatorArticle', locale),
      dates: datesOf(article, locale),
      contents: article.body ? headingsOf(article.body) : [],
      body: article.body,
      authors: article.authors.map((author) => bylineOf(author, locale)),
      service: serviceOf(article, locale),
      url: origin + (head.canonical ?? ''),
      others: cardsOf(others, locale),
    },
  };
}

function datesOf(article: Article, locale: Locale): MetaRow[] {
  const m = messagesFor(locale).record;
  const { publishedOn } = article;
  const changedOn = article.publishedAt.slice(0, 10);
  const minutes = readingMinutes(article.body, article.locale);
  return rowsOf([
    dayRow(m.published, publishedOn, locale),
    dayRow(m.updated, changedOn > publishedOn ? changedOn : null, locale),
    textRow(m.readingTime, minutes && m.minutes({ count: minutes })),
    languagesRow(m.languages, article.translations, locale),
  ]);
}

type Covered = CoveredServiceFragment & NameFragment;

function isCovered(record: NameFragment | null | undefined): record is Covered {
  return record?.type === 'navigatorService';
}

/** The service is right above the article, or above its region. */
function serviceOf({ above }: Article, locale: Locale): ArticleService | null {
  const service = [above, above?.service].find(isCovered);
  if (!service?.url) return null;
  const { title, url, summary } = service;
  const m = messagesFor(locale).navigator;
  const { jurisdictions, filled, changedAt } = coverageOf(service.coverage);
  return {
    name: labelled(service, locale),
    summary,
    facts: [
      m.home.coverage({ jurisdictions, filled }),
      ...(changedAt ? [m.home.lastChange({ date: formatDay(changedAt, locale) })] : []),
    ],
    report: { text: m.reportBuilderOf({ title }), url: `${url}/report-builder` },
  };
}

function jsonLdOf(article: Article): object {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.summary ?? undefined,
    url: article.url ?? undefined,
    datePublished: article.publishedOn,
    dateModified: article.publishedAt,
    author: article.authors.map(({ title, url }) => ({
      '@type': 'Person',
      name: title,
      url: url ?? undefined,
    })),
    publisher: firmJsonLd,
  };
}
