import type { CardProps } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { type CardRecord, cardOf } from '../../shared/records/cards.ts';

const most = 3;

interface Relating {
  readonly id: string;
  /** Chosen by editors. */
  readonly related: readonly CardRecord[];
  /** Each topic with texts on it, newest first. */
  readonly topics: readonly { readonly alike: readonly CardRecord[] }[];
}

/** What to read next, three at most: what editors chose, then what shares most topics, newest first. */
export function relatedTo({ id, related, topics }: Relating, locale: Locale): CardProps[] {
  const alike = topics.flatMap((topic) => topic.alike);
  const shared = Map.groupBy(alike, (record) => record.id);
  const byTopics = [...shared.values()].sort(
    ([a, ...moreA], [b, ...moreB]) =>
      moreB.length - moreA.length || (b?.publishedOn ?? '').localeCompare(a?.publishedOn ?? ''),
  );
  const all = [...related, ...byTopics.flatMap(([record]) => (record ? [record] : []))];
  const unique = new Map(all.map((record) => [record.id, record]));
  return [...unique.values()]
    .filter((record) => record.id !== id && record.url !== null)
    .slice(0, most)
    .map((record) => ({
      ...cardOf(record, locale, record.type !== 'publication'),
      summary: undefined,
      art: record.id,
    }));
}
