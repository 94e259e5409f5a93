import { addressWith } from '../../components/listing/paging.ts';
import type { Labelled } from '../../components/sections/section.ts';
import { pinyinInitial } from '../../content/lists/pinyin.ts';
import { formatNumber } from '../../i18n/format.ts';
import { collator } from '../../i18n/formatters.ts';
import { langOf } from '../../i18n/language-of.ts';
import { type Locale, localeFacts } from '../../i18n/locales.ts';
import { linkTo } from '../../routing/links.ts';
import type { FacetRecord } from '../shared/filters/facet-fields.ts';
import type { InsightsQuery } from './query.gen.ts';

interface IndexedTopic extends Labelled {
  /** How many texts and events there are on it. */
  readonly amount: string;
}

/** A letter of the index with its topics. */
export interface IndexLetter {
  readonly letter: string;
  readonly topics: readonly IndexedTopic[];
}

interface Counted {
  readonly title: string;
  readonly locale: Locale;
  readonly count: number;
}

/** Topics on which there is something, A to Z; Chinese titles by their pinyin. */
export function topicIndex(data: InsightsQuery, locale: Locale): IndexLetter[] {
  const { compare } = collator(localeFacts[locale].tag);
  const sorted = [...countsByTopic(data)].sort(([, a], [, b]) => compare(a.title, b.title));
  const byLetter = Map.groupBy(sorted, ([, { title }]) => letterOf(title));
  return [...byLetter]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, topics]) => ({
      letter,
      topics: topics.map(([id, topic]) => ({
        text: topic.title,
        url: topicAddress(id, locale),
        lang: langOf(topic.locale, locale),
        amount: formatNumber(topic.count, locale),
      })),
    }));
}

/** Where everything on a topic is shown. */
export function topicAddress(id: string, locale: Locale): string {
  return addressWith(linkTo('insights-list', {}, locale), new URLSearchParams(), { topic: id });
}

function countsByTopic(data: InsightsQuery): Map<string, Counted> {
  const counts = new Map<string, Counted>();
  const add = (id: string, title: string, locale: Locale, count: number) => {
    counts.set(id, { title, locale, count: count + (counts.get(id)?.count ?? 0) });
  };
  for (const list of [data.publicationTopics, data.postTopics, data.eventTopics]) {
    for (const { value, label, locale, count } of topicsOf(list?.facets ?? [])) {
      if (label !== null && locale !== null) add(value, label, locale, count);
    }
  }
  const features = data.works.nodes.filter(({ product }) => Boolean(product?.feature));
  for (const { topics } of features) {
    for (const { id, title, locale } of topics) add(id, title, locale, 1);
  }
  return counts;
}

function topicsOf(facets: readonly FacetRecord[]) {
  return facets.find(({ field }) => field === 'topics')?.values ?? [];
}

/** The letter A to Z that a title is found under: a Chinese character's is that of its pinyin. */
export function letterOf(title: string): string {
  return pinyinInitial(title) ?? title.slice(0, 1).normalize('NFD').slice(0, 1).toUpperCase();
}
