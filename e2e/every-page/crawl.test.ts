/** A visitor who follows every link there is, from the home page on, and of those with a query some of each kind. */
import { beforeAll, expect, test } from 'vitest';
import { localeIn } from '../../src/routing/address.ts';
import { matchAddress } from '../../src/routing/match.ts';
import { routes } from '../../src/routing/routes.ts';
import { siteForFile } from '../testing/for-file.ts';
import { doubtful, kindOf, spread } from '../testing/query-links.ts';

/** One answer, with what the tests below look at. */
interface Visit {
  readonly status: number;
  readonly type: string;
  readonly title: string;
  readonly headings: number;
  readonly ids: ReadonlySet<string>;
  readonly isCanonical: boolean;
  /** Search engines are asked to leave it out. */
  readonly isUnlisted: boolean;
  /** Addresses with their fragments, of this site. */
  readonly links: readonly string[];
}

const site = siteForFile();
/** By path and query. */
const visits = new Map<string, Visit>();
/** The first page that a link was found on. */
const foundOn = new Map<string, string>();
/** Links with a query, by their kind. */
const withQuery = new Map<string, Set<string>>();
/** Each is drawn when it is asked for, six of each person: some are followed. */
const pressPictures = new Set<string>();
/** So many are followed of each kind, and all those of which it is not known otherwise that they lead somewhere. */
const mostOfKind = 4;

beforeAll(() => crawl('/'), 600_000);

async function crawl(start: string): Promise<void> {
  const waiting = [start];
  const follow = (address: string, from: string) => {
    if (foundOn.has(address)) return;
    foundOn.set(address, from);
    const [path = '', query] = address.split('?');
    if (path.startsWith('/press-pictures/')) return pressPictures.add(path);
    if (query === undefined) return waiting.push(address);
    follow(path, address);
    const kind = kindOf(address);
    withQuery.set(kind, (withQuery.get(kind) ?? new Set()).add(address));
  };
  const work = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const visit = await visitPage(address);
      visits.set(address, visit);
      for (const link of visit.links) follow(link.replace(/#.*$/s, ''), address);
    }
  };
  const rows = await site.database.kysely.selectFrom('live').select(['record_id', 'slug']).execute();
  const records = new Set(rows.flatMap(({ record_id, slug }) => [record_id, slug]));
  const knownKinds = new Set<string>();
  foundOn.set(start, '');
  while (waiting.length > 0) {
    // Those who find nothing to do end early: begin again until all is done.
    while (waiting.length > 0) await Promise.all(Array.from({ length: 6 }, work));
    for (const [kind, addresses] of withQuery) {
      if (!knownKinds.has(kind)) waiting.push(...spread(addresses, mostOfKind));
      knownKinds.add(kind);
    }
    if (waiting.length === 0) waiting.push(...doubtful(notFollowed(), new Set(visits.keys()), records));
  }
  for (const address of spread(pressPictures, mostOfKind)) visits.set(address, await visitPage(address));
}

function notFollowed(): string[] {
  return [...withQuery.values()].flatMap((links) => [...links]).filter((link) => !visits.has(link));
}

async function visitPage(address: string): Promise<Visit> {
  // Compressing what nobody keeps costs both sides time.
  const answer = await site.get(address, { headers: { 'accept-encoding': 'identity' } });
  const type = answer.headers.get('content-type') ?? '';
  const html = type.startsWith('text/html') ? await answer.text() : '';
  if (!type.startsWith('text/html')) await answer.body?.cancel();
  const hrefs = new Set(
    [...html.matchAll(/<(?:a|link)\b[^>]*?\bhref="([^"]*)"/g)].map(([, href = '']) => href),
  );
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return {
    status: answer.status,
    type,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    headings: html.match(/<h1\b/g)?.length ?? 0,
    ids: new Set([...html.matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => decoded(id))),
    isCanonical: canonical === site.origin + address,
    isUnlisted: html.includes('<meta name="robots" content="noindex">'),
    links: [...hrefs].flatMap((href) => internal(decoded(href), address)),
  };
}

/** Path, query and fragment of a link to this site; none for what leads elsewhere. */
function internal(href: string, from: string): string[] {
  if (!URL.canParse(href, site.origin + from)) return [href];
  const url = new URL(href, site.origin + from);
  return url.origin === site.origin ? [url.pathname + url.search + url.hash] : [];
}

function decoded(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

function pages(): [string, Visit][] {
  return [...visits].filter(([, { type }]) => type.startsWith('text/html'));
}

test('no link is broken, and none leads by a redirect', () => {
  expect(visits.size).toBeGreaterThan(5_000);
  // Of each of these kinds some were followed; of all others it is known by their paths and values.
  expect(withQuery.size).toBeGreaterThan(150);
  expect(notFollowed().length).toBeGreaterThan(3_000);
  const wrong = [...visits].filter(([, { status }]) => status !== 200);
  expect(wrong.map(([address, { status }]) => `${status} ${address} on ${foundOn.get(address)}`)).toEqual([]);
});

test('every link to a place within a page finds it', () => {
  const lost = new Set<string>();
  for (const [address, { links }] of visits) {
    for (const link of links) {
      const [target = '', fragment = ''] = link.split('#');
      const ids = visits.get(target)?.ids;
      if (fragment && ids && !ids.has(decodeURIComponent(fragment))) lost.add(`${link} on ${address}`);
    }
  }
  expect([...lost]).toEqual([]);
});

test('every page has one first heading and a title of its own', () => {
  const wrong: string[] = [];
  // Within a language: names are the same in several.
  const titles = new Map<string, string>();
  for (const [address, { title, headings, isCanonical }] of pages()) {
    if (headings !== 1) wrong.push(`${address} has ${headings} first headings`);
    if (title === '') wrong.push(`${address} has no title`);
    if (!isCanonical) continue;
    const key = `${localeIn(address)} ${title}`;
    const other = titles.get(key);
    if (other) wrong.push(`“${title}” is the title of ${other} and of ${address}`);
    titles.set(key, address);
  }
  expect(wrong).toEqual([]);
});

test('the site maps list every live page of each language that search engines may know', async () => {
  const files = locations(await (await site.get('/sitemap.xml')).text());
  expect(files.length).toBeGreaterThanOrEqual(9);
  const listed: string[] = [];
  for (const file of files) listed.push(...locations(await (await site.get(file)).text()));
  expect(new Set(listed).size).toBe(listed.length);
  const { count } = await site.database.kysely
    .selectFrom('live')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('path', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow();
  expect(listed.length).toBeGreaterThan(count * 0.95);
  const wrong: string[] = [];
  for (const address of listed) {
    const { status, isCanonical, isUnlisted } = visits.get(address) ?? (await visitPage(address));
    if (status !== 200 || isUnlisted || !isCanonical) wrong.push(`${address}: ${status}`);
  }
  expect(wrong).toEqual([]);
}, 120_000);

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => loc.slice(site.origin.length) || '/',
  );
}

test('every row of the route table is linked from somewhere', () => {
  // Reached by mail, after a form and after signing in, not by a link.
  const unlinked = /^(?:thank-you|auth-(?:email-verified|password-reset)-callback)/;
  const linked = new Set<string>();
  for (const address of visits.keys()) {
    const match = matchAddress(address.split('?', 1)[0] ?? '');
    if (match.kind === 'route') linked.add(match.route.name);
  }
  const names = routes.map(({ name }) => name).filter((name) => !unlinked.test(name));
  expect(names.filter((name) => !linked.has(name))).toEqual([]);
});
