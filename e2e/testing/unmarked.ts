import type { Locale } from '../../src/i18n/locales.ts';
import type { Database } from '../../src/platform/db/connect.ts';

/** What has no end tag. */
const empty = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'use']);
const signs: Readonly<Record<string, string>> = { amp: '&', '#x27': "'", quot: '"', lt: '<', gt: '>' };

/**
 * Titles and one-line texts that a locale's readers see in English: those of records that are not translated, and not
 * worded as something of their language is. Names of people are names in every language.
 */
export async function englishFor(database: Database, locale: Locale): Promise<Set<string>> {
  const { kysely } = database;
  const rows = await kysely
    .selectFrom('live')
    .select(['record_id', 'locale', 'type', 'title', 'fields'])
    .where('locale', 'in', ['en', locale])
    .where('withdrawn_at', 'is', null)
    .execute();
  const own = rows.filter((row) => row.locale === locale);
  const translated = new Set(own.map((row) => row.record_id));
  const wordings = new Set(own.flatMap(textsOf));
  return new Set(
    rows
      .filter((row) => row.locale === 'en' && !translated.has(row.record_id))
      .flatMap(textsOf)
      .filter((text) => !wordings.has(text)),
  );
}

function textsOf({ type, title, fields }: { type: string; title: string; fields: unknown }): string[] {
  const { jobTitle, client, role, question } = fields as Record<string, unknown>;
  return [type === 'person' ? null : title, jobTitle, client, role, question].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
}

/** Which of some English texts stand in the body of a page, as the whole text of an element, in no English part. */
export function unmarked(html: string, english: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const open: { name: string; lang: string }[] = [];
  const body = html.slice(html.indexOf('<body')).replaceAll(/<wbr>|<(script|style|svg)\b.*?<\/\1>/gs, '');
  for (const [, text = '', end, name = '', attributes = ''] of body.matchAll(
    /([^<]*)<(\/)?([a-z][a-z0-9-]*)([^>]*)>/g,
  )) {
    const words = text.replaceAll(/&([a-z#0-9]+);/g, (all, sign: string) => signs[sign] ?? all).trim();
    const lang = open.at(-1)?.lang ?? '';
    if (english.has(words) && !lang.startsWith('en')) found.add(words);
    if (end) open.splice(open.findLastIndex((element) => element.name === name));
    else if (!empty.has(name)) open.push({ name, lang: / lang="([^"]*)"/.exec(attributes)?.[1] ?? lang });
  }
  return [...found];
}
