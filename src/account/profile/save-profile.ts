import { type Kysely, sql } from 'kysely';
import { textProblem } from '../../content/fields/text-formats.ts';
import { subjectTypes } from '../../content/search/subjects.ts';
import { siteLocales } from '../../i18n/locales.ts';
import type { DB } from '../../platform/db/tables.gen.ts';
import { moveWaiting } from '../digests/move-waiting.ts';
import { type InputProblem, refuseInput, textProblems } from '../refusals.ts';
import { ensureVisitor } from '../visitor.ts';

/** What a reader says of themselves; what is left out stays as it is. */
export interface ProfileChange {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly organisationName?: string;
  readonly jobTitle?: string;
  /** Languages of the site. */
  readonly languages?: readonly string[];
  /** An IANA name; empty: none. */
  readonly timeZone?: string;
  /** Ids of live records of the types below. */
  readonly interests?: readonly string[];
}

const MOST_INTERESTS = 50;
const longest = { firstName: 100, lastName: 100, organisationName: 200, jobTitle: 200 } as const;

/** @throws GraphQLError BAD_USER_INPUT with every value that is not right */
export async function saveProfile(db: Kysely<DB>, visitor: string, given: ProfileChange): Promise<void> {
  const change = { ...given, ...trimmed(given) };
  refuseInput([...plainProblems(change), ...(await interestProblems(db, change.interests))]);
  const { firstName, lastName, organisationName, jobTitle, languages, timeZone, interests } = change;
  const columns = {
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(organisationName !== undefined && { organisation_name: organisationName }),
    ...(jobTitle !== undefined && { job_title: jobTitle }),
    ...(languages && { languages: [...new Set(languages)] }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
    changed_at: sql<Date>`now()`,
  };
  await db.transaction().execute(async (trx) => {
    await ensureVisitor(trx, visitor);
    await trx
      .insertInto('visitor_profile')
      .values({ visitor, ...columns })
      .onConflict((conflict) => conflict.column('visitor').doUpdateSet(columns))
      .execute();
    if (timeZone !== undefined) await moveWaiting(trx, visitor);
    if (interests) await setInterests(trx, visitor, interests);
  });
}

/** Those that stay keep the day since when they are. */
async function setInterests(db: Kysely<DB>, visitor: string, ids: readonly string[]): Promise<void> {
  const list = sql`${[...new Set(ids)]}::text[]`;
  await sql`delete from interest where visitor = ${visitor} and record_id <> all(${list})`.execute(db);
  await sql`insert into interest (visitor, record_id) select ${visitor}, unnest(${list})
    on conflict do nothing`.execute(db);
}

function trimmed(change: ProfileChange): ProfileChange {
  const texts = (['firstName', 'lastName', 'organisationName', 'jobTitle', 'timeZone'] as const).flatMap(
    (name) => (change[name] === undefined ? [] : [[name, change[name].trim()] as const]),
  );
  return Object.fromEntries(texts);
}

function plainProblems(change: ProfileChange): InputProblem[] {
  const problems = Object.entries(longest).flatMap(([name, max]) =>
    textProblems(name, change[name as keyof typeof longest] ?? '', max),
  );
  if ((change.languages ?? []).some((language) => !(siteLocales as readonly string[]).includes(language)))
    problems.push({
      path: 'languages',
      code: 'unknown',
      message: `must be of ${siteLocales.join(', ')}`,
    });
  const zone = change.timeZone ? textProblem({ kind: 'text', format: 'time-zone' }, change.timeZone) : null;
  if (zone !== null) problems.push({ path: 'timeZone', code: 'unknown', message: zone });
  return problems;
}

async function interestProblems(db: Kysely<DB>, ids: readonly string[] | undefined): Promise<InputProblem[]> {
  if (!ids || ids.length === 0) return [];
  if (ids.length > MOST_INTERESTS)
    return [{ path: 'interests', code: 'too-many', message: `must be at most ${MOST_INTERESTS}` }];
  const live = await db
    .selectFrom('live')
    .select('record_id')
    .distinct()
    .where('record_id', 'in', ids)
    .where('type', 'in', subjectTypes)
    .where('withdrawn_at', 'is', null)
    .execute();
  const known = new Set(live.map(({ record_id }) => record_id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length === 0) return [];
  const message = `must be live, of the types ${subjectTypes.join(', ')}: ${unknown.join(', ')}`;
  return [{ path: 'interests', code: 'unknown', message }];
}
