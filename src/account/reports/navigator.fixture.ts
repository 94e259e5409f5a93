import type { Kysely } from 'kysely';
import { publish } from '../../content/publish/publish.ts';
import { saveDraft } from '../../content/publish/save-draft.ts';
import { fromMarkdown } from '../../content/rich-text/from-markdown.ts';
import { published } from '../../content/testing/published.fixture.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';

type Values = Readonly<Record<string, unknown>>;

export const twelvePlaces = Array.from({ length: 12 }, (_, at) => `place-${at}`);

/** What an answer of the service says. */
export function answerFields(place: string, topic: string, more: Values = {}): Values {
  const secret = `Secret of ${place}`;
  return {
    title: `Headline of ${place}`,
    topic,
    legalStatus: 'in-force',
    effectiveFrom: '2020-01-01',
    summary: secret,
    penalties: secret,
    conditions: [{ text: secret }],
    instruments: [{ name: secret }],
    body: fromMarkdown(secret).blocks,
    ...more,
  };
}

/**
 * A service of the navigator for who holds `nav-closed`, with an answer on one topic, `breach`, in each of some places; a
 * second topic, `transfers`, has none.
 */
export async function navigatorService(db: Kysely<DB>, places: readonly string[]): Promise<void> {
  const fields = { title: 'Closed service', access: 'permission', permission: 'product|nav-closed' };
  await published(db, { type: 'navigatorService', id: 'closed', fields });
  await answersOf(db, 'closed', places);
}

/** Those topics and answers for a service that is there. */
export async function answersOf(db: Kysely<DB>, service: string, places: readonly string[]): Promise<void> {
  type Type = Parameters<typeof published>[1]['type'];
  const add = (type: Type, id: string, fields: Values, parentId?: string) =>
    published(db, { type, id, slug: id.replace(`${service}-`, ''), ...(parentId && { parentId }), fields });
  const region = `${service}-region`;
  await add('navigatorRegion', region, { title: 'Region' }, service);
  const topic = (title: string) => ({ title, question: `${title}?`, answerType: 'text' });
  await add('navigatorTopic', `${service}-breach`, topic('Breach'), service);
  await add('navigatorTopic', `${service}-transfers`, topic('Transfers'), service);
  for (const place of places) {
    await add('jurisdiction', `j-${place}`, { title: place, iso: 'XX' });
    const chapter = `${service}-${place}`;
    await add('navigatorChapter', chapter, { title: place, jurisdiction: `j-${place}` }, region);
    await add('navigatorCell', `cell-${place}`, answerFields(place, `${service}-breach`), chapter);
  }
}

/** Publishes an answer again, as a major change unless it is said otherwise. */
export async function publishAgain(
  db: Kysely<DB>,
  recordId: string,
  fields: Values,
  locale: Locale = 'en',
  {
    change = 'major',
    note = null,
    at = new Date(),
  }: { change?: 'major' | 'minor'; note?: string | null; at?: Date } = {},
): Promise<void> {
  const { revision, slug } = await db
    .selectFrom('translation')
    .select(['revision', 'slug'])
    .where('record_id', '=', recordId)
    .where('locale', '=', locale)
    .executeTakeFirstOrThrow();
  await saveDraft(db, { recordId, locale, revision, slug, fields, actor: 'test' });
  await publish(db, { recordId, locale, actor: 'test', change, note, at });
}
