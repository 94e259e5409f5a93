/**
 * `npm run chaos`: breaks a site of two processes, its identity provider and its databases in every way it knows, 200
 * times, while visitors read and editors publish, and looks after each whether all is well again within 15 s. Ends with
 * exit code 1 at the first thing that must not be. `npm run chaos -- 50 SEED WORD`: that often, with another seed, only
 * the faults that have the word in their names. CHAOS_SECONDS is another bar than 15, for a machine that is busy with
 * other work. `npm run chaos -- mails`: kills a process that finds followers and sends their mails a thousand times, or as
 * often as the word after it says, and writes what came of it to docs/speed.md.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { liveAddresses } from '../bench/addresses.ts';
import { startDatabasePair } from '../bench/chaos/database-pair.ts';
import { killedMailsChapter } from '../bench/chaos/killed-mails-chapter.ts';
import { type ChaosResult, runChaos } from '../bench/chaos/run-chaos.ts';
import { startFleet } from '../bench/rolling/fleet.ts';
import { ordinaryDay } from '../bench/rolling/visitors.ts';
import { withChapter } from '../bench/speed-page.ts';
import { table } from '../bench/table.ts';
import { randomFrom } from '../src/art/random.ts';
import { killWhileSending } from '../src/jobs/kill-mails.fixture.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { buildIfStale } from './build.ts';
import { createDatabase } from './embedded-postgres/databases.ts';
import { startThrowaway } from './embedded-postgres/throwaway.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { closeOnSignals, createClosing } from './start/closing.ts';
import { CHECKOUT } from './support/checkout.ts';
import { say, timed } from './support/progress.ts';

const [rounds = '200', seedOrKills, word = ''] = process.argv.slice(2);
const barSeconds = Number(process.env.CHAOS_SECONDS ?? 15);
const firstPort = Number(process.env.BENCH_PORT ?? 4_310) + 20;
/** One that hangs is replaced after so many seconds; 15 where nothing is said. */
const longestSilence = 5;

const closing = createClosing();
const letGo = closeOnSignals(closing, 130);
try {
  if (rounds === 'mails') await killMails(Number(seedOrKills ?? 1_000), word || 'chancery');
  else await breakSite(seedOrKills ?? 'chancery');
} finally {
  await closing.close();
  letGo();
}

async function killMails(kills: number, seed: string): Promise<void> {
  const server = await startThrowaway();
  closing.add(server.stop);
  const databaseUrl = await createDatabase(server.url, 'killed_mails');
  await migrate(databaseUrl);
  const began = performance.now();
  const result = await timed(`Killing ${kills} times`, () =>
    killWhileSending({ databaseUrl, kills, random: randomFrom(seed) }),
  );
  const chapter = killedMailsChapter(result, seed, (performance.now() - began) / 60_000);
  const speedPage = join(CHECKOUT, 'docs/speed.md');
  await writeFile(speedPage, withChapter(await readFile(speedPage, 'utf8'), chapter));
  console.log(chapter);
  if (result.lost + result.doubled > 0) process.exitCode = 1;
}

async function breakSite(seed: string): Promise<void> {
  await buildIfStale(CHECKOUT, closing);
  const pair = await timed('Starting two databases', startDatabasePair);
  closing.add(pair.stop);
  await timed('Filling the database', async () => {
    await migrate(pair.url);
    await seedIfEmpty(pair.url, resolve('seed'));
  });
  const directory = await mkdtemp(join(tmpdir(), 'chancery-nginx-'));
  closing.add(() => rm(directory, { recursive: true, force: true }));
  const fleet = await timed('Starting the servers', () =>
    startFleet({
      checkout: CHECKOUT,
      databaseUrl: pair.url,
      firstPort,
      directory,
      longestSilence,
      log: say,
      env: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal' },
    }),
  );
  closing.add(fleet.stop);
  const questions = ordinaryDay((await liveAddresses(pair.url)).slice(0, 200));
  const goesOn = () => !closing.begun;
  const options = {
    fleet,
    pair,
    questions,
    seed,
    rounds: Number(rounds),
    word,
    say,
    goesOn,
    bar: barSeconds * 1_000,
  };
  const result = await runChaos(options);
  console.log(report(result, seed));
  if (result.problems.length > 0) process.exitCode = 1;
}

function report({ rounds, results, problems, left, visits, ...counts }: ChaosResult, seed: string): string {
  const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
  return `
${table(
  ['what was done', 'times', 'well after, s', 'at worst, s'],
  results.map(({ name, times, median, worst }) => [name, String(times), seconds(median), seconds(worst)]),
)}

${rounds} rounds with the seed “${seed}”; the bar is ${barSeconds} s. ${counts.acknowledged} publications and \
${counts.takenDown} take-downs were acknowledged, ${counts.refused} refused; of ${visits.asked} questions of visitors \
${visits.failed} were not answered as expected.${left.length > 0 ? `\nNot done on this machine: ${left.join('; ')}.` : ''}
${problems.length > 0 ? `\nWhat must not be:\n${problems.map((problem) => `- ${problem}`).join('\n')}` : 'Nothing that was acknowledged was lost, and nothing that was taken down was served.'}
`;
}
