import type { FileLink } from '../../components/listing/FileLinks.tsx';
import type { CardProps, Labelled } from '../../components/sections/section.ts';
import { langOf } from '../../i18n/language-of.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import type { Head, PageRequest, PageView } from '../page-module.ts';
import { atomFeed, feedLength } from '../shared/files/feed.ts';
import { fileLinks } from '../shared/files/page-files.ts';
import { cardsOf } from '../shared/records/cards.ts';
import { headOf } from '../shared/records/head.ts';
import { noticesOf } from '../shared/records/notices.ts';
import { opening, type PageOpening } from '../shared/records/opening.ts';
import { featuresOf, groupsOf, type KindGroup } from './groups.ts';
import type { InsightsQuery } from './query.gen.ts';
import { topicParam } from './search-params.ts';
import { type IndexLetter, topicAddress, topicIndex } from './topic-index.ts';

export interface InsightsPageProps extends PageOpening {
  /** The area's name, above a topic. */
  readonly eyebrow: string | undefined;
  /** How much there is on the topic, and the way back to all. */
  readonly topic: { readonly count: string; readonly all: Labelled } | null;
  /** What editors chose; on the hub alone. */
  readonly picks: readonly CardProps[];
  readonly groups: readonly KindGroup[];
  readonly index: readonly IndexLetter[];
  readonly files: readonly FileLink[];
}

/** All that the firm publishes, brought together: the hub, or what there is on one topic. */
export function insightsView(data: InsightsQuery, request: PageRequest): PageView<InsightsPageProps> | null {
  const { record } = data;
  if (!record) return null;
  return topicParam(request) === null ? hubView(data, record, request) : topicView(data, record, request);
}

type Area = NonNullable<InsightsQuery['record']>;

function hubView(data: InsightsQuery, record: Area, request: PageRequest): PageView<InsightsPageProps> {
  const { locale } = request;
  const picks = 'featured' in record ? record.featured : [];
  return {
    head: headOf(record, request),
    props: {
      ...opening(record, request),
      eyebrow: undefined,
      topic: null,
      picks: cardsOf(picks, locale, true).map((card) => ({ ...card, art: card.id })),
      groups: groupsOf(data, request),
      index: topicIndex(data, locale),
      files: fileLinks(request, ['atom']),
    },
  };
}

function topicView(
  data: InsightsQuery,
  record: Area,
  request: PageRequest,
): PageView<InsightsPageProps> | null {
  const { topic } = data;
  if (!topic) return null;
  const { locale } = request;
  const m = messagesFor(locale);
  const { publications, blogPosts, events } = data;
  const total = publications.totalCount + blogPosts.totalCount + events.totalCount + featuresOf(data).length;
  return {
    head: topicHead(m.insights.topicTitle({ topic: topic.title }), topic, record, request),
    props: {
      title: topic.title,
      lang: langOf(topic.locale, locale),
      eyebrow: record.title,
      standfirst: topic.summary ?? m.insights.topicStandfirst,
      notices: noticesOf(record, locale),
      topic: {
        count: total === 0 ? m.list.empty : m.insights.count({ count: total }),
        all: { text: m.insights.allTopics, url: `${linkTo('insights-list', {}, locale)}#topics` },
      },
      picks: [],
      groups: groupsOf(data, request),
      index: [],
      files: fileLinks(request, ['atom']),
    },
  };
}

/** A topic's page is a page of its own, in every language of the hub. */
function topicHead(
  title: string,
  topic: { readonly id: string; readonly title: string },
  record: Area,
  request: PageRequest,
): Head {
  const { locale, path } = request;
  const head = headOf(record, request, { title, suffix: `?topic=${topic.id}` });
  const crumb = { title: topic.title, url: topicAddress(topic.id, locale) };
  const area = { title: record.title, url: addressOf(locale, path) };
  return { ...head, breadcrumbs: [...(head.breadcrumbs ?? []).slice(0, 1), area, crumb] };
}

/** Texts by the day they appeared, events by the day they were announced. */
export function insightsFeed(data: InsightsQuery, request: PageRequest): string | null {
  const { record, topic } = data;
  if (!record || (topicParam(request) !== null && !topic)) return null;
  const announced = [...featuresOf(data), ...data.events.nodes].map((one) => ({
    ...one,
    publishedOn: one.firstPublishedAt,
  }));
  const entries = [...data.publications.nodes, ...data.blogPosts.nodes, ...announced]
    .sort((a, b) => Date.parse(b.publishedOn) - Date.parse(a.publishedOn))
    .slice(0, feedLength);
  const m = messagesFor(request.locale).insights;
  return atomFeed(topic ? m.feedOf({ topic: topic.title }) : record.title, entries, request);
}
