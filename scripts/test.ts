/** `npm test`: every check there is. Its last line counts them: a test each, and one for each other check. */
import { buildIfStale } from './build.ts';
import { CHECKOUT } from './support/checkout.ts';
import { say } from './support/progress.ts';
import { add, type CheckResult, FAILED, PASSED, summary } from './test/check-results.ts';
import { findHeadlessShell, prepareChromium } from './test/chromium.ts';
import { preparePgbouncer } from './test/pgbouncer.ts';
import { runVitest } from './test/run-check.ts';
import { prepareServerPrograms } from './test/server-programs.ts';
import { staticChecks } from './test/static-checks.ts';

const results: CheckResult[] = [];
const giveUp = new AbortController();
let testing: Promise<CheckResult> | undefined;
const checking = checkStatically();

// One core checks while the other builds and waits for packages, and then while the tests' database is filled.
const [chromium, built] = await Promise.all([
  // One after the other: each may install packages.
  attempt('browser', prepareChromium).then(async (found) => {
    await attempt('server programs', prepareServerPrograms);
    await attempt('pooler', preparePgbouncer);
    return found;
  }),
  attempt('build', async () => {
    await buildIfStale(CHECKOUT);
    return true;
  }),
]);
const projects = [
  'unit',
  'integration',
  ...(built ? ['operations'] : []),
  ...(chromium && built ? ['browser'] : []),
];
const shell = findHeadlessShell();
const env = {
  ...(chromium && { CHROME_PATH: chromium }),
  ...(shell && { HEADLESS_SHELL_PATH: shell }),
};
testing = runVitest(projects, { env, signal: giveUp.signal });
results.push(await testing, ...(await checking));

const total = add(results);
console.log(summary(total));
if (total.failed > 0) process.exitCode = 1;

/** Where nobody looks on, as with `CI` set, the first check that fails ends the run. */
async function checkStatically(): Promise<CheckResult[]> {
  const checked: CheckResult[] = [];
  for await (const result of staticChecks()) {
    checked.push(result);
    if (result.failed > 0 && process.env.CI) {
      giveUp.abort();
      await testing;
      console.log(summary(add([...results, ...checked])));
      process.exit(1);
    }
  }
  return checked;
}

/** A step that others need; what runs the build, and the journeys in a browser, are left out when it fails. */
async function attempt<T>(name: string, step: () => Promise<T>): Promise<T | undefined> {
  try {
    const result = await step();
    results.push(PASSED);
    return result;
  } catch (error) {
    say(`FAILED: ${name}: ${error instanceof Error ? error.message : String(error)}`);
    results.push(FAILED);
    return undefined;
  }
}
