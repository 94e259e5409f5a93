import { type Kysely, sql } from 'kysely';
import { langOf } from '../../i18n/language-of.ts';
import type { SiteLocale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { issueLetter } from '../../mail/letters/issue-letter.ts';
import type { Letter } from '../../mail/letters/letter.ts';
import type { LetterItem } from '../../mail/letters/letter-parts.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { addressOf } from '../../routing/address.ts';
import { NEWSLETTERS_PATH } from '../../routing/newsletters-path.ts';
import { MAIL_PREFERENCES_PATH } from '../digests/queue-digests.ts';
import { newslettersOf, ownerByKey } from './owner.ts';
import { findNewsletter, type IssueItem, issueAddress, readIssue } from './read-issue.ts';

/** What the outbox keeps of an issue for one reader. */
export interface IssueContent {
  readonly issue: string;
  /** Of the reader’s links. */
  readonly key: string;
}

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
    .select(['record_id', 'number'])
    .where(sql<boolean>`id = ${issue}::bigint`)
    .executeTakeFirst();
  if (!owner || owner.pausedUntil !== null || !sent) return null;
  const { locale } = owner;
  const own = (await newslettersOf(db, owner, locale)).find(({ id }) => id === sent.record_id);
  if (!own || own.isWaiting) return null;
  const preferences = `${siteOrigin}${addressOf(locale, MAIL_PREFERENCES_PATH)}?key=${key}`;
  return letterOfIssue(db, siteOrigin, {
    newsletter: sent.record_id,
    number: sent.number,
    locale,
    preferences,
  });
}

interface LetterRequest {
  readonly newsletter: string;
  readonly number: number;
  readonly locale: SiteLocale;
  /** Where its reader changes what they are sent; left out: where one subscribes. */
  readonly preferences?: string;
}

/** The letter of an issue, sent or not; null: there is none, or nothing is in it. */
export async function letterOfIssue(
  db: Kysely<DB>,
  siteOrigin: string,
  { newsletter: id, number, locale, preferences }: LetterRequest,
): Promise<Letter | null> {
  const newsletter = await findNewsletter(db, id, locale);
  const issue = await readIssue(db, id, number, locale);
  if (!newsletter || !issue || (issue.items.length === 0 && issue.intro === null)) return null;
  return issueLetter(locale, {
    newsletter: newsletter.title,
    title: issue.title,
    intro: issue.intro,
    items: issue.items.map((item) => ({
      title: item.title,
      lang: langOf(item.locale, locale),
      link: siteOrigin + item.path,
      lines: linesOf(item, locale),
    })),
    web: siteOrigin + issueAddress(locale, newsletter.slug, number),
    preferences: preferences ?? siteOrigin + addressOf(locale, NEWSLETTERS_PATH),
  });
}

/** What an item says, below that it is in English where it is. */
function linesOf({ summary, locale: written }: IssueItem, locale: SiteLocale): LetterItem['lines'] {
  const lang = langOf(written, locale);
  const said = summary === null ? [] : [summary];
  return lang ? [messagesFor(locale).notices.inEnglish, ...said.map((text) => ({ text, lang }))] : said;
}
