import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { createAccount } from '../../src/identity/accounts/accounts.ts';
import { hashPassword } from '../../src/identity/accounts/passwords.ts';
import { DEMONSTRATION_PASSWORD, demonstrationPeople } from '../../src/identity/demonstration.ts';
import type { Database } from '../../src/platform/db/connect.ts';

/** Somebody who signs in with the password of the demonstration. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

type Who = (typeof demonstrationPeople)[number]['who'];

/**
 * The people of the demonstration once more, each with an account that nobody else knows, the same permissions and the
 * same to use: what becomes of these accounts, no other file meets.
 */
export async function ownPeople({ kysely }: Pick<Database, 'kysely'>): Promise<Record<Who, Person>> {
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
  const made = demonstrationPeople.map(async ({ who, email: original, profile, appMetadata }) => {
    const email = ownAddress(who);
    const account = await createAccount(kysely, {
      email,
      emailVerified: true,
      passwordHash,
      profile,
      appMetadata,
    });
    const id = account?.id ?? '';
    await kysely.insertInto('visitor').values({ id }).execute();
    await sql`insert into entitlement (visitor, list, name, trial, from_day, until_day)
      select ${id}, list, entitlement.name, trial, from_day, until_day from entitlement
      join account on account.id = visitor where account.email = ${original}`.execute(kysely);
    return [who, { id, email, firstName: profile.given_name }] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as Record<Who, Person>;
}

const ownAddress = (who: string) => `${who}-${randomBytes(4).toString('hex')}@example.com`;

/** Somebody with an account that no other test has changed, and nothing to use. */
export async function newPerson({ kysely }: Pick<Database, 'kysely'>): Promise<Omit<Person, 'firstName'>> {
  const email = ownAddress('somebody');
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
  const account = await createAccount(kysely, { email, emailVerified: true, passwordHash });
  return { id: account?.id ?? '', email };
}
