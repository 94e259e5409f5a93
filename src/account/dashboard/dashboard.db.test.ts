import { describe, expect, test } from 'vitest';
import { publish } from '../../content/publish/publish.ts';
import { saveDraft } from '../../content/publish/save-draft.ts';
import { unpublish } from '../../content/publish/unpublish.ts';
import { withdraw } from '../../content/publish/withdraw.ts';
import { published } from '../../content/testing/published.fixture.ts';
import { contentForFile, publicationFields, reader } from '../account.fixture.ts';
import { saveAlert } from '../alerts/alerts.ts';
import { chooseNewsletters } from '../alerts/newsletters.ts';
import { readFavourites } from '../favourites/read-favourites.ts';
import { saveFavourite } from '../favourites/save-favourite.ts';
import { saveProfile } from '../profile/save-profile.ts';
import { previewAlerts, readDashboard } from './dashboard.ts';
import { noteVisit } from './visits.ts';

const { kysely } = await contentForFile();

const minutes = (count: number) => new Date(Date.now() + count * 60_000);
/** What the dashboard shows, as `kind record subject`. */
async function shown(visitor: string, locale: 'en' | 'fr-fr' = 'en'): Promise<string[]> {
  const { items } = await readDashboard(kysely, reader(visitor), locale, minutes(1));
  return items
    .map(({ kind, recordId, subjectId, query }) => `${kind} ${recordId} ${subjectId ?? query}`)
    .sort();
}
const followed = (visitor: string, kind: 'topic' | 'author' | 'record', recordId: string) =>
  saveAlert(kysely, visitor, { kind, recordId, query: null, frequency: 'daily' });
const searched = (visitor: string, query: string) =>
  saveAlert(kysely, visitor, { kind: 'search', recordId: null, query, frequency: 'daily' });
const saved = (visitor: string, recordId: string) =>
  saveFavourite(kysely, visitor, { recordId, note: null, locale: 'en' });
const publication = (id: string, title: string, more: object = {}) =>
  published(kysely, {
    type: 'publication',
    id,
    fields: publicationFields(title, more as Record<string, unknown>),
  });
async function revised(id: string, change: 'major' | 'minor', more: object = {}): Promise<void> {
  const { revision } = await kysely
    .selectFrom('translation')
    .select('revision')
    .where('record_id', '=', id)
    .where('locale', '=', 'en')
    .executeTakeFirstOrThrow();
  const fields = publicationFields(`${id}, revised`, more as Record<string, unknown>);
  await saveDraft(kysely, { recordId: id, locale: 'en', revision, slug: id, fields, actor: 'test' });
  await publish(kysely, { recordId: id, locale: 'en', actor: 'test', change, note: null });
}

describe('the dashboard', () => {
  test('shows what is new on what is followed and of interest, each once with the reason that weighs most', async () => {
    await followed('ann', 'topic', 'topic-tax');
    await followed('ann', 'author', 'pe1');
    await searched('ann', 'export licence');
    await saveProfile(kysely, 'ann', { interests: ['topic-trade', 'sector-energy'] });
    expect(await shown('ann')).toEqual(['author pu-tax pe1', 'search pu-trade export licence']);
    await saveProfile(kysely, 'eve', { interests: ['sector-energy'] });
    expect(await shown('eve')).toEqual(['interest pu-trade sector-energy']);
  });

  test('shows French readers what is in French, and in English what is not translated', async () => {
    await followed('fay', 'topic', 'topic-tax');
    await followed('fay', 'topic', 'topic-trade');
    await searched('fay', 'retenue');
    expect(await shown('fay', 'fr-fr')).toEqual(['topic pu-tax topic-tax', 'topic pu-trade topic-trade']);
    await searched('gil', 'retenue');
    expect(await shown('gil', 'fr-fr')).toEqual(['search pu-tax retenue']);
    expect(await shown('gil', 'en')).toEqual([]);
  });

  test('shows what is new below a navigator service of interest', async () => {
    await published(kysely, {
      type: 'navigatorArticle',
      id: 'ai-act',
      slug: 'ai-act',
      parentId: 'navigator-ai',
      fields: { title: 'The AI Act', publishedOn: '2026-11-20' },
    });
    await saveProfile(kysely, 'hal', { interests: ['navigator-ai'] });
    expect(await shown('hal')).toEqual(['interest ai-act navigator-ai']);
  });

  test('tells of saved records that changed or went, and not of their wording', async () => {
    for (const id of ['pu-same', 'pu-worded', 'pu-changed', 'pu-withdrawn', 'pu-gone']) {
      await publication(id, `Saved as ${id}`);
      await saved('ivy', id);
    }
    await revised('pu-worded', 'minor');
    await revised('pu-changed', 'major');
    await withdraw(kysely, { recordId: 'pu-withdrawn', locale: 'all', actor: 'test', reason: 'Repealed.' });
    await unpublish(kysely, {
      recordId: 'pu-gone',
      locale: 'all',
      actor: 'test',
      instead: { reason: 'An error.' },
    });
    expect(await shown('ivy')).toEqual([
      'saved-updated pu-changed null',
      'saved-withdrawn pu-gone null',
      'saved-withdrawn pu-withdrawn null',
    ]);
    const favourites = await readFavourites(kysely, 'ivy', { locale: 'en', sort: 'title' });
    expect(favourites.map(({ title, state }) => `${title}: ${state}`)).toEqual([
      'pu-changed, revised: updated',
      'pu-worded, revised: current',
      'Saved as pu-gone: withdrawn',
      'Saved as pu-same: current',
      'Saved as pu-withdrawn: withdrawn',
    ]);
  });

  test('tells of a followed record that changed, and that something saved was superseded', async () => {
    await publication('pu-old', 'Old');
    await saved('joe', 'pu-old');
    await followed('kim', 'record', 'pu-old');
    expect(await shown('kim')).toEqual([]);
    await revised('pu-old', 'major', { standing: 'superseded' });
    expect(await shown('kim')).toEqual(['record pu-old pu-old']);
    expect((await readFavourites(kysely, 'joe', { locale: 'en' }))[0]?.state).toBe('superseded');
  });

  test('begins where the visit before ended, and does not forget that within one visit', async () => {
    await followed('lea', 'topic', 'topic-tax');
    const before = minutes(-120);
    expect(await noteVisit(kysely, 'lea', before)).toBeNull();
    expect(await noteVisit(kysely, 'lea', minutes(-110))).toBeNull();
    expect(await shown('lea')).toEqual(['topic pu-tax topic-tax']);
    const last = await noteVisit(kysely, 'lea', new Date());
    expect(last).toEqual((await readDashboard(kysely, reader('lea'), 'en', new Date())).since);
    expect(last?.getTime()).toBeGreaterThan(before.getTime());
    expect(await shown('lea')).toEqual(['topic pu-tax topic-tax']);
    const tomorrow = minutes(24 * 60);
    const { since, items } = await readDashboard(kysely, reader('lea'), 'en', tomorrow);
    expect(since?.getTime()).toBeGreaterThan(minutes(-2).getTime());
    expect(items).toEqual([]);
    await noteVisit(kysely, 'lea', tomorrow);
    const visits = await kysely.selectFrom('visit').select('last_at').where('visitor', '=', 'lea').execute();
    expect(visits).toHaveLength(2);
  });

  test('shows the last 30 days to somebody for whom nothing is new since the last visit', async () => {
    await chooseNewsletters(kysely, 'mia', ['newsletter-trade']);
    const atFirst = await readDashboard(kysely, reader('mia'), 'en', minutes(1));
    expect(atFirst).toMatchObject({ isFollowing: true, earlier: [] });
    expect(atFirst.items.map(({ kind, recordId }) => `${kind} ${recordId}`)).toEqual(['newsletter pu-trade']);
    await noteVisit(kysely, 'mia', minutes(1));
    const tomorrow = await readDashboard(kysely, reader('mia'), 'en', minutes(24 * 60));
    expect(tomorrow).toMatchObject({ items: [], earlier: atFirst.items });
    expect(await readDashboard(kysely, reader('mia'), 'en', minutes(40 * 24 * 60))).toMatchObject({
      items: [],
      earlier: [],
    });
  });

  test('is empty for somebody who follows nothing', async () => {
    expect(await readDashboard(kysely, reader('nobody'), 'en', new Date())).toEqual({
      since: null,
      items: [],
      earlier: [],
      isFollowing: false,
      comingEventIds: [],
      requestedLocale: 'en',
    });
  });
});

test('a preview shows what alerts and newsletters would have brought in 30 days, and nothing of what was saved', async () => {
  await chooseNewsletters(kysely, 'max', ['newsletter-trade']);
  await followed('max', 'author', 'pe1');
  await saved('max', 'pu-trade');
  await saveProfile(kysely, 'max', { interests: ['topic-tax'] });
  const brought = await previewAlerts(kysely, reader('max'), 'en', minutes(1));
  expect(brought.map(({ kind, recordId, subjectId }) => `${kind} ${recordId} ${subjectId}`).sort()).toEqual([
    'author pu-tax pe1',
    'newsletter pu-trade newsletter-trade',
  ]);
  expect(await previewAlerts(kysely, reader('max'), 'en', minutes(40 * 24 * 60))).toEqual([]);
});
