import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../src/art/random.ts';
import { publish } from '../../src/content/publish/publish.ts';
import { saveDraft } from '../../src/content/publish/save-draft.ts';
import { takeDown } from '../../src/content/publish/take-down.ts';
import { unpublish } from '../../src/content/publish/unpublish.ts';
import { connect } from '../../src/platform/db/connect.ts';

/** How a record may be now: with the text of an edition, or taken down. */
type State = { readonly edition: number } | { readonly gone: true };

/** A record that editors work on, and what they know of it. */
export interface Entry {
  readonly recordId: string;
  readonly path: string;
  /** One after what was acknowledged; two while nobody knows whether the last was done. */
  possible: readonly State[];
  /** Grows with everything that is tried. */
  turn: number;
  /** The turn of a take-down that every process has confirmed; until something else is tried. */
  confirmedGoneSince: number | undefined;
}

export interface Ledger {
  readonly entries: readonly Entry[];
  /** Publications and take-downs that were acknowledged, and those that failed. */
  counts(): { readonly acknowledged: number; readonly takenDown: number; readonly failed: number };
  /** Versions that were acknowledged and that the database does not have. */
  lostVersions(): Promise<string[]>;
  /** Ends the work, once what is under way is done. */
  stop(): Promise<void>;
}

/** How the text of an edition is known in a page. */
export const markOf = (edition: number) => `Edition ${edition} of the chaos`;
export const anyMark = 'of the chaos';
const reason = 'Taken down while everything breaks.';
const actor = 'chaos';

/** Editors who publish and take down all the time, each records of their own. */
export async function startLedger(databaseUrl: string, random: Random, editors = 2): Promise<Ledger> {
  const database = connect(databaseUrl, { max: editors + 1 });
  const { rows } = await database.pool.query<{ record_id: string; path: string }>(
    `select record_id, path from live where type = 'publication' and locale = 'en' and withdrawn_at is null
     order by record_id limit 8`,
  );
  const entries: Entry[] = rows.map(({ record_id, path }) => ({
    recordId: record_id,
    path,
    possible: [],
    turn: 0,
    confirmedGoneSince: undefined,
  }));
  const versions: { recordId: string; number: number }[] = [];
  let [acknowledged, takenDown, failed, edition] = [0, 0, 0, 0];
  let isStopping = false;

  async function edit(entry: Entry): Promise<void> {
    edition += 1;
    const wanted: State = { edition };
    await attempt(entry, wanted, async () => {
      const { recordId } = entry;
      const draft = await database.kysely
        .selectFrom('translation')
        .selectAll()
        .where('record_id', '=', recordId)
        .where('locale', '=', 'en')
        .executeTakeFirstOrThrow();
      const fields = { ...(draft.fields as object), summary: `${markOf(wanted.edition)}.` };
      const { slug, revision } = draft;
      await saveDraft(database.kysely, { recordId, locale: 'en', slug, fields, revision, actor });
      const change = { actor, change: 'minor', note: null } as const;
      const { number } = await publish(database.kysely, { recordId, locale: 'en', ...change });
      versions.push({ recordId, number });
      acknowledged += 1;
    });
  }

  async function end(entry: Entry): Promise<void> {
    await attempt(entry, { gone: true }, async () => {
      const input = { recordId: entry.recordId, locale: 'en', actor, instead: { reason } };
      const { unconfirmed } = await takeDown(database, unpublish, input);
      takenDown += 1;
      if (unconfirmed.length === 0) entry.confirmedGoneSince = entry.turn;
    });
  }

  async function attempt(entry: Entry, wanted: State, work: () => Promise<void>): Promise<void> {
    entry.turn += 1;
    entry.confirmedGoneSince = undefined;
    entry.possible = [...entry.possible, wanted];
    try {
      await work();
      entry.possible = [wanted];
    } catch {
      // What it was before, or what it was to become: only the next success says.
      failed += 1;
      await delay(250);
    }
  }

  async function work(own: readonly [Entry, ...Entry[]]): Promise<void> {
    while (!isStopping) {
      const entry = random.pick(own);
      const [known] = entry.possible;
      const isKnownLive = entry.possible.length === 1 && known !== undefined && 'edition' in known;
      await (isKnownLive && random.whole(1, 4) === 1 ? end(entry) : edit(entry));
      await delay(random.whole(50, 400));
    }
  }

  for (const entry of entries) await edit(entry);
  const working = Array.from({ length: editors }, (_, at) => {
    const [first, ...others] = entries.filter((_, index) => index % editors === at);
    return first ? work([first, ...others]) : Promise.resolve();
  });
  return {
    entries,
    counts: () => ({ acknowledged, takenDown, failed }),
    lostVersions: async () => {
      const wanted = versions.slice();
      const { rows: found } = await database.pool.query<{ record_id: string; number: number }>(
        'select record_id, number from version where record_id = any($1) and locale = $2',
        [entries.map(({ recordId }) => recordId), 'en'],
      );
      const there = new Set(found.map(({ record_id, number }) => `${record_id} ${number}`));
      return wanted
        .map(({ recordId, number }) => `${recordId} ${number}`)
        .filter((version) => !there.has(version));
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(working);
      await database.end();
    },
  };
}
