import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Locale } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { hasPage } from '../../routing/links.ts';
import { shownIn } from '../records/live-record.ts';
import { type ContentTypeName, contentTypeNames, declarationOf } from '../types/index.ts';
import { likelyBeginnings } from './find/beginnings.ts';
import { knownWords } from './find/known-words.ts';
import { shownTo } from './find/narrowing.ts';
import { anchorOnParent } from './find/place.ts';
import { synonyms } from './find/synonyms.ts';
import { FORM } from './index/form.ts';
import { type Group, group, inShort, soundingLike } from './text/group.ts';
import { queryTextOf } from './text/query-text.ts';
import { questionOf } from './text/question.ts';
import { told, type Untold } from './told-apart.ts';

/** A record offered while somebody types. */
export interface Suggestion {
  readonly id: string;
  readonly type: ContentTypeName;
  readonly locale: Locale;
  readonly requestedLocale: Locale;
  readonly path: string;
  readonly title: string;
  /** A person's job title, a publication's subtitle; what tells it from others of the same title. */
  readonly subtitle: string | null;
}

interface SuggestQuery {
  /** What was typed so far; the last word may be unfinished. */
  readonly text: string;
  readonly locale: Locale;
  readonly first: number;
  /** Those of `searchableTypes` that are looked for. */
  readonly types: readonly ContentTypeName[];
}

/**
 * Types whose records have pages of their own, or a place on their parents': only these are ever offered while somebody
 * types.
 */
export const searchableTypes: readonly ContentTypeName[] = contentTypeNames.filter(
  (type) => hasPage(type) || anchorOnParent(type) !== null,
);

/** Characters that are read. */
const LONGEST = 100;
/** As many matches are ranked: more than that means that the reader has to type on anyway. */
const RANKED = 200;
/** The share of one kind, where there are others. */
const MOST_OF_ONE_KIND = 0.6;

/**
 * Records with a page, or a place on one, whose title or names have the words, as the index of the search knows them: any
 * part of a name, a role, synonyms, either form of Chinese characters, how they are read. Those that the reader's pages show
 * by these words first; where there are none, those found by another language's words; then those that are spelt alike. One
 * kind after the other, the kind of the best match first. Withdrawn ones are not offered.
 */
export async function suggest(
  db: Kysely<DB>,
  { text, locale, first, types }: SuggestQuery,
): Promise<Suggestion[]> {
  const typed = text.trim().slice(0, LONGEST);
  if (/^[\p{L}\p{N}]?$/u.test(typed) && !/\p{Script=Han}/u.test(typed)) return [];
  const groups = unfinished(questionOf(typed, locale, await synonyms(db)).groups, typed);
  if (groups.length === 0) return [];
  const wanted = types.length < searchableTypes.length ? types : searchableTypes;
  const find = (asked: readonly Group[]) => matching(db, asked, { wanted, locale, first, typed });
  const rows = await firstFound(
    () => find(groups),
    async () => (/\p{Script=Han}{2}/u.test(typed) ? find(groups.map((one) => soundingLike(one) ?? one)) : []),
    async () => firstFound(...(await respellings(db, groups)).map((spelt) => () => find(spelt))),
  );
  return told(byKind(rows, first), locale).map((row) => ({ ...row, requestedLocale: locale }));
}

/** The last word may go on, however short it is and whatever it means. */
function unfinished(groups: readonly Group[], typed: string): Group[] {
  const goesOn = /(?!\p{Script=Han})[\p{L}\p{N}]$/u.test(typed);
  return groups.map((one, at) => (goesOn && at === groups.length - 1 ? { ...one, isPrefix: true } : one));
}

async function firstFound<T>(...attempts: readonly (() => Promise<T[]>)[]): Promise<T[]> {
  for (const attempt of attempts) {
    const found = await attempt();
    if (found.length > 0) return found;
  }
  return [];
}

/** As many ways to spell what stands nowhere are looked for, one after the other. */
const MOST_SPELLINGS = 2;

/** The same groups with names that are spelt like the words that stand nowhere, the likeliest first. */
async function respellings(db: Kysely<DB>, groups: readonly Group[]): Promise<Group[][]> {
  const { isExact } = await knownWords(db, groups);
  const doubtful = groups.filter(({ isWord, text }, at) => isWord && text.length > 3 && !isExact[at]);
  const spellings = await likelyBeginnings(db, doubtful);
  const most = Math.max(0, ...[...spellings.values()].map((each) => each.length));
  return Array.from({ length: Math.min(most, MOST_SPELLINGS) }, (_, at) =>
    groups.map((one) => {
      const words = spellings
        .get(one.text)
        ?.slice(0, at + 1)
        .flat();
      return words
        ? group(
            one.text,
            words.map((word) => [[word]]),
          )
        : one;
    }),
  );
}

const kindOf = ({ type }: { readonly type: ContentTypeName }) => declarationOf(type).search?.tab ?? '';

/** The best rows, those of one kind together, and not of one kind alone where there are several. */
function byKind<T extends { readonly type: ContentTypeName }>(rows: readonly T[], first: number): T[] {
  const most = Math.ceil(first * MOST_OF_ONE_KIND);
  const kinds = Map.groupBy(rows, kindOf);
  const few =
    kinds.size === 1 ? rows : rows.filter((row) => (kinds.get(kindOf(row)) ?? []).indexOf(row) < most);
  return [...Map.groupBy(few.slice(0, first), kindOf).values()].flat();
}

const subtitles = contentTypeNames.flatMap((name) => {
  const field = declarationOf(name).search?.subtitle;
  return field ? [sql`when ${name} then l.fields ->> ${field}::text`] : [];
});

const anchored = contentTypeNames.filter((name) => anchorOnParent(name) !== null);
const anchors = anchored.map(
  (name) => sql`when ${name} then replace(${anchorOnParent(name)}::text, ':slug', l.slug)`,
);

interface Request {
  readonly wanted: readonly ContentTypeName[];
  readonly locale: Locale;
  readonly first: number;
  readonly typed: string;
}

/** Whatever the reader's own pages show by these words, else what is found by another language's. */
async function matching(db: Kysely<DB>, groups: readonly Group[], request: Request): Promise<Untold[]> {
  const said = (all: readonly Group[]) => all.map((one) => queryTextOf(one)).join(' & ');
  const query = { asked: said(groups), found: said(groups.map(inShort)) };
  const own = shownTo(request.locale);
  return firstFound(
    () => ranked(db, query, own, request),
    () => ranked(db, query, sql`e.form = ${FORM} and e.offered and not (${own})`, request),
  );
}

interface SuggestedBy {
  /** What ranks. */
  readonly asked: string;
  /** The same for the index, by fewer terms. */
  readonly found: string;
}

/**
 * `offset 0` keeps other conditions out of the index search, where they would cost more than the search itself; fields
 * are long and opened for the rows that are shown alone. Places are named in the reader's language; a chapter of the
 * navigator belongs to its service, since its region has a chapter of that name in each.
 */
async function ranked(
  db: Kysely<DB>,
  { asked, found }: SuggestedBy,
  among: RawBuilder<boolean>,
  { wanted, locale, first, typed }: Request,
): Promise<Untold[]> {
  const begins = (name: RawBuilder<unknown>) =>
    sql`starts_with(lower(unaccent(coalesce(${name}, ''))), lower(unaccent(${typed})))`;
  const { rows } = await sql<Untold>`
    select l.record_id as id, l.type, coalesce(j.locale, l.locale) as locale, coalesce(j.title, l.title) as title,
      coalesce(l.path, p.path || case l.type ${sql.join(anchors, sql` `)} end) as path, l.ordered_at as day,
      case when l.path is null then p.title else case l.type ${sql.join(subtitles, sql` `)} end end as subtitle,
      coalesce(
        (select string_agg(o.title, ', ' order by o.title) from link k cross join lateral (
            select o.title, o.withdrawn_at from live o where o.record_id = k.to_id and o.locale in (${locale}, 'en')
            order by o.locale = 'en' limit 1) as o
          where o.withdrawn_at is null and k.from_id = l.record_id and k.locale = l.locale and k.field = 'offices'),
        (select coalesce(s.title, p.title) from live p
          left join live s on l.type = 'navigatorChapter' and s.record_id = p.parent_id and s.locale in (${locale}, 'en')
          where p.record_id = l.parent_id and p.locale in (${locale}, 'en')
          order by p.locale = 'en', s.locale = 'en' limit 1)) as place
    from (
      select record_id, max(score) as score from (
        select e.record_id, e.weight * (ts_rank('{0, 0.5, 0, 1}', e.brief, ${asked}::tsquery)
          + 1.0 / greatest(2, e.title_words)) as score
        from (
          select * from search_entry e where ts_filter(e.brief, '{a,c}') @@ ${found}::tsquery offset 0
        ) as e
        where ${among} and e.type = any(${[...wanted]}::text[]) limit ${RANKED}
      ) as scored group by record_id order by score desc, record_id limit ${first * 3}
    ) as best
    join live l on l.record_id = best.record_id and ${shownIn(locale)}
    left join live j on l.type = 'navigatorChapter' and l.locale <> ${locale}
      and j.record_id = l.fields ->> 'jurisdiction' and j.locale = ${locale}
    left join lateral (select p.title, p.path from live p
      where p.record_id = l.parent_id and p.locale in (${locale}, 'en') and p.withdrawn_at is null
      order by p.locale = 'en' limit 1) as p on true
    where coalesce(l.path, case when l.type = any(${anchored}::text[]) then p.path end) is not null and l.withdrawn_at is null
    order by best.score * case when (${begins(sql`l.title`)} or ${begins(sql`l.brief ->> 'familyName'`)})
        then 2 else 1 end desc,
      length(l.title), l.title, l.record_id`.execute(db);
  return rows;
}
