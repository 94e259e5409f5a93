import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../i18n/locales.ts';
import { type TestSite, testSite } from '../publish/test-site.fixture.ts';
import { unpublish } from '../publish/unpublish.ts';
import { withdraw } from '../publish/withdraw.ts';
import { recordLoaders } from '../records/loaders.ts';
import type { TwoTimes } from './entries-at.ts';
import { frozenOf, thawed } from './frozen-table.ts';
import { navigatorTable } from './table.ts';
import { titleInPlace } from './title-in-place.ts';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  await site.add({ id: 'jx', type: 'jurisdiction', slug: 'x', fields: { title: 'X', iso: 'XX' } });
  await site.add({ id: 'ns', type: 'navigatorService', slug: 's', fields: { title: 'S', access: 'open' } });
  await site.add({ id: 'nr', type: 'navigatorRegion', slug: 'r', parentId: 'ns', fields: { title: 'R' } });
  const chapter = { title: 'X', jurisdiction: 'jx' };
  await site.add({ id: 'nc', type: 'navigatorChapter', slug: 'x', parentId: 'nr', fields: chapter });
  const topic = { title: 'Breach', question: 'When?', answerType: 'text' };
  await site.add({ id: 'breach', type: 'navigatorTopic', slug: 'breach', parentId: 'ns', fields: topic });
});
afterAll(() => site.end());

const entry = (title: string, held: object = {}) => ({
  title,
  topic: 'breach',
  legalStatus: 'in-force',
  ...held,
});

/** What the chapter says of the topic at these times. */
async function answers(times: Partial<TwoTimes>, locale: 'en' | 'fr-fr' = 'en') {
  const loaders = recordLoaders(site.database.kysely, new Set());
  const chapter = await loaders.record('nc', locale);
  if (!chapter) throw new Error('The chapter is not there.');
  const found = await loaders.entriesAt(chapter, { on: '2026-11-20', known: null, ...times });
  return found.map(({ title, locale: written }) => `${title} (${written})`);
}

test('each day has the answer that held on it, and the law before it has ended', async () => {
  const before = entry('Without delay', { heldFrom: '2010-01-01', heldTo: '2018-05-24' });
  await site.create({ id: 'old', type: 'navigatorCell', slug: 'old', parentId: 'nc', fields: before });
  await site.publish('old', 'en', { at: new Date('2025-01-10T09:00:00Z') });
  const now = entry('Within 72 hours', { heldFrom: '2018-05-25' });
  await site.create({ id: 'new', type: 'navigatorCell', slug: 'new', parentId: 'nc', fields: now });
  await site.publish('new', 'en', { at: new Date('2025-01-10T09:00:00Z') });
  expect(await answers({})).toEqual(['Within 72 hours (en)']);
  expect(await answers({ on: '2018-05-24' })).toEqual(['Without delay (en)']);
  expect(await answers({ on: '2009-12-31' })).toEqual([]);
});

test('a second answer for a day is refused, and nothing is changed', async () => {
  const other = entry('Within 24 hours', { heldFrom: '2026-01-01' });
  await site.create({ id: 'other', type: 'navigatorCell', slug: 'other', parentId: 'nc', fields: other });
  await expect(site.publish('other', 'en')).rejects.toMatchObject({ code: 'period-taken' });
  expect(await answers({})).toEqual(['Within 72 hours (en)']);
});

test('a correction leaves what was known before it, in the language it was said in', async () => {
  await site.save('new', 'fr-fr', { slug: 'new', fields: { title: 'Sous 72 heures' }, translatedFrom: 1 });
  await site.publish('new', 'fr-fr', { at: new Date('2025-02-01T09:00:00Z') });
  const corrected = entry('Within three days', { heldFrom: '2018-05-25' });
  await site.save('new', 'en', { slug: 'new', fields: corrected });
  await site.publish('new', 'en', { at: new Date('2025-06-01T09:00:00Z'), change: 'correction' });
  expect(await answers({})).toEqual(['Within three days (en)']);
  const known = new Date('2025-03-01T00:00:00Z');
  expect(await answers({ known })).toEqual(['Within 72 hours (en)']);
  expect(await answers({ known }, 'fr-fr')).toEqual(['Sous 72 heures (fr-fr)']);
  // A translation that was behind its source was shown so.
  expect(await answers({ known: new Date('2025-07-01T00:00:00Z') }, 'fr-fr')).toEqual(
    await answers({}, 'fr-fr'),
  );
  expect(await answers({ known, on: '2018-05-24' })).toEqual(['Without delay (en)']);
  expect(await answers({ known: new Date('2025-01-01T00:00:00Z') })).toEqual([]);
  const loaders = recordLoaders(site.database.kysely, new Set());
  expect(await loaders.navigatorChanges('nc', { first: 10, known: null, locale: 'fr-fr' })).toMatchObject([
    {
      headline: 'Within three days',
      headlineBefore: 'Within 72 hours',
      translated: null,
      change: 'correction',
    },
  ]);
  expect(await loaders.navigatorChanges('nc', { first: 10, known, locale: 'fr-fr' })).toEqual([]);
});

test('a translation that was taken down is in no answer of the past either', async () => {
  const { kysely } = site.database;
  const known = new Date('2025-03-01T00:00:00Z');
  const french = { recordId: 'new', locale: 'fr-fr', actor: site.actor } as const;
  await withdraw(kysely, { ...french, reason: 'It said too much.' });
  expect(await answers({ known }, 'fr-fr')).toEqual(await answers({}, 'fr-fr'));
  expect(await answers({ known })).toEqual(['Within 72 hours (en)']);
  await unpublish(kysely, { ...french, instead: { reason: 'It said too much.' } });
  expect(await answers({ known }, 'fr-fr')).toEqual(['Within 72 hours (en)']);
  await site.publish('new', 'fr-fr', { at: new Date('2025-07-01T09:00:00Z') });
  expect(await answers({ known }, 'fr-fr')).toEqual(['Sous 72 heures (fr-fr)']);
});

test('a table that was kept shows a translation with what the law was then', async () => {
  const { kysely } = site.database;
  const repealed = { ...entry('Repealed', { heldFrom: '2018-05-25' }), legalStatus: 'repealed' };
  await site.save('new', 'en', { slug: 'new', fields: repealed });
  await site.publish('new', 'en', { at: new Date('2025-08-01T09:00:00Z') });
  const loaders = recordLoaders(kysely, new Set());
  const service = await loaders.record('ns', 'fr-fr');
  if (!service) throw new Error('The service is not there.');
  const request = { on: '2026-11-20', known: null, jurisdictions: null, topics: null };
  const table = await navigatorTable(service, request, loaders);
  const kept = frozenOf(table, new Date('2025-09-01T00:00:00Z'));
  const again = await thawed(service, kept, { db: kysely, loaders });
  const said = ({ cells }: typeof table) =>
    cells.map(({ entry: { title, fields } }) => `${title}: ${fields.legalStatus}`);
  expect(said(table)).toEqual(['Sous 72 heures: repealed']);
  expect(said(again.table)).toEqual(said(table));
});

test('a change is headed in the reader’s language as soon as that version is translated', async () => {
  const headlines = async (locale: Locale, known: Date | null = null) => {
    const wanted = { first: 10, known, locale };
    const found = await recordLoaders(site.database.kysely, new Set()).navigatorChanges('nc', wanted);
    return found.map(({ headline, translated }) => [headline, translated]);
  };
  const untranslated = [
    ['Repealed', null],
    ['Within three days', null],
  ];
  expect(await headlines('fr-fr')).toEqual(untranslated);
  await site.save('new', 'fr-fr', { slug: 'new', fields: { title: 'Abrogé' }, translatedFrom: 3 });
  await site.publish('new', 'fr-fr', { at: new Date('2025-09-01T09:00:00Z') });
  expect(await headlines('fr-fr')).toEqual([['Repealed', 'Abrogé'], untranslated[1]]);
  expect(await headlines('fr-fr', new Date('2025-08-15T00:00:00Z'))).toEqual(untranslated);
  expect(await headlines('zh-cn')).toEqual(untranslated);
  const compared = async (known: Date | null = null) => {
    const wanted = { first: 10, known, locale: 'fr-fr' } as const;
    const found = await recordLoaders(site.database.kysely, new Set()).navigatorChanges('nc', wanted);
    return found.map(({ translatedBefore, translations }) => [translatedBefore, translations]);
  };
  expect(await compared()).toEqual([
    [null, null],
    [null, null],
  ]);
  // Words of a language are compared where both versions are in it.
  await site.save('new', 'fr-fr', { slug: 'new', fields: { title: 'Sous trois jours' }, translatedFrom: 2 });
  await site.publish('new', 'fr-fr', { at: new Date('2025-10-01T09:00:00Z') });
  const { rows } = await site.database.pool.query(
    `select number from version where record_id = 'new' and locale = 'fr-fr' order by number`,
  );
  const [first, third, second] = rows.slice(-3).map(({ number }) => number as number);
  expect(await compared()).toEqual([
    ['Sous trois jours', { before: second, after: third }],
    ['Sous 72 heures', { before: first, after: second }],
  ]);
  expect(await compared(new Date('2025-09-15T00:00:00Z'))).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('a chapter is called by its service, too, where it stands away from its page', async () => {
  const loaders = recordLoaders(site.database.kysely, new Set());
  const called = async (id: string) => {
    const record = await loaders.record(id, 'en');
    return record && titleInPlace(record, loaders);
  };
  expect(await Promise.all(['nc', 'nr', 'ns', 'jx'].map(called))).toEqual(['S: X', 'S: R', 'S', 'X']);
});
