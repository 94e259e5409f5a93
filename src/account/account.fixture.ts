import type { Kysely } from 'kysely';
import { afterAll } from 'vitest';
import { createTestDatabase } from '../../scripts/embedded-postgres/test-database.ts';
import { personFields, published, publishedOffice } from '../content/testing/published.fixture.ts';
import { connect, type Database } from '../platform/db/connect.ts';
import type { DB } from '../platform/db/tables.gen.ts';

type Values = Readonly<Record<string, unknown>>;

/** Somebody who is signed in, and the permissions that they hold. */
export function reader(id: string, ...permissions: string[]) {
  return { id, permissions: new Set(permissions) };
}

/** A publication's fields with everything that the type requires. */
export function publicationFields(title: string, more: Values = {}): Values {
  return {
    title,
    kind: 'guide',
    publishedOn: '2026-11-20',
    standing: 'current',
    access: 'open',
    ...more,
  };
}

/** A database of the test file's own, with the records below; called at its top level, gone when its tests have ended. */
export async function contentForFile(): Promise<Pick<Database, 'kysely' | 'pool'>> {
  const { url, drop } = await createTestDatabase({ seeded: false });
  const { kysely, pool, end } = connect(url);
  afterAll(async () => {
    await end();
    await drop();
  });
  await publishedContent(kysely);
  return { kysely, pool };
}

/** Records of all kinds that readers save, follow and choose: two topics, an author, newsletters, something gated. */
export async function publishedContent(db: Kysely<DB>): Promise<void> {
  await publishedOffice(db);
  const topic = (id: string, title: string) => published(db, { type: 'topic', id, fields: { title } });
  await topic('topic-tax', 'Tax');
  await topic('topic-trade', 'Trade');
  await published(db, { type: 'person', id: 'pe1', slug: 'ada-byron', fields: personFields('Ada', 'Byron') });
  await published(db, {
    type: 'sector',
    id: 'sector-energy',
    slug: 'energy',
    fields: { title: 'Energy' },
    translations: { 'fr-fr': { title: 'Énergie' } },
  });
  const newsletter = (id: string, title: string, topics: string[]) =>
    published(db, { type: 'newsletter', id, fields: { title, cadence: 'monthly', topics } });
  await newsletter('newsletter-tax', 'Tax letter', ['topic-tax']);
  await newsletter('newsletter-trade', 'Trade letter', ['topic-trade']);
  await published(db, {
    type: 'section',
    id: 'navigator',
    slug: 'navigator',
    fields: { title: 'Navigator' },
  });
  await published(db, {
    type: 'navigatorService',
    id: 'navigator-ai',
    slug: 'artificial-intelligence',
    fields: { title: 'Artificial intelligence', access: 'permission', permission: 'product|navigator-ai' },
  });
  await published(db, {
    type: 'publication',
    id: 'pu-gated',
    slug: 'gated',
    fields: publicationFields('From the library', { access: 'permission', permission: 'research-library' }),
  });
  await published(db, {
    type: 'publication',
    id: 'pu-tax',
    slug: 'tax',
    fields: publicationFields('Withholding tax', { topics: ['topic-tax'], authors: ['pe1'] }),
    translations: { 'fr-fr': { title: 'Retenue à la source' } },
  });
  await published(db, {
    type: 'publication',
    id: 'pu-trade',
    slug: 'trade',
    fields: publicationFields('Export licences', { topics: ['topic-trade'], sectors: ['sector-energy'] }),
  });
}
