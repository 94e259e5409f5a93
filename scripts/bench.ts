/**
 * `npm run bench`: measures speed and bytes, attacks the site, prints what it found and writes it to docs/speed.md.
 * `npm run bench attacks` does the attacks alone, in some minutes, and only prints; a word more chooses those whose
 * names have it. `npm run bench rolling` restarts servers behind nginx while 100,000 questions are asked, or as many as
 * the word after it says, and prints what failed. `npm run bench garbage` sends random requests alone, to both servers;
 * two numbers more say how many to each, and by which seed. `npm run bench forms` sends malformed forms and files to every
 * door that takes what visitors send, as many and by the same seed, and writes its chapter. `npm run bench log` builds logs of the navigator of 100,000
 * and of a million versions; `npm run bench navigator` reads the navigator at as many, has reports made and presses keys
 * in its grid, and writes its chapter of docs/speed.md. `npm run bench reach` measures what is to be reached, beside the
 * same page by other frameworks, prints the table and writes it there, too; words after it choose measurements and only
 * print: memory, store, rendered, graphql, restart, resident, processes, publication, peers. `npm run bench search` asks
 * judged queries, and writes how well they are answered and how quickly as a chapter of docs/speed.md.
 * `npm run bench profile` says where the time of pages and of other answers goes, and writes both chapters; `answers` after it
 * writes the second alone, `every` or a part of an address prints pages.
 * `npm run bench alerts` tells 100,000 followers of a publication, and writes its chapter there.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveAddresses } from '../bench/addresses.ts';
import { alertsAtScale, alertsChapter, alertsHeading } from '../bench/alerts/alerts-at-scale.ts';
import { attackChapter } from '../bench/attack-report.ts';
import { type Damage, runAttacks } from '../bench/attacks/run-attacks.ts';
import { killedMailsHeading } from '../bench/chaos/killed-mails-chapter.ts';
import { type BenchDatabases, firstValue, startDatabase, startDatabases } from '../bench/databases.ts';
import { formsChapter, formsHeading } from '../bench/forms-report.ts';
import { sendFormsToSite } from '../bench/garbage/forms-to-site.ts';
import { sendGarbageToIdentity } from '../bench/garbage/garbage-to-identity.ts';
import { sendGarbageToSite } from '../bench/garbage/garbage-to-site.ts';
import { type AllGarbageRuns, garbageChapter } from '../bench/garbage-report.ts';
import { personRequest } from '../bench/graphql-person.ts';
import { type Judgement, judge } from '../bench/lighthouse.ts';
import { requestFor } from '../bench/load.ts';
import { longestPages } from '../bench/longest-pages.ts';
import { type Measured, startMeasured } from '../bench/measured-process.ts';
import { logAtScale, logChapter } from '../bench/navigator/log-at-scale.ts';
import { navigatorChapter, navigatorHeading } from '../bench/navigator/navigator-chapter.ts';
import { nginxVersion, startNginx } from '../bench/nginx.ts';
import { fetchPage, measureBytes } from '../bench/page-bytes.ts';
import { answerSpenders, answersChapter, answersHeading } from '../bench/profile/answers-report.ts';
import { profileAnswers } from '../bench/profile/profile-answers.ts';
import { type Profile, profilePages } from '../bench/profile/profile-pages.ts';
import { profileChapter, profileHeading, spenderTable } from '../bench/profile/profile-report.ts';
import { type InstalledPeer, installPeers } from '../bench/reach/beside/contestants.ts';
import { writeReach } from '../bench/reach/write-reach.ts';
import { type Findings, report, yardstick } from '../bench/report.ts';
import { startFleet } from '../bench/rolling/fleet.ts';
import { type RollingRestart, rollingRestart } from '../bench/rolling/rolling-restart.ts';
import { ordinaryDay } from '../bench/rolling/visitors.ts';
import { rollingChapter } from '../bench/rolling-report.ts';
import { type Contestant, measure } from '../bench/rounds.ts';
import { searchChapter, searchHeading } from '../bench/search/search-chapter.ts';
import { measureSignIn, type SignInTimes } from '../bench/sign-in.ts';
import { siteEnv } from '../bench/site-env.ts';
import { keepingChapter, reachOf, shortfallsHeading, withChapter, withReach } from '../bench/speed-page.ts';
import { templatesOf } from '../bench/templates.ts';
import { REDIRECT_URI } from '../src/identity/testing/code-flow.ts';
import { EMBEDDED_DATABASE_URL } from '../src/platform/settings/env.ts';
import { buildIfStale } from './build.ts';
import { closeOnSignals, createClosing } from './start/closing.ts';
import { PROCESS_FLAGS } from './start/process-run.ts';
import { CHECKOUT } from './support/checkout.ts';
import { say, timed } from './support/progress.ts';
import { findChromium } from './test/chromium.ts';

const firstPort = Number(process.env.BENCH_PORT ?? 4_310);
const quick = { count: 4_000, connections: 8 };
// One at a time: requests for a page that is being rendered would share it.
const slow = { count: 100, connections: 1 };
const closing = createClosing();
const letGo = closeOnSignals(closing, 130);

const [chapter, word = '', seed] = process.argv.slice(2);
const main = join(CHECKOUT, 'dist/current/server/main.js');
const speedPage = join(CHECKOUT, 'docs/speed.md');
/** Of random requests. */
const garbageCount = 100_000;
/** Of malformed forms. */
const formsCount = 10_000;

try {
  if (chapter === 'search') await measureSearch();
  else if (chapter === 'alerts') {
    const measured = await timed('Telling followers', () => alertsAtScale([10_000, 100_000]));
    await writeChapter(alertsChapter(measured));
  } else await measureSite();
} finally {
  await closing.close();
  letGo();
}

/** Search alone, which needs no built site. */
async function measureSearch(): Promise<void> {
  const { once, stop } = await timed('Preparing the database', startDatabase);
  closing.add(stop);
  const measured = await timed('Searching', () => searchChapter(once, new Date(), say));
  await writeChapter(measured);
}

async function measureSite(): Promise<void> {
  await buildIfStale(CHECKOUT, closing);
  const words = process.argv.slice(3);
  // What takes long and is measured by nobody, at the same time.
  const peers =
    chapter === 'reach' && (words.length === 0 || words.includes('peers')) ? await beginPeers() : [];
  const databases = await timed('Preparing the databases', startDatabases);
  closing.add(databases.stop);
  if (chapter === 'attacks') console.log(attackChapter(await attack(databases)));
  else if (chapter === 'garbage') {
    const garbageRuns = await sendGarbage(
      databases,
      Number(word || garbageCount),
      seed ? Number(seed) : undefined,
    );
    console.log(garbageChapter(garbageRuns));
    if (garbageRuns.site.problems.length + garbageRuns.identity.problems.length > 0) process.exitCode = 1;
  } else if (chapter === 'forms') {
    const place = { checkout: CHECKOUT, databaseUrl: databases.once, port: firstPort + 14 };
    const what = { count: Number(word || formsCount), seed: seed ? Number(seed) : randomInt(2 ** 31) };
    const run = await timed(`Sending ${what.count} malformed forms and files`, () =>
      sendFormsToSite(place, what),
    );
    await writeChapter(formsChapter(run));
    if (run.problems.length + run.stored.length > 0) process.exitCode = 1;
  } else if (chapter === 'rolling') {
    const restarted = await roll(databases);
    console.log(rollingChapter(restarted));
    if (restarted.failed > 0) process.exitCode = 1;
  } else if (chapter === 'log') {
    await writeChapter(logChapter(await timed('Building logs', () => logAtScale([100_000, 1_000_000]))));
  } else if (chapter === 'navigator') {
    const site = add(
      await startMeasured(main, firstPort, {
        flags: PROCESS_FLAGS,
        env: ownEnv(databases.once, 32),
      }),
    );
    const measured = await timed('Measuring the navigator', () =>
      navigatorChapter({
        port: firstPort + 3,
        origin: `http://localhost:${site.port}`,
        chromium: findChromium(),
      }),
    );
    await writeChapter(measured);
  } else if (chapter === 'profile') {
    if (word !== 'answers') {
      const profile = await profiled(databases);
      const written = profileChapter(profile, new Date(), { everyPage: word !== '' });
      if (word === '') await writeChapter(written);
      else console.log(written);
      console.log(spenderTable(profile));
    }
    if (word === '' || word === 'answers') {
      const place = { main, databaseUrl: databases.once, firstPort: firstPort + 30, flags: PROCESS_FLAGS };
      const answers = await timed('Profiling other answers', () => profileAnswers(place));
      await writeChapter(answersChapter(answers, new Date()));
      console.log(answerSpenders(answers));
    }
  } else if (chapter === 'reach') {
    if (!(await reach(databases, peers))) process.exitCode = 1;
  } else {
    const found = report(await run(databases), new Date());
    const before = await readFile(speedPage, 'utf8').catch(() => '');
    const reached = reachOf(before);
    const page = [
      shortfallsHeading,
      navigatorHeading,
      profileHeading,
      answersHeading,
      formsHeading,
      searchHeading,
      alertsHeading,
      killedMailsHeading,
    ].reduce(
      (written, heading) => keepingChapter(written, before, heading),
      reached === '' ? found : withReach(found, reached),
    );
    await writeFile(speedPage, page);
    console.log(page);
  }
}

/** Writes a chapter of docs/speed.md in the place of the one of its heading, and prints it. */
async function writeChapter(written: string): Promise<void> {
  await writeFile(speedPage, withChapter(await readFile(speedPage, 'utf8'), written));
  console.log(written);
}

function attack({ once }: BenchDatabases): Promise<Damage[]> {
  const place = { checkout: CHECKOUT, databaseUrl: once, firstPort: firstPort + 10, say };
  return timed('Attacking', () => runAttacks(place, word));
}

async function beginPeers(): Promise<InstalledPeer[]> {
  const directory = await mkdtemp(join(tmpdir(), 'chancery-peers-'));
  closing.add(() => rm(directory, { recursive: true, force: true }));
  const onEnd = (end: () => unknown) => closing.add(async () => void (await end()));
  return installPeers({ checkout: CHECKOUT, directory, onEnd });
}

async function reach(databases: BenchDatabases, peers: readonly InstalledPeer[]): Promise<boolean> {
  await timed('Installing peers', () => Promise.allSettled(peers.map(({ directory }) => directory)));
  const onEnd = (end: () => Promise<unknown>) => closing.add(async () => void (await end()));
  const run = { checkout: CHECKOUT, databases, peers, firstPort: firstPort + 40, say, onEnd };
  return writeReach(run, process.argv.slice(3), speedPage);
}

async function roll({ once }: BenchDatabases): Promise<RollingRestart> {
  const directory = await mkdtemp(join(tmpdir(), 'chancery-nginx-'));
  closing.add(() => rm(directory, { recursive: true, force: true }));
  const place = { checkout: CHECKOUT, databaseUrl: once, firstPort: firstPort + 20, directory, log: say };
  const fleet = await timed('Starting the servers', () => startFleet(place));
  closing.add(fleet.stop);
  const questions = ordinaryDay((await liveAddresses(once)).slice(0, 500));
  const count = Number(word || 100_000);
  return timed('Restarting them', () => rollingRestart(fleet, { questions, count }));
}

async function profiled({ once }: BenchDatabases): Promise<Profile> {
  const pages = (await longestPages(once)).filter(
    ({ address }) => word === 'every' || address.includes(word),
  );
  const place = {
    main,
    databaseUrl: once,
    firstPort: firstPort + 30,
    flags: PROCESS_FLAGS,
    env: ownEnv(once, 0),
  };
  return timed('Profiling', () => profilePages(place, pages));
}

async function sendGarbage(
  { once }: BenchDatabases,
  count = garbageCount,
  seed?: number,
): Promise<AllGarbageRuns> {
  const place = { checkout: CHECKOUT, databaseUrl: once, port: firstPort + 14 };
  const what = { count, seed: seed ?? randomInt(2 ** 31) };
  return {
    site: await timed(`Sending ${count} random requests to the site`, () => sendGarbageToSite(place, what)),
    identity: await timed('And as many to the identity provider', () => sendGarbageToIdentity(place, what)),
  };
}

async function run(databases: BenchDatabases): Promise<Findings> {
  const directory = await mkdtemp(join(tmpdir(), 'chancery-bench-'));
  closing.add(() => rm(directory, { recursive: true, force: true }));

  const [cached, uncached, tenfold] = await startSites(databases);
  const pages = await longestPages(databases.once);
  const address = pages.find(({ route }) => route.name === 'publication')?.address ?? '/';
  const id = String(
    await firstValue(databases.once, `select record_id from live where type = 'person' order by record_id`),
  );

  const { body, decoded, etag } = await fetchPage(cached.port, address);
  const file = join(directory, 'page.br');
  await writeFile(file, body);
  const yard = add(
    await startMeasured(join(CHECKOUT, 'bench/ready-buffer.ts'), firstPort + 3, { args: [file] }),
  );
  const nginx = nginxVersion();
  const served: Contestant[] = [
    contestant(yardstick, yard, requestFor(address), quick),
    contestant('page from the cache', cached, requestFor(address), quick),
    contestant('304', cached, requestFor(address, { headers: { 'if-none-match': etag } }), quick, 304),
    contestant('page, not cached', uncached, requestFor(address), slow),
    contestant('/graphql, a person', cached, personRequest(id), slow),
  ];
  if (nginx !== undefined) {
    const server = add(await startNginx(firstPort + 4, directory, body));
    served.unshift(contestant('nginx, the same bytes', server, requestFor('/page.html'), quick));
  }
  const growing = [
    address,
    '/people',
    '/publications',
    ...pages.flatMap(({ route, address }) => (route.name === 'person' ? [address] : [])),
  ];
  const measured = await timed('Measuring', async () => {
    const results = await measure(served);
    const busy = (await cached.usage()).residentBytes;
    const grown = await measure(
      growing.flatMap((path) => [
        contestant(path, uncached, requestFor(path), slow),
        contestant(path, tenfold, requestFor(path), slow),
      ]),
    );
    return { results, busy, grown };
  });
  const bytes = await timed('Weighing the pages', () => measureBytes(cached.port, pages));
  const signIn = await timed('Signing in', () => signInAt(databases.once));
  const judged = await judgePages(cached.port, databases.once);
  const after = (await cached.usage()).residentBytes;
  const damages = await attack(databases);
  const garbageRuns = await sendGarbage(databases);
  return {
    nginx,
    served: measured.results,
    pageBytes: [decoded.length, body.length],
    growth: growing.flatMap((_, at) => {
      const [once, ten] = measured.grown.slice(2 * at, 2 * at + 2);
      return once && ten ? [{ once, tenfold: ten }] : [];
    }),
    records: databases.records,
    bytes,
    judged,
    signIn,
    resident: { busy: measured.busy, after },
    damages,
    garbageRuns,
  };
}

/** The identity provider's own process, which ends once it is measured. */
async function signInAt(databaseUrl: string): Promise<SignInTimes> {
  const identityPort = firstPort + 9;
  const server = await startMeasured(join(CHECKOUT, 'dist/current/server/identity.js'), firstPort + 8, {
    env: {
      [EMBEDDED_DATABASE_URL]: databaseUrl,
      IDENTITY_PORT: String(identityPort),
      SITE_ORIGIN: new URL(REDIRECT_URI).origin,
      TRUSTED_PROXIES: '127.0.0.0/8, ::1',
      LOG_LEVEL: 'error',
    },
  });
  try {
    return await measureSignIn({ issuer: `http://localhost:${identityPort}/`, server, databaseUrl });
  } finally {
    await server.stop();
  }
}

/** What Lighthouse says of every template; nothing where there is no Chromium. */
async function judgePages(port: number, databaseUrl: string): Promise<Judgement[] | undefined> {
  const chromium = findChromium();
  if (chromium === undefined) {
    say('There is no Chromium for Lighthouse; CHROME_PATH may name one');
    return undefined;
  }
  process.env.CHROME_PATH = chromium;
  const templates = await templatesOf(databaseUrl);
  return timed('Asking Lighthouse', () => judge(port, templates));
}

/** The site as it is, the site that keeps no page, and that one with ten times the records. */
async function startSites({ once, tenfold }: BenchDatabases): Promise<[Measured, Measured, Measured]> {
  const start = async (at: number, databaseUrl: string, cacheMegabytes: number) =>
    add(
      await startMeasured(main, firstPort + at, {
        flags: PROCESS_FLAGS,
        env: ownEnv(databaseUrl, cacheMegabytes),
      }),
    );
  return [await start(0, once, 32), await start(1, once, 0), await start(2, tenfold, 0)];
}

function ownEnv(databaseUrl: string, cacheMegabytes: number): Record<string, string> {
  return siteEnv({ databaseUrl, cacheMegabytes, identityPort: firstPort + 9 });
}

function contestant(
  name: string,
  server: Measured,
  request: string,
  asking: Pick<Contestant, 'count' | 'connections'>,
  status = 200,
): Contestant {
  return { name, server, load: { request, status }, ...asking };
}

function add(server: Measured): Measured {
  closing.add(server.stop);
  return server;
}
