import { type Kysely, type Selectable, sql } from 'kysely';
import type { DB, VisitorProfile } from '../../platform/db/tables.gen.ts';
import { ensureVisitor } from '../visitor.ts';
import type { Claims } from './claims.ts';

type ProfileRow = Selectable<VisitorProfile>;

export interface Profile extends Claims {
  readonly languages: readonly string[];
  /** An IANA name, or nothing. */
  readonly timeZone: string;
  readonly interestIds: readonly string[];
}

/** Milliseconds for which an answer of the identity provider is not asked for again. */
const FRESH = 60_000;

/**
 * A reader's profile. The identity provider is asked for what it alone knows, and the first time for names; while it
 * cannot be asked, what is stored is shown, and what is missing is filled in later.
 */
export async function readProfile(
  db: Kysely<DB>,
  visitor: string,
  claims: () => Promise<Claims | null>,
): Promise<Profile> {
  const stored = await find(db, visitor);
  if (stored?.filled_at && Date.now() - stored.filled_at.getTime() < FRESH)
    return profileOf(db, visitor, stored);
  const given = await claims();
  return profileOf(db, visitor, given ? await fill(db, visitor, given) : stored);
}

/** Whether mails can be sent to a reader. */
export async function hasAddress(db: Kysely<DB>, visitor: string): Promise<boolean> {
  const stored = await find(db, visitor);
  return stored !== undefined && stored.email !== '' && stored.email_verified;
}

function find(db: Kysely<DB>, visitor: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('visitor_profile').selectAll().where('visitor', '=', visitor).executeTakeFirst();
}

/**
 * The provider's own facts are taken over, but for an address that it does not tell to a token of narrow scope; names,
 * organisation and job title only where nobody has given any.
 */
async function fill(db: Kysely<DB>, visitor: string, claims: Claims): Promise<ProfileRow> {
  await ensureVisitor(db, visitor);
  const address = { email: claims.email, email_verified: claims.emailVerified };
  const facts = {
    prisma_id: claims.prismaId,
    photo: claims.photo,
    connection: claims.connection,
    is_local: claims.isLocal,
    is_social: claims.isSocial,
    filled_at: sql<Date>`now()`,
  };
  const once = {
    first_name: claims.firstName || null,
    last_name: claims.lastName || null,
    organisation_name: claims.organisationName || null,
    job_title: claims.jobTitle || null,
  };
  return db
    .insertInto('visitor_profile')
    .values({ visitor, ...address, ...facts, ...once })
    .onConflict((conflict) =>
      conflict.column('visitor').doUpdateSet(({ ref, fn }) => ({
        ...(claims.email === '' ? {} : address),
        ...facts,
        first_name: fn.coalesce(ref('visitor_profile.first_name'), ref('excluded.first_name')),
        last_name: fn.coalesce(ref('visitor_profile.last_name'), ref('excluded.last_name')),
        organisation_name: fn.coalesce(
          ref('visitor_profile.organisation_name'),
          ref('excluded.organisation_name'),
        ),
        job_title: fn.coalesce(ref('visitor_profile.job_title'), ref('excluded.job_title')),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function profileOf(db: Kysely<DB>, visitor: string, row: ProfileRow | undefined): Promise<Profile> {
  const interests = await db
    .selectFrom('interest')
    .select('record_id')
    .where('visitor', '=', visitor)
    .orderBy('since')
    .orderBy('record_id')
    .execute();
  return {
    email: row?.email ?? '',
    emailVerified: row?.email_verified ?? false,
    firstName: row?.first_name ?? '',
    lastName: row?.last_name ?? '',
    organisationName: row?.organisation_name ?? '',
    jobTitle: row?.job_title ?? '',
    prismaId: row?.prisma_id ?? '',
    photo: row?.photo ?? '',
    connection: row?.connection ?? '',
    isLocal: row?.is_local ?? false,
    isSocial: row?.is_social ?? false,
    languages: row?.languages ?? [],
    timeZone: row?.time_zone ?? '',
    interestIds: interests.map(({ record_id }) => record_id),
  };
}
