import { join } from 'node:path';
import { seedIfEmpty } from '../../src/content/seed/seed.ts';
import { migrate } from '../../src/db/migrate.ts';
import type { Settings } from '../../src/server/env.ts';
import { CHECKOUT } from '../checkout.ts';
import { say, timed } from '../progress.ts';

/** Brings the database up to date, and fills an empty one with the demonstration firm's content in that mode. */
export async function prepareDatabase(url: string, { demonstration }: Settings): Promise<void> {
  const migrations = await migrate(url);
  if (migrations.length > 0) say(`Database brought up to date: ${migrations.join(', ')}`);
  if (!demonstration) return;
  await timed('Filling the database of the demonstration firm', () =>
    seedIfEmpty(url, join(CHECKOUT, 'seed')),
  );
}
