import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { isLocale } from '../../i18n/locales.ts';
import { connect, type Database } from '../../platform/db/connect.ts';
import { declaredName } from '../types/choices.ts';
import { type ContentTypeName, declarationOf } from '../types/index.ts';
import type { ListRequest } from './conditions.ts';
import { facetsOf } from './facets.ts';
import { countOf } from './list-records.ts';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ seeded: true });
  database = connect(testDatabase.url);
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

const whole = (type: ContentTypeName): ListRequest => ({
  type,
  locale: 'fr-fr',
  filter: {},
  startsWith: null,
  named: null,
  availableIn: null,
  from: null,
  until: null,
  order: declarationOf(type).order,
  now: new Date('2026-11-20T12:00:00Z'),
});

/** The list with one more filter. */
function narrowed(list: ListRequest, field: string, value: string): ListRequest {
  if (field === 'availableIn') return { ...list, availableIn: isLocale(value) ? [value] : null };
  if (field === 'year')
    return {
      ...list,
      from: new Date(`${value}-01-01T00:00:00Z`),
      until: new Date(`${Number(value) + 1}-01-01T00:00:00Z`),
    };
  const isChoice = declarationOf(list.type).fields[field]?.kind === 'choice';
  return { ...list, filter: { ...list.filter, [field]: [isChoice ? declaredName(value) : value] } };
}

/** The least frequent of a few values, the most frequent one and one between. */
const some = <T>(values: readonly T[]) => [
  ...new Set([values[0], values[values.length >> 1], values.at(-1)].filter((value) => value !== undefined)),
];

test.each(['person', 'publication', 'news', 'event', 'job', 'deal', 'blogPost'] as const)(
  'of the list of %s each filter shows as many as it says, alone and beside another',
  async (type) => {
    const db = database.kysely;
    const wrong: string[] = [];
    let looked = 0;
    const look = async (list: ListRequest, but: string | null) => {
      const facets = (await facetsOf(db, list)).filter(({ field }) => field !== but);
      for (const { field, values } of facets)
        for (const { value, count } of some(values)) {
          const shown = await countOf(db, narrowed(list, field, value));
          looked += 1;
          if (shown !== count) wrong.push(`${but ?? ''} ${field}=${value}: ${count} said, ${shown} shown`);
        }
      return facets;
    };
    for (const { field, values } of await look(whole(type), null)) {
      const [most] = values;
      if (most) await look(narrowed(whole(type), field, most.value), field);
    }
    expect(wrong).toEqual([]);
    expect(looked).toBeGreaterThan(20);
  },
  30_000,
);
