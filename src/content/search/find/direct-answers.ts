import { type Kysely, sql } from 'kysely';
import type { Locale } from '../../../i18n/locales.ts';
import type { DB } from '../../../platform/db/tables.gen.ts';
import type { LiveRecord } from '../../records/live-record.ts';
import type { RecordLoaders } from '../../records/loaders.ts';
import { onlyAsksForContact } from '../text/asking.ts';
import { type Group, inShort } from '../text/group.ts';
import { queryTextOf } from '../text/query-text.ts';
import { tokensOf } from '../text/tokens.ts';
import { holdsOn, shownTo } from './narrowing.ts';
import { marked } from './passage.ts';

/** A question that more records answer than this is not answered by any of them alone. */
const MOST = 3;
/** As many are looked at: of those that have all words, many are named by none of them. */
const LOOKED_AT = 40;

interface DirectRequest {
  /** What was looked for: `groups` of the search. */
  readonly groups: readonly Group[];
  readonly locale: Locale;
  /** The day of the reader: by it answers of the navigator hold. */
  readonly now: Date;
}

/**
 * Records that a question names, so that their own fields answer it: people by their name, offices by their whole title,
 * answers of the navigator by their topic and their place together. Words that only ask for a number or an address are
 * left out. None where more than three would answer.
 */
export async function directAnswers(
  db: Kysely<DB>,
  loaders: Pick<RecordLoaders, 'record' | 'records'>,
  { groups, locale, now }: DirectRequest,
): Promise<LiveRecord[]> {
  const named = groups
    .filter(({ text }) => !tokensOf(text).every((token) => onlyAsksForContact(token.text)))
    // Whoever is meant by an unfinished word is for the suggestions to say.
    .map((one) => ({ ...one, isPrefix: false }));
  if (named.length === 0) return [];
  const query = named.map((one) => queryTextOf(inShort(one))).join(' & ');
  const { rows } = await sql<{ id: string }>`
    select e.record_id as id
    from (select * from search_entry e where ts_filter(e.brief, '{a,c}') @@ ${query}::tsquery offset 0) as e
    where ${shownTo(locale)} and ${holdsOn(now)} and e.type in ('person', 'office', 'navigatorCell')
    order by e.type = 'navigatorCell', e.weight / greatest(1, e.title_words) desc, e.record_id limit ${LOOKED_AT}`.execute(
    db,
  );
  const found = await loaders.records(
    rows.map(({ id }) => id),
    locale,
  );
  const answers = await Promise.all(
    found.map(async (record) => ((await isNamed(record, named, loaders)) ? [record] : [])),
  );
  const all = answers.flat();
  return all.length > MOST ? [] : all;
}

async function isNamed(
  record: LiveRecord,
  groups: readonly Group[],
  loaders: Pick<RecordLoaders, 'record'>,
): Promise<boolean> {
  switch (record.type) {
    case 'person':
      return record.fields.standing !== 'former' && isNameOf(record, groups);
    case 'office':
      return namesAll([record], groups) && isWhole(record, groups);
    default:
      return namesTopicAndPlace(record, groups, loaders);
  }
}

/** Whether each group is a word of the name just as it is: a “bank” is no Mr Banks. */
function isNameOf({ title, fields }: LiveRecord, groups: readonly Group[]): boolean {
  const tokens = [title, fields.givenName, fields.familyName, fields.nativeName].flatMap((name) =>
    typeof name === 'string' ? tokensOf(name) : [],
  );
  const isOne = (word: string) =>
    tokens.some(({ text, isHan }) => text === word || (isHan && text.includes(word)));
  return groups.every(({ alternatives }) =>
    alternatives.some((terms) => terms.every(([word]) => word !== undefined && isOne(word))),
  );
}

async function namesTopicAndPlace(
  { parentId, fields, requestedLocale }: LiveRecord,
  groups: readonly Group[],
  loaders: Pick<RecordLoaders, 'record'>,
): Promise<boolean> {
  const [place, topic] = await Promise.all(
    [parentId, fields.topic].map((id) =>
      typeof id === 'string' ? loaders.record(id, requestedLocale) : null,
    ),
  );
  if (!place || !topic) return false;
  const isIn = (one: LiveRecord) => marked(one.title, groups, one.locale).some(({ isMatch }) => isMatch);
  return isIn(topic) && isWhole(place, groups) && namesAll([place, topic], groups);
}

/** Whether each group stands in one of the titles. */
function namesAll(records: readonly LiveRecord[], groups: readonly Group[]): boolean {
  return groups.every((one) =>
    records.some(({ title, locale }) => marked(title, [one], locale).some(({ isMatch }) => isMatch)),
  );
}

/** Whether the title is nothing else than what was looked for, but for short words that no name turns on. */
function isWhole({ title, locale }: LiveRecord, groups: readonly Group[]): boolean {
  const pieces = marked(title, groups, locale);
  return (
    pieces.some(({ isMatch }) => isMatch) &&
    pieces.every(
      ({ text, isMatch }) =>
        // Two characters are a whole name in Chinese.
        isMatch || tokensOf(text).every(({ text: word, isHan }) => !isHan && word.length < 4),
    )
  );
}
