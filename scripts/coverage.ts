/**
 * `npm run coverage`: which lines the unit and integration tests run, in sum on the terminal, and line by line in
 * `coverage/index.html`. What runs in browsers and in servers of their own is not seen by it.
 */
import { summary } from './test/check-results.ts';
import { runVitest } from './test/run-check.ts';

const result = await runVitest(['unit', 'integration'], { args: ['--coverage'] });
console.log(summary(result));
if (result.failed > 0) process.exitCode = 1;
