import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestSite, testSite } from '../publish/test-site.fixture.ts';
import { withdraw } from '../publish/withdraw.ts';
import { type DatesWanted, datesAhead } from './dates-ahead.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  for (const service of ['data', 'work']) {
    await site.add({
      id: service,
      type: 'navigatorService',
      slug: service,
      fields: { title: service, access: 'open' },
    });
    const region = { id: `${service}r`, type: 'navigatorRegion', slug: 'r', parentId: service } as const;
    await site.add({ ...region, fields: { title: 'R' } });
    const topic = { title: 'Scope', question: 'What?', answerType: 'text' };
    const place = { type: 'navigatorTopic', slug: 'scope', parentId: service } as const;
    await site.add({ id: `${service}-scope`, ...place, fields: topic });
  }
  for (const place of ['mu', 'thule'])
    await site.add({ id: place, type: 'jurisdiction', slug: place, fields: { title: place, iso: 'XX' } });
  await chapter('data', 'mu', [{ legalStatus: 'adopted-not-yet-in-force', effectiveFrom: '2027-06-01' }]);
  await chapter('data', 'thule', [
    { legalStatus: 'proposed', expectedOn: '2027-01-15', certainty: 'likely', effectiveFrom: '2028-01-01' },
  ]);
  await chapter('work', 'mu', [{ legalStatus: 'in-force', effectiveFrom: '2020-01-01' }]);
  await chapter('work', 'thule', [{ legalStatus: 'proposed' }]);
});
afterAll(() => site.end());

/** A chapter of a service with one answer, called by both. */
async function chapter(service: string, jurisdiction: string, answers: readonly object[]): Promise<void> {
  const id = `${service}-${jurisdiction}`;
  const place = { type: 'navigatorChapter', slug: jurisdiction, parentId: `${service}r` } as const;
  await site.add({ id, ...place, fields: { title: jurisdiction, jurisdiction } });
  for (const answer of answers) {
    const fields = { title: id, topic: `${service}-scope`, ...answer };
    await site.add({ id: `${id}-scope`, type: 'navigatorCell', slug: 'scope', parentId: id, fields });
  }
}

async function titles(wanted: Partial<DatesWanted> = {}) {
  const none = { today: '2026-11-28', until: null, service: null, jurisdiction: null, first: 10 };
  const { total, entries } = await datesAhead(site.database.kysely, 'fr-fr', { ...none, ...wanted });
  return { total, titles: entries.map(({ title }) => title) };
}

test('days to come are listed over all services, the next first; what has begun or has no day is not', async () => {
  expect(await titles()).toEqual({ total: 2, titles: ['data-thule', 'data-mu'] });
  expect(await titles({ first: 1 })).toEqual({ total: 2, titles: ['data-thule'] });
  expect((await titles({ today: '2027-01-15' })).titles).toEqual(['data-mu', 'data-thule']);
});

test('they are narrowed to a service, a jurisdiction and the days until one, this included', async () => {
  expect((await titles({ jurisdiction: 'mu' })).titles).toEqual(['data-mu']);
  expect((await titles({ service: 'work' })).titles).toEqual([]);
  expect((await titles({ until: '2027-01-15' })).titles).toEqual(['data-thule']);
  expect((await titles({ until: '2027-01-14' })).titles).toEqual([]);
});

test('a chapter that was taken back takes its days along', async () => {
  await withdraw(site.database.kysely, {
    recordId: 'data-thule',
    locale: 'en',
    actor: 'editor',
    reason: 'Gone',
  });
  expect((await titles()).titles).toEqual(['data-mu']);
});
