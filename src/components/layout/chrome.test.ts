import { expect, it } from 'vitest';
import { Clock } from '../../platform/cache/clock.ts';
import { chromeView } from './chrome.ts';

const office = (title: string, region: 'EUROPE' | 'AMERICAS', locale: 'en' | 'fr-fr' = 'en') => ({
  id: title,
  type: 'office',
  locale,
  title,
  url: `/offices/${title.toLowerCase()}`,
  location: { region },
});
const scam = (seenOn: string) => ({
  id: 's1',
  type: 'scamAlert',
  locale: 'en' as const,
  title: 'Letters',
  url: null,
  seenOn,
});
const data = (seenOn: string) => ({
  offices: { nodes: [office('Toronto', 'AMERICAS'), office('Paris', 'EUROPE', 'fr-fr')] },
  scamAlerts: { nodes: [scam(seenOn)] },
});
const clock = new Clock(new Date('2026-11-20T12:00:00Z'));

it('groups offices by region, and leaves out regions without one', () => {
  expect(chromeView(data('2026-01-01'), 'en', clock).offices).toEqual([
    { region: 'Europe', offices: [{ text: 'Paris', url: '/offices/paris', lang: 'fr-FR' }] },
    { region: 'Americas', offices: [{ text: 'Toronto', url: '/offices/toronto', lang: undefined }] },
  ]);
});

it('warns of a fraud that was seen in the last thirty days, and of none before', () => {
  const warned = chromeView(data('2026-11-01'), 'fr-fr', clock).alert;
  expect(warned).toEqual({ text: 'Letters', url: '/fr-fr/about-us/fraud-and-scam-alerts', lang: 'en-GB' });
  expect(chromeView(data('2026-11-01'), 'de-de', clock).alert).toBeNull();
  expect(chromeView(data('2026-11-01'), 'en-sg', clock).alert).not.toBeNull();
  expect(chromeView(data('2026-10-01'), 'en', clock).alert).toBeNull();
});
