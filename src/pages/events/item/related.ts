import type { CardProps } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import type { Clock } from '../../../platform/cache/clock.ts';
import { type CardRecord, cardOf } from '../../shared/records/cards.ts';
import type { WholeEventFragment } from './query.gen.ts';

const most = 3;

/**
 * What editors chose, then events that share most topics and services: those to come before those that were, each
 * in the order of the calendar.
 */
export function relatedTo(event: WholeEventFragment, clock: Clock, locale: Locale): CardProps[] {
  const alike = [...event.topics, ...event.services].flatMap((about) => about.alike).filter(takesPlace);
  const shared = Map.groupBy(alike, ({ id }) => id);
  const isAhead = (record: object) => 'endsAt' in record && !clock.hasCome(String(record.endsAt));
  const byTopics = [...shared.values()]
    .flatMap(([first, ...more]) => (first ? [{ first, count: more.length }] : []))
    .sort((a, b) => Number(isAhead(b.first)) - Number(isAhead(a.first)) || b.count - a.count)
    .map(({ first }) => first)
    .slice(0, most)
    .sort((a, b) => Number(isAhead(b)) - Number(isAhead(a)) || startOf(a).localeCompare(startOf(b)));
  const all: CardRecord[] = [...event.related, ...byTopics];
  const unique = new Map(all.map((record) => [record.id, record]));
  return [...unique.values()]
    .filter(({ id, url }) => id !== event.id && url !== null)
    .slice(0, most)
    .map((record) => ({
      ...cardOf(record, locale, record.type !== 'event'),
      summary: undefined,
      art: record.id,
    }));
}

const startOf = (record: CardRecord) => record.startsAt ?? '';

/** Card fragments know it of events only. */
function takesPlace(record: object): boolean {
  return !('standing' in record) || record.standing !== 'CANCELLED';
}
