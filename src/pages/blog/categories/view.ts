import type { Labelled } from '../../../components/sections/section.ts';
import type { RichText } from '../../../content/rich-text/types.ts';
import { formatDay } from '../../../i18n/format.ts';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import type { PageRequest, PageView } from '../../page-module.ts';
import { type CardRecord, labelled } from '../../shared/records/cards.ts';
import { headOf } from '../../shared/records/head.ts';
import { opening, type PageOpening } from '../../shared/records/opening.ts';
import { feedWith, postsWith } from '../addresses.ts';
import type { BlogCategoriesQuery } from './query.gen.ts';

interface ListedPost extends Labelled {
  readonly day: Labelled;
}

/** A category, or a series, as the page describes it. */
export interface CategoryEntry {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly lang: string | undefined;
  readonly summary: string | null;
  readonly body: RichText | null;
  readonly count: Labelled;
  /** Newest first; of a series from the first on. */
  readonly posts: readonly ListedPost[];
  readonly feed: Labelled;
}

export interface CategoriesPageProps extends PageOpening {
  readonly body: RichText | null;
  readonly subjects: readonly CategoryEntry[];
  readonly series: readonly CategoryEntry[];
}

/** What the blog writes about: each category and series with what belongs in it, how much there is, and its feed. */
export function categoriesView(
  { record, blogCategories, blogPosts }: BlogCategoriesQuery,
  request: PageRequest,
): PageView<CategoriesPageProps> | null {
  if (!record) return null;
  const { locale } = request;
  const counts = new Map(
    blogPosts.facets.flatMap(({ values }) => values.map(({ value, count }) => [value, count])),
  );
  const entries = (isSeries: boolean) =>
    blogCategories.nodes
      .filter((node) => node.isSeries === isSeries)
      .map((node) => entryOf(node, counts.get(node.id) ?? 0, locale))
      .filter(({ posts }) => posts.length > 0);
  return {
    head: headOf(record, request),
    props: {
      ...opening(record, request),
      body: record.body,
      subjects: entries(false),
      series: entries(true),
    },
  };
}

type Node = BlogCategoriesQuery['blogCategories']['nodes'][number];

function entryOf(node: Node, count: number, locale: Locale): CategoryEntry {
  const m = messagesFor(locale).blog;
  const filter = node.isSeries ? 'series' : 'category';
  const posts: readonly CardRecord[] = node.isSeries ? node.parts : node.posts;
  const shown = node.isSeries
    ? posts.toSorted((a, b) => (a.publishedOn ?? '').localeCompare(b.publishedOn ?? ''))
    : posts;
  const url = postsWith(filter, node.id, locale);
  return {
    id: node.id,
    title: node.title,
    url,
    lang: langOf(node.locale, locale),
    summary: node.summary,
    body: node.body,
    count: { text: m.count({ count }), url },
    posts: shown.map((post) => ({
      ...labelled(post, locale),
      day: { text: formatDay(post.publishedOn ?? '', locale, 'short'), dateTime: post.publishedOn },
    })),
    feed: { text: m.feed({ category: node.title }), url: feedWith(filter, node.id, locale) },
  };
}
