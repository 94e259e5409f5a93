import { type Kysely, sql } from 'kysely';
import { readableSummary } from '../../content/access/gates.ts';
import type { Viewer } from '../../content/context.ts';
import { recordLoaders } from '../../content/records/loaders.ts';
import { issueLetter } from '../../mail/letters/issue-letter.ts';
import type { Letter } from '../../mail/letters/letter.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { MAIL_PREFERENCES_PATH } from '../digests/queue-digests.ts';
import { newslettersOf, ownerByKey } from './owner.ts';

/** What the outbox keeps of an issue for one reader. */
export interface IssueContent {
  readonly issue: string;
  /** Of the reader’s links. */
  readonly key: string;
}

/** Newsletters are the same for all: they hold what is open. */
const anybody: Viewer = { id: null, permissions: new Set() };

/**
 * Writes an issue when it is sent, as the site is then. Null for whoever has ended it or paused meanwhile, and when nothing
 * of it is left on the site.
 */
export async function writeIssue(
  db: Kysely<DB>,
  siteOrigin: string,
  { issue, key }: IssueContent,
): Promise<Letter | null> {
  const owner = await ownerByKey(db, key);
  const sent = await db
    .selectFrom('newsletter_issue')
    .select(['record_id', 'record_ids'])
    .where(sql<boolean>`id = ${issue}::bigint`)
    .executeTakeFirst();
  if (!owner || owner.pausedUntil !== null || !sent) return null;
  const { locale } = owner;
  const own = (await newslettersOf(db, owner, locale)).find(({ id }) => id === sent.record_id);
  if (!own || own.isWaiting) return null;
  const loaders = recordLoaders(db, new Set());
  const records = await Promise.all(sent.record_ids.map((id) => loaders.record(id, locale)));
  const items = await Promise.all(
    records.map(async (record) =>
      record && record.path !== null && record.withdrawnAt === null
        ? {
            title: record.title,
            link: `${siteOrigin}${addressOf(record.locale, record.path)}`,
            lines: [await readableSummary(record, { viewer: anybody, loaders })].filter(
              (line) => line !== null,
            ),
          }
        : null,
    ),
  );
  const left = items.filter((item) => item !== null);
  const preferences = `${siteOrigin}${addressOf(locale, MAIL_PREFERENCES_PATH)}?key=${key}`;
  return left.length === 0 ? null : issueLetter(locale, own.title, left, preferences);
}
