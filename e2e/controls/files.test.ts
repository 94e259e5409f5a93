/** What pages offer as files, read by the parsers that people’s programs read them with. */
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { fileFormats } from '../../src/pages/page-module.ts';
import { pageFor } from '../../src/pages/registry.ts';
import { siteForFile } from '../testing/for-file.ts';
import { everyPlace } from '../testing/places.ts';

const site = siteForFile();
const places = (await everyPlace(site.database)).filter(({ route }) => pageFor(route).files !== undefined);
const xml = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' });

interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly updated: string;
  readonly entry?: readonly { id: string; title: string; link: { '@_href': string } }[];
}

async function readFeed(address: string): Promise<AtomFeed> {
  const answer = await site.get(address);
  expect([answer.status, answer.headers.get('content-type')], address).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
  ]);
  return (xml.parse(await answer.text()) as { feed: AtomFeed }).feed;
}

test('every file that a page offers is there, named by the page or its head', async () => {
  expect(places.length).toBeGreaterThan(5);
  for (const { address, route } of places) {
    for (const format of fileFormats.filter((name) => pageFor(route).files?.[name])) {
      const answer = await site.get(`${address}.${format}`);
      expect([answer.status, answer.headers.get('x-robots-tag')], `${address}.${format}`).toEqual([
        200,
        'noindex',
      ]);
      expect(await (await site.get(address)).text()).toContain(`href="${address}.${format}"`);
    }
  }
});

test('every feed has entries that lead to pages', async () => {
  for (const { address } of places.filter(({ route }) => pageFor(route).files?.atom)) {
    const feed = await readFeed(`${address}.atom`);
    const [first] = feed.entry ?? [];
    expect([Date.parse(feed.updated) > 0, first?.title !== ''], address).toEqual([true, true]);
    const answer = await fetch(first?.link['@_href'] ?? '', { redirect: 'manual' });
    expect(answer.status, first?.link['@_href']).toBe(200);
  }
});

test('a feed follows the filter of its page', async () => {
  const [all, guides] = [
    await readFeed('/publications.atom'),
    await readFeed('/publications.atom?kind=guide&page=2'),
  ];
  const idsOf = ({ entry = [] }: AtomFeed) => entry.map(({ id }) => id);
  expect(idsOf(guides).length).toBeGreaterThan(0);
  // The newest of all are of several kinds, so that the newest guides are others.
  expect(idsOf(guides)).not.toEqual(idsOf(all));
  const page = await (await site.get('/publications?kind=guide')).text();
  expect(page).toContain('href="/publications.atom?kind=guide"');
});

test('an ending that a page does not offer leads to a page that says so', async () => {
  expect((await site.get('/site-map.atom')).status).toBe(404);
  expect((await site.get('/publications.pdf')).status).toBe(404);
});

test('an address that is not quite right keeps its ending', async () => {
  const answer = await site.get('/FR-FR/Publications.atom?kind=guide');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    '/fr-fr/publications.atom?kind=guide',
  ]);
});
