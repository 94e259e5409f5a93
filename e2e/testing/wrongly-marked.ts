import type { Locale } from '../../src/i18n/locales.ts';
import type { Database } from '../../src/platform/db/connect.ts';

/** What has no end tag. */
const empty = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'use']);
const signs: Readonly<Record<string, string>> = { amp: '&', '#x27': "'", quot: '"', lt: '<', gt: '>' };

/** Names, and words that French pages say as English ones do. */
const alike = new Set(['Brochure', 'Clause Ledger', 'Consultant']);

/** Titles and one-line texts that a locale's readers see, by their language. */
interface Seen {
  readonly english: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
}

/**
 * What a locale's readers see in English, which is what records say that are not translated, and what in their own
 * language; nothing that both say. Names of people are names in every language.
 */
export async function seenIn(database: Database, locale: Locale): Promise<Seen> {
  const { kysely } = database;
  const rows = await kysely
    .selectFrom('live')
    .select(['record_id', 'locale', 'type', 'title', 'fields'])
    .where('locale', 'in', ['en', locale])
    .where('withdrawn_at', 'is', null)
    .execute();
  const own = rows.filter((row) => row.locale === locale);
  const translated = new Set(own.map((row) => row.record_id));
  const english = rows.filter((row) => row.locale === 'en');
  const left = english.filter((row) => !translated.has(row.record_id));
  const said = { own: new Set(own.flatMap(textsOf)), english: new Set(english.flatMap(textsOf)) };
  return {
    english: new Set(left.flatMap(textsOf).filter((text) => !said.own.has(text) && !alike.has(text))),
    own: new Set([...said.own].filter((text) => !said.english.has(text))),
  };
}

function textsOf({ type, title, fields }: { type: string; title: string; fields: unknown }): string[] {
  const { jobTitle, client, role, question } = fields as Record<string, unknown>;
  // Names of people are names in every language, and nobody is shown the title of a synonym.
  return [type === 'person' || type === 'synonym' ? null : title, jobTitle, client, role, question].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
}

/** Which texts are the whole text of an element of a page and stand in a part that is marked as of another language. */
export function wronglyMarked(html: string, { english, own }: Seen): string[] {
  const found = new Set<string>();
  const open: { name: string; lang: string }[] = [];
  const body = html.slice(html.indexOf('<body')).replaceAll(/<wbr>|<(script|style|svg)\b.*?<\/\1>/gs, '');
  for (const [, text = '', end, name = '', attributes = ''] of body.matchAll(
    /([^<]*)<(\/)?([a-z][a-z0-9-]*)([^>]*)>/g,
  )) {
    const words = text.replaceAll(/&([a-z#0-9]+);/g, (all, sign: string) => signs[sign] ?? all).trim();
    const lang = open.at(-1)?.lang ?? '';
    const isEnglish = lang.startsWith('en');
    if (isEnglish ? own.has(words) : english.has(words)) found.add(`“${words}” in ${lang}`);
    if (end) open.splice(open.findLastIndex((element) => element.name === name));
    else if (!empty.has(name)) open.push({ name, lang: / lang="([^"]*)"/.exec(attributes)?.[1] ?? lang });
  }
  return [...found];
}
