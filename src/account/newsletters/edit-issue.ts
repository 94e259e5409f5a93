import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { SiteLocale } from '../../i18n/locales.ts';
import { enqueueMail } from '../../mail/outbox/enqueue-mail.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { assembleIssue, HOME_ZONE, MOST_ITEMS, periodsAt } from './assemble-issue.ts';
import { letterOfIssue } from './write-issue.ts';

/** It cannot be done: there is no such issue, or it was sent; the message says what. */
export class NotEdited extends Error {
  override readonly name = 'NotEdited';
}

/** By the id of its newsletter and its number. */
export interface IssueName {
  readonly newsletter: string;
  readonly number: number;
}

/** What an editor changes; what is left out stays. */
export interface IssueEdit {
  readonly locale: SiteLocale;
  /** Empty: what is made of its first text. */
  readonly title?: string | undefined;
  /** Empty: none. */
  readonly intro?: string | undefined;
  /** Ids of records that come first, in this order; they are added where they are not in it. */
  readonly first?: readonly string[] | undefined;
  readonly without?: readonly string[] | undefined;
}

const longest = { title: 200, intro: 5_000 } as const;

/**
 * Makes the draft of the issue of the period under way, of what was published since the last issue until now.
 *
 * @returns its number
 * @throws NotEdited when there is no such newsletter, or an issue of this period
 */
export async function beginIssue(db: Kysely<DB>, newsletter: string, now: Date): Promise<number> {
  const { rows } = await sql<{ since: Date; until: Date }>`
    select period.next as until, coalesce((
      select max(i.told_until) from newsletter_issue i where i.record_id = l.record_id), period.since) as since
    from live l ${periodsAt(now)}
    where l.record_id = ${newsletter} and l.type = 'newsletter' and l.locale = 'en' and l.withdrawn_at is null`.execute(
    db,
  );
  const [span] = rows;
  if (!span) throw new NotEdited(`There is no newsletter ${newsletter}`);
  const number = await assembleIssue(db, { recordId: newsletter, ...span, toldUntil: now }, null);
  if (number === null) throw new NotEdited('This period has an issue already');
  return number;
}

/** Changes a draft, or what is scheduled. @throws NotEdited */
export async function editIssue(db: Kysely<DB>, name: IssueName, edit: IssueEdit): Promise<void> {
  const { locale, first = [], without = [] } = edit;
  for (const field of ['title', 'intro'] as const)
    if ((edit[field]?.length ?? 0) > longest[field])
      throw new NotEdited(`${field} takes ${longest[field]} characters at most`);
  await db.transaction().execute(async (trx) => {
    const issue = await unsent(trx, name);
    await demandPages(trx, first);
    const left = issue.record_ids.filter((id) => !first.includes(id) && !without.includes(id));
    const ids = [...new Set([...first.filter((id) => !without.includes(id)), ...left])];
    if (ids.length > MOST_ITEMS) throw new NotEdited(`At most ${MOST_ITEMS} texts stand in an issue`);
    const all = issue.texts as Record<string, Record<string, string>>;
    const own = { ...all[locale], ...(edit.title !== undefined && { title: edit.title.trim() }) };
    const texts = { ...own, ...(edit.intro !== undefined && { intro: edit.intro.trim() }) };
    const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
    const { [locale]: _, ...others } = all;
    await trx
      .updateTable('newsletter_issue')
      .set({
        record_ids: ids,
        texts: JSON.stringify({ ...others, ...(Object.keys(written).length > 0 && { [locale]: written }) }),
      })
      .where('id', '=', issue.id)
      .execute();
  });
}

/** Has it be sent on the morning of a day, where each reader is; null: it is a draft again. @throws NotEdited */
export async function scheduleIssue(
  db: Kysely<DB>,
  name: IssueName,
  day: string | null,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id, record_ids, texts } = await unsent(trx, name);
    if (day !== null && record_ids.length === 0 && Object.keys(texts as object).length === 0)
      throw new NotEdited('There is nothing in it');
    if (day !== null && !isComing(day, now)) throw new NotEdited(`${day} is no day from today on`);
    await trx
      .updateTable('newsletter_issue')
      .set({ state: day === null ? 'draft' : 'scheduled', send_on: day })
      .where('id', '=', id)
      .execute();
  });
}

/** Throws a draft away: its period is assembled again when it is over. @throws NotEdited */
export async function deleteIssue(db: Kysely<DB>, name: IssueName): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id } = await unsent(trx, name);
    await trx.deleteFrom('newsletter_issue').where('id', '=', id).execute();
  });
}

/** Sends an issue to one address alone, as it is now. @throws NotEdited */
export async function testIssue(
  db: Kysely<DB>,
  name: IssueName,
  {
    to,
    locale,
    siteOrigin,
  }: { readonly to: string; readonly locale: SiteLocale; readonly siteOrigin: string },
): Promise<void> {
  const letter = await letterOfIssue(db, siteOrigin, { ...name, locale });
  if (!letter) throw new NotEdited('There is no such issue, or nothing in it');
  await enqueueMail(db, { cause: `newsletter-test:${randomUUID()}`, to, letter });
}

async function unsent(trx: Kysely<DB>, { newsletter, number }: IssueName) {
  const issue = await trx
    .selectFrom('newsletter_issue')
    .select(['id', 'state', 'record_ids', 'texts'])
    .where('record_id', '=', newsletter)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();
  if (!issue) throw new NotEdited(`There is no issue ${number} of ${newsletter}`);
  if (issue.state === 'sent') throw new NotEdited('It is sent');
  return issue;
}

async function demandPages(trx: Kysely<DB>, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...ids]}::text[]) as id where not exists (
      select from live l where l.record_id = id and l.path is not null and l.withdrawn_at is null)`.execute(
    trx,
  );
  if (rows[0]) throw new NotEdited(`${rows.map(({ id }) => id).join(', ')}: there is no such page`);
}

function isComing(day: string, now: Date): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(day)) return false;
  return day >= new Intl.DateTimeFormat('en-CA', { timeZone: HOME_ZONE }).format(now);
}
