import { type RawBuilder, sql } from 'kysely';
import { type Locale, localeFacts } from '../../routing/locales.ts';
import type { ContentTypeName } from '../types/index.ts';

const han = sql`l.title ~ '^[㐀-鿿]'`;

/** What a record of `live l` is found under in an alphabet: people by family name, unless in Chinese characters. */
export function nameOf(type: ContentTypeName): RawBuilder<string> {
  if (type !== 'person') return sql`l.title`;
  return sql`case when ${han} then l.title else coalesce(l.fields ->> 'familyName', l.title) end`;
}

// Pinyin's initials, and for each the first character that ICU sorts under it.
const initials = 'ABCDEFGHJKLMNOPQRSTWXYZ';
const firstCharacters = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀'];

/** The letter A to Z that a record is found under; a Chinese character's is that of its pinyin. */
export function initialOf(type: ContentTypeName): RawBuilder<string> {
  return sql`case when ${han}
    then substr(${initials}, greatest(1, width_bucket(l.title collate "zh-x-icu", ${firstCharacters}::text[])), 1)
    else upper(left(unaccent(${nameOf(type)}), 1)) end`;
}

/** Whether a record's name begins so, whatever the accents and case; in Chinese a letter means pinyin. */
export function beginsWith(type: ContentTypeName, locale: Locale, start: string): RawBuilder<boolean> {
  if (localeFacts[locale].language === 'zh' && /^[a-z]$/i.test(start)) {
    return sql`${initialOf(type)} = ${start.toUpperCase()}`;
  }
  return sql`starts_with(lower(unaccent(${nameOf(type)})), lower(unaccent(${start})))`;
}
