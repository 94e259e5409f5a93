import type { Kysely } from 'kysely';
import type { DB } from '../db/tables.gen.ts';
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
      company: 'Fenwarden Lisle LLP',
      job_title: 'Content editor',
      permissions: ['content|edit', 'content|publish'],
    },
  },
] as const;

/** Makes sure that the demonstration's accounts exist; those that do are left as their owners made them. */
export async function ensureDemonstrationAccounts(db: Kysely<DB>): Promise<void> {
  for (const { email, profile, appMetadata } of demonstrationPeople) {
    if (await accountByEmail(db, email)) continue;
    const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
    await createAccount(db, { email, profile, appMetadata, emailVerified: true, passwordHash });
  }
}
