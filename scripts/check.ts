/** `npm run check`: what one runs while working: types, lint, rooms, what is unused, messages, the seed and the unit tests. */
import { add, type CheckResult, summary } from './test/check-results.ts';
import { runVitest } from './test/run-check.ts';
import {
  checkContent,
  checkLint,
  checkMessages,
  checkRooms,
  checkTypes,
  checkUnused,
} from './test/static-checks.ts';

/** One after the other, the quickest first: beside the tests there is one more core. */
async function checkStatically(): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of [checkLint, checkTypes, checkRooms, checkUnused, checkMessages, checkContent])
    results.push(await check());
  return results;
}

const total = add((await Promise.all([checkStatically(), runVitest(['unit'])])).flat());
console.log(summary(total));
if (total.failed > 0) process.exitCode = 1;
