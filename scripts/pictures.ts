/**
 * `npm run pictures`: every template at two widths, in its languages and both schemes, as pictures and contact sheets
 * in `pictures/`. Words after `--` choose: `npm run pictures -- person fr-fr` takes what has both in its name.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../e2e/testing/browser.ts';
import { startSiteOn } from '../e2e/testing/site.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { buildIfStale } from './build.ts';
import { createDatabase } from './embedded-postgres/databases.ts';
import { startThrowaway } from './embedded-postgres/throwaway.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { closeOnSignals, createClosing } from './start/closing.ts';
import { CHECKOUT } from './support/checkout.ts';
import { drawSheet, indexOf, sheetName } from './support/pictures/sheets.ts';
import { findSubjects } from './support/pictures/subjects.ts';
import { takePictures } from './support/pictures/take.ts';
import { say, timed } from './support/progress.ts';
import { prepareChromium } from './test/chromium.ts';

const closing = createClosing();
const letGo = closeOnSignals(closing, 130);
try {
  await run(process.argv.slice(2));
} finally {
  await closing.close();
  letGo();
}

async function run(words: readonly string[]): Promise<void> {
  await buildIfStale(CHECKOUT, closing);
  process.env.CHROME_PATH = await prepareChromium();
  const server = await timed('Preparing the database', startThrowaway);
  closing.add(server.stop);
  const url = await createDatabase(server.url, 'pictures');
  await migrate(url);
  await seedIfEmpty(url, join(CHECKOUT, 'seed'));
  const site = await startSiteOn(url);
  closing.add(site.stop);
  const browser = await launchBrowser();
  closing.add(() => browser.close());

  const directory = join(CHECKOUT, 'pictures');
  if (words.length === 0) await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const all = await findSubjects(site.database);
  const subjects = all.filter((subject) => words.every((word) => sheetName(subject).includes(word)));
  const waiting = [...subjects];
  const work = async () => {
    for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
      await takePictures(browser, site.origin, subject, directory);
      await drawSheet(browser, subject, directory);
      if (waiting.length % 20 === 0) say(`${subjects.length - waiting.length} of ${subjects.length}`);
    }
  };
  await Promise.all([work(), work()]);
  await writeFile(join(directory, 'index.html'), indexOf(all));
  say(`${subjects.length} contact sheets: ${join(directory, 'index.html')}`);
}
