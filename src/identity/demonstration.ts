import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/tables.gen.ts';
import { firm } from '../platform/settings/firm.ts';
import { accountByEmail, createAccount } from './accounts/accounts.ts';
import { hashPassword } from './accounts/passwords.ts';

/** Known to everybody who reads the documentation: of the demonstration's accounts alone. */
export const DEMONSTRATION_PASSWORD = 'Chancery-demo-1';

/** The people who may sign in to the demonstration. */
export const demonstrationPeople = [
  {
    who: 'visitor',
    email: 'visitor@example.com',
    profile: { given_name: 'Vera', family_name: 'Ashdown' },
    appMetadata: { permissions: [] },
  },
  {
    who: 'client',
    email: 'client@example.com',
    profile: { given_name: 'Claude', family_name: 'Northgate' },
    appMetadata: {
      company: 'Northgate Holdings (demonstration)',
      job_title: 'General Counsel',
      prismaId: 'PR-100274',
      organizations: [{ id: 'org_nOrThGaTeDeMo001', name: 'northgate' }],
      permissions: [
        'product|navigator-data-protection',
        'product|navigator-ai',
        'product|research-library',
        'product|payments-briefing',
        'collaboration|northgate-matters',
        'compliance|training-data',
        'compliance|training-transactions',
      ],
    },
  },
  {
    who: 'editor',
    email: 'editor@example.com',
    profile: { given_name: 'Edith', family_name: 'Marlowe' },
    appMetadata: {
      company: firm.name,
      job_title: 'Content editor',
      permissions: ['content|edit', 'content|publish'],
    },
  },
] as const;

/** Makes sure that the demonstration's accounts exist, and unlocks them; else they are as their owners made them. */
export async function ensureDemonstrationAccounts(db: Kysely<DB>): Promise<void> {
  for (const { email, profile, appMetadata } of demonstrationPeople) {
    const account = await accountByEmail(db, email);
    if (account?.of_demonstration) continue;
    const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
    const made = { email, profile, appMetadata, emailVerified: true, passwordHash, isOfDemonstration: true };
    if (account) await unlock(db, account.id, made);
    else await createAccount(db, made);
  }
}

function unlock(
  db: Kysely<DB>,
  id: string,
  { passwordHash, appMetadata }: { readonly passwordHash: string; readonly appMetadata: object },
): Promise<unknown> {
  return db
    .updateTable('account')
    .set({
      password_hash: passwordHash,
      email_verified: true,
      app_metadata: JSON.stringify(appMetadata),
      of_demonstration: true,
    })
    .where('id', '=', id)
    .execute();
}
