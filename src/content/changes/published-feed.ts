import { EventEmitter, on } from 'node:events';
import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import type { ContentTypeName } from '../types/index.ts';
import type { Publication } from './change-feed.ts';

/** What became of a record in one language. */
export type PublishedAction = 'published' | 'withdrawn' | 'removed';

export interface PublishedEvent {
  readonly id: string;
  readonly type: ContentTypeName;
  readonly locale: Locale;
  /** Null when it has no page, or no longer. */
  readonly path: string | null;
  /** Null when it was removed: what is gone is not told again. */
  readonly title: string | null;
  readonly action: PublishedAction;
}

interface Wanted {
  readonly types: readonly ContentTypeName[] | null;
  readonly locale: Locale | null;
}

export interface PublishedFeed {
  /** Tells all who follow of a publication; costs nothing while nobody does. */
  tell(publication: Publication): Promise<void>;
  /** How many follow. */
  followers(): number;
  /** Events from now on, until `return` is called. */
  follow(wanted: Wanted): AsyncIterableIterator<PublishedEvent>;
}

/** The publications of this process, one statement for each however many follow. */
export function publishedFeed(db: Kysely<DB>): PublishedFeed {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    async tell(publication) {
      if (emitter.listenerCount('event') === 0) return;
      for (const event of await eventsOf(db, publication)) emitter.emit('event', event);
    },
    followers: () => emitter.listenerCount('event'),
    follow: (wanted) => matching(on(emitter, 'event'), wanted),
  };
}

function matching(events: NodeJS.AsyncIterator<unknown[]>, { types, locale }: Wanted) {
  const iterator: AsyncIterableIterator<PublishedEvent> = {
    async next() {
      for (;;) {
        const { value, done } = await events.next();
        if (done) return { value: undefined, done: true };
        const event = value[0] as PublishedEvent;
        if ((types?.includes(event.type) ?? true) && (locale ?? event.locale) === event.locale) {
          return { value: event, done: false };
        }
      }
    },
    async return() {
      await events.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

/** Records that were ever live in the publication's languages, as they are now: drafts never appear. */
async function eventsOf(db: Kysely<DB>, { recordIds, locales }: Publication): Promise<PublishedEvent[]> {
  const { rows } = await sql<PublishedEvent>`
    select r.id, r.type, v.locale, l.path, l.title,
      case when l.record_id is null then 'removed' when l.withdrawn_at is null then 'published'
        else 'withdrawn' end as action
    from record r
    join lateral (
      select distinct v.locale from version v
      where v.record_id = r.id and v.locale = any(${[...locales]}::text[])
    ) v on true
    left join live l on l.record_id = r.id and l.locale = v.locale
    where r.id = any(${[...recordIds]}::text[])
    order by r.id, v.locale`.execute(db);
  return rows;
}
