import type { Byline } from '../../../components/listing/Bylines.tsx';
import type { Notice } from '../../../components/notices/Notices.tsx';
import { type HeadingAnchor, headingsOf } from '../../../components/rich-text/headings.ts';
import type { CardProps, Labelled, MetaRow } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { formatDay } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { type Citation, citationOf } from '../../publications/item/citation.ts';
import { relatedTo } from '../../publications/item/related.ts';
import { readingMinutes } from '../../shared/dates/reading-minutes.ts';
import { bylineOf } from '../../shared/records/bylines.ts';
import type { NamedRecord } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { dayRow, languagesRow, recordsRow, rowsOf, textRow } from '../../shared/records/rows.ts';
import { postsWith } from '../addresses.ts';
import { isOld } from './age.ts';
import { blogPostJsonLd } from './json-ld.ts';
import type { BlogPostPageQuery, WholePostFragment } from './query.gen.ts';
import { type SeriesPlace, seriesPlace } from './series.ts';

export interface BlogPostPageProps extends PageOpening {
  readonly id: string;
  readonly eyebrow: string | undefined;
  readonly dates: readonly MetaRow[];
  readonly contents: readonly HeadingAnchor[];
  readonly body: RichText | null;
  readonly authors: readonly Byline[];
  readonly about: readonly MetaRow[];
  readonly series: SeriesPlace | null;
  readonly citation: Citation;
  /** The page's whole address. */
  readonly url: string;
  readonly related: readonly CardProps[];
  /** All of its first category. */
  readonly more: Labelled | undefined;
}

export function blogPostView(
  { blogPost: post }: BlogPostPageQuery,
  request: PageRequest,
): PageView<BlogPostPageProps> | null {
  if (!post) return null;
  const { locale, origin, clock } = request;
  const m = messagesFor(locale);
  const head = headOf(post, request, { openGraphType: 'article', jsonLd: [blogPostJsonLd(post)] });
  const url = origin + (head.canonical ?? '');
  const [category] = post.categories;
  const age: Notice = {
    kind: 'state',
    text: m.blog.old({ date: formatDay(post.publishedOn, locale) }),
  };
  return {
    head,
    props: {
      id: post.id,
      ...opening(post, request, isOld(post.publishedOn, clock) ? [age] : []),
      eyebrow: category?.title,
      dates: datesOf(post, m, locale),
      contents: post.body ? headingsOf(post.body) : [],
      body: post.body,
      authors: post.authors.map((author) => bylineOf(author, locale)),
      about: aboutOf(post, m, locale),
      series: seriesPlace(post.id, post.series, locale),
      citation: citationOf(post, url, locale),
      url,
      related: relatedTo({ ...post, topics: sharedBy(post) }, locale),
      more: category && {
        text: m.blog.allIn({ category: category.title }),
        url: postsWith('category', category.id, locale),
      },
    },
  };
}

/** What shares its topics, services and categories; the rest of its series stands below the text already. */
function sharedBy({ topics, services, categories, series }: WholePostFragment) {
  const inSeries = new Set(series?.posts.map(({ id }) => id));
  return [...topics, ...services, ...categories].map(({ alike }) => ({
    alike: alike.filter(({ id }) => !inSeries.has(id)),
  }));
}

function datesOf(post: WholePostFragment, m: Messages, locale: Locale): MetaRow[] {
  const changedOn = post.publishedAt.slice(0, 10);
  const minutes = readingMinutes(post.body, post.locale);
  return rowsOf([
    dayRow(m.record.published, post.publishedOn, locale),
    dayRow(m.record.updated, changedOn > post.publishedOn ? changedOn : null, locale),
    textRow(m.record.readingTime, minutes && m.record.minutes({ count: minutes })),
    languagesRow(m.record.languages, post.translations, locale),
  ]);
}

function aboutOf(post: WholePostFragment, m: Messages, locale: Locale): MetaRow[] {
  const listed = (filter: 'category' | 'topic', records: readonly NamedRecord[]) =>
    records.map((record) => ({ ...record, url: postsWith(filter, record.id, locale) }));
  return rowsOf([
    recordsRow(m.blog.category, listed('category', post.categories), locale),
    recordsRow(m.record.topics, listed('topic', post.topics), locale),
    recordsRow(m.record.services, post.services, locale),
    recordsRow(m.record.sectors, post.sectors, locale),
    recordsRow(m.record.jurisdictions, post.jurisdictions, locale),
  ]);
}
