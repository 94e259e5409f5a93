/** `npm run doctor`: looks at everything that the site needs, and says what to do about what is wrong. */
import { lineOf } from './doctor/finding.ts';
import { checkFirm } from './doctor/firm.ts';
import { say } from './support/progress.ts';
import { readArguments } from './support/read-arguments.ts';

const firm = await checkFirm(process.env);
const isFirmKnown = firm.every(({ grade }) => grade !== 'wrong');

const readOptions = () => {
  const json = { type: 'boolean', default: false } as const;
  return readArguments({ usage: 'Usage: npm run doctor [-- --json]', options: { json } }).values;
};

// All else reads the firm's file as it is loaded, and would end by what is missing in it.
if (isFirmKnown) {
  const { runCommand } = await import('./support/with-database.ts');
  const { examine } = await import('./doctor/examine.ts');
  await runCommand(async () => {
    const { json } = readOptions();
    const findings = [...firm, ...(await examine(process.env))];
    say(json ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'));
    if (findings.some(({ grade }) => grade === 'wrong')) process.exitCode = 1;
  });
} else {
  say(readOptions().json ? JSON.stringify(firm, null, 2) : firm.map(lineOf).join('\n'));
  console.error('Nothing else was looked at: mend FIRM_FILE first.');
  process.exitCode = 1;
}
