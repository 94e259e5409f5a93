import type { Notice } from '../../../components/notices/Notices.tsx';
import type { CardProps, Labelled, MetaRow } from '../../../components/sections/section.ts';
import { formatDay } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { type Citation, citationOf } from '../../publications/item/citation.ts';
import { relatedTo } from '../../publications/item/related.ts';
import type { NamedRecord } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { type ArticleParts, articleParts } from '../../shared/records/long-read/article-parts.ts';
import { recordsRow, rowsOf } from '../../shared/records/rows.ts';
import { postsWith } from '../addresses.ts';
import { isOld } from './age.ts';
import { blogPostJsonLd } from './json-ld.ts';
import type { BlogPostPageQuery, WholePostFragment } from './query.gen.ts';
import { type SeriesPlace, seriesPlace } from './series.ts';

export interface BlogPostPageProps {
  readonly post: ArticleParts;
  readonly about: readonly MetaRow[];
  readonly series: SeriesPlace | null;
  readonly citation: Citation;
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
      post: articleParts(post, request, {
        eyebrow: category?.title,
        url,
        notices: isOld(post.publishedOn, clock) ? [age] : [],
      }),
      about: aboutOf(post, m, locale),
      series: seriesPlace(post.id, post.series, locale),
      citation: citationOf(post, url, locale),
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
