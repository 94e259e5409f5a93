import { beforeAll, expect, test } from 'vitest';
import { published } from '../../content/testing/published.fixture.ts';
import { contentForFile, reader } from '../account.fixture.ts';
import { saveAlert } from '../alerts/alerts.ts';
import { saveFavourite } from '../favourites/save-favourite.ts';
import { saveProfile } from '../profile/save-profile.ts';
import { readDashboard } from './dashboard.ts';

const { kysely } = await contentForFile();

const now = new Date('2026-11-22T09:00:00Z');
const event = (id: string, startsAt: string, more: object = {}) =>
  published(kysely, {
    type: 'event',
    id,
    fields: {
      title: id,
      kind: 'webinar',
      format: 'online',
      startsAt,
      endsAt: startsAt.replace('T10', 'T11'),
      timeZone: 'Europe/London',
      registration: 'open',
      standing: 'planned',
      ...more,
    },
  });
beforeAll(async () => {
  await event('ev-later', '2026-12-10T10:00:00Z', { topics: ['topic-tax'] });
  await event('ev-soon', '2026-11-24T10:00:00Z', { topics: ['topic-tax'], speakers: ['pe1'] });
  await event('ev-over', '2026-11-20T10:00:00Z', { topics: ['topic-tax'] });
  await event('ev-off', '2026-11-25T10:00:00Z', { topics: ['topic-tax'], standing: 'cancelled' });
  await event('ev-trade', '2026-11-26T10:00:00Z', { topics: ['topic-trade'] });
});
const coming = async (visitor: string) =>
  (await readDashboard(kysely, reader(visitor), 'fr-fr', now)).comingEventIds;

test('events on what is of interest come in the order of their days, without those that are over or cancelled', async () => {
  await saveProfile(kysely, 'ann', { interests: ['topic-tax'] });
  expect(await coming('ann')).toEqual(['ev-soon', 'ev-later']);
});

test('an event is named for its speaker who is followed, and for having been saved', async () => {
  await saveAlert(kysely, 'bob', { kind: 'author', recordId: 'pe1', query: null, frequency: 'daily' });
  expect(await coming('bob')).toEqual(['ev-soon']);
  await saveFavourite(kysely, 'bob', { recordId: 'ev-trade', note: null, locale: 'en' });
  expect(await coming('bob')).toEqual(['ev-soon', 'ev-trade']);
});

test('nobody is told of events that have nothing to do with them', async () => {
  expect(await coming('eve')).toEqual([]);
});
