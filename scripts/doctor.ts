/** `npm run doctor`: looks at everything that the site needs, and says what to do about what is wrong. */
import { examine } from './doctor/examine.ts';
import { lineOf } from './doctor/finding.ts';
import { say } from './support/progress.ts';
import { readArguments } from './support/read-arguments.ts';
import { runCommand } from './support/with-database.ts';

await runCommand(async () => {
  const json = { type: 'boolean', default: false } as const;
  const { values } = readArguments({ usage: 'Usage: npm run doctor [-- --json]', options: { json } });
  const findings = await examine(process.env);
  say(values.json ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'));
  if (findings.some(({ grade }) => grade === 'wrong')) process.exitCode = 1;
});
