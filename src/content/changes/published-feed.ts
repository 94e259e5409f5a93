import { EventEmitter, on } from 'node:events';
import { type Kysely, type RawBuilder, sql } from 'kysely';
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
  /** The number of its publication. */
  readonly position: number;
}

interface Wanted {
  readonly types: readonly ContentTypeName[] | null;
  readonly locale: Locale | null;
  /** What was published after it is told first; null: only what is from now on. */
  readonly after: number | null;
}

/** Publications that somebody may have missed and is told of; who missed more begins anew. */
const mostMissed = 1_000;

/** So much was published since a position that nobody is told of all of it. */
export class TooLongAgo extends Error {
  override readonly name = 'TooLongAgo';
}

export interface PublishedFeed {
  /** Tells all who follow of a publication; costs nothing while nobody does. */
  tell(publication: Publication): Promise<void>;
  /** How many follow. */
  followers(): number;
  /** Events that come after a position, or from now on, until `return` is called. @throws TooLongAgo */
  follow(wanted: Wanted): Promise<AsyncIterableIterator<PublishedEvent>>;
}

/** The publications of this process, one statement for each however many follow. */
export function publishedFeed(db: Kysely<DB>): PublishedFeed {
  const emitter = new EventEmitter().setMaxListeners(0);
  let before: Promise<void> = Promise.resolve();
  const tellNow = async ({ seq }: Publication) => {
    if (emitter.listenerCount('event') === 0) return;
    for (const event of await eventsOf(db, sql`p.seq = ${seq}`)) emitter.emit('event', event);
  };
  return {
    // In their order: who has heard a position has heard what came before it.
    tell(publication) {
      const telling = before.then(() => tellNow(publication));
      before = telling.catch(() => {});
      return telling;
    },
    followers: () => emitter.listenerCount('event'),
    async follow(wanted) {
      // It listens before it looks: what is published meanwhile comes by both ways, and is told once.
      const events = on(emitter, 'event');
      try {
        return matching(events, wanted, wanted.after === null ? [] : await missedSince(db, wanted.after));
      } catch (error) {
        await events.return?.();
        throw error;
      }
    },
  };
}

function matching(
  events: NodeJS.AsyncIterator<unknown[]>,
  { types, locale, after }: Wanted,
  missed: PublishedEvent[],
) {
  const told = Math.max(after ?? 0, ...missed.map(({ position }) => position));
  const next = async (): Promise<PublishedEvent | null> => {
    const before = missed.shift();
    if (before) return before;
    for (;;) {
      const { value, done } = await events.next();
      if (done) return null;
      const event = value[0] as PublishedEvent;
      if (event.position > told) return event;
    }
  };
  const iterator: AsyncIterableIterator<PublishedEvent> = {
    async next() {
      for (;;) {
        const event = await next();
        if (event === null) return { value: undefined, done: true };
        if ((types?.includes(event.type) ?? true) && (locale ?? event.locale) === event.locale)
          return { value: event, done: false };
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

async function missedSince(db: Kysely<DB>, after: number): Promise<PublishedEvent[]> {
  const { rows } = await sql<{ newest: string; last: string; count: string }>`
    select (select coalesce(max(seq), 0) from publication) as newest,
      coalesce(max(seq), ${after}) as last, count(*) as count
    from (select seq from publication where seq > ${after} order by seq limit ${mostMissed + 1}) missed`.execute(
    db,
  );
  const { newest = '0', last = after, count = 0 } = rows[0] ?? {};
  // A position that is yet to come is of a database from before a backup was restored.
  if (Number(count) > mostMissed || after > Number(newest))
    throw new TooLongAgo('Too much was published since.');
  return eventsOf(db, sql`p.seq > ${after} and p.seq <= ${last}`);
}

/**
 * A position to begin from for whoever reads pages now: nothing that is published after it is on none of them. The newest
 * publications are left out, since not every process that answers has heard of them.
 */
export async function safePosition(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(seq), 0) as position from publication
    where at < clock_timestamp() - interval '10 seconds'`.execute(db);
  return Number(rows[0]?.position ?? 0);
}

/**
 * Of some publications `p`: records that were ever live in their languages, as they are now: drafts never appear.
 */
async function eventsOf(db: Kysely<DB>, those: RawBuilder<unknown>): Promise<PublishedEvent[]> {
  const { rows } = await sql<PublishedEvent>`
    select p.seq as position, r.id, r.type, v.locale, l.path, l.title,
      case when l.record_id is null then 'removed' when l.withdrawn_at is null then 'published'
        else 'withdrawn' end as action
    from publication p
    join record r on r.id = any(p.record_ids)
    join lateral (
      select distinct v.locale from version v
      where v.record_id = r.id and v.locale = any(p.locales)
    ) v on true
    left join live l on l.record_id = r.id and l.locale = v.locale
    where ${those}
    order by p.seq, r.id, v.locale`.execute(db);
  return rows.map((row) => ({ ...row, position: Number(row.position) }));
}
