import { type RawBuilder, sql } from 'kysely';
import { type Locale, localeFacts } from '../../i18n/locales.ts';
import type { ContentTypeName } from '../types/index.ts';
import { firstCharacters, pinyinInitials, surnameReadings } from './pinyin.ts';

const han = sql`l.title ~ ${sql.lit('^[㐀-鿿]')}`;

/** A Chinese name as it is sorted: its surname by the reading that surnames have. */
const sortedSurname = sql`translate(left(l.title, 1), ${Object.keys(surnameReadings).join('')}::text,
  ${Object.values(surnameReadings).join('')}::text) || substr(l.title, 2)`;

/** What a record of `live l` is sorted by in an alphabet: people by family name, unless in Chinese characters. */
export function nameOf(type: ContentTypeName): RawBuilder<string> {
  return type === 'person' ? nameAs(sortedSurname) : sql`l.title`;
}

/** The same as it is written: what a reader types the beginning of. */
function writtenNameOf(type: ContentTypeName): RawBuilder<string> {
  return type === 'person' ? nameAs(sql`l.title`) : sql`l.title`;
}

function nameAs(chinese: RawBuilder<unknown>): RawBuilder<string> {
  return sql`case when ${han} then ${chinese} else coalesce(l.brief ->> 'familyName', l.title) end`;
}

/** The letter A to Z that a record is found under; a Chinese character's is that of its pinyin. */
export function initialOf(type: ContentTypeName): RawBuilder<string> {
  const name = nameOf(type);
  return sql`case when ${han}
    then substr(${pinyinInitials}, greatest(1, width_bucket((${name}) collate "zh-x-icu", ${[...firstCharacters]}::text[])), 1)
    else upper(left(unaccent(${name}), 1)) end`;
}

/** Whether a record's name begins so, whatever the accents and case; in Chinese a letter means pinyin. */
export function beginsWith(type: ContentTypeName, locale: Locale, start: string): RawBuilder<boolean> {
  if (localeFacts[locale].language === 'zh' && /^[a-z]$/i.test(start)) {
    return sql`${initialOf(type)} = ${start.toUpperCase()}`;
  }
  return sql`starts_with(lower(unaccent(${writtenNameOf(type)})), lower(unaccent(${start})))`;
}
