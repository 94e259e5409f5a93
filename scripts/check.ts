/** `npm run check`: what one runs while working: types, lint, rooms, what is unused, messages and the unit tests. */
import { add, summary } from './test/check-results.ts';
import { runVitest } from './test/run-check.ts';
import { checkLint, checkMessages, checkRooms, checkTypes, checkUnused } from './test/static-checks.ts';

const total = add([
  await checkTypes(),
  await checkLint(),
  await checkRooms(),
  await checkUnused(),
  await checkMessages(),
  await runVitest(['unit']),
]);
console.log(summary(total));
if (total.failed > 0) process.exitCode = 1;
