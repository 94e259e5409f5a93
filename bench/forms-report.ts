import type { FormsRun } from './garbage/forms-to-site.ts';
import { kinds } from './garbage/route-tally.ts';
import { table } from './table.ts';

/** Of its chapter. */
export const formsHeading = '## Malformed forms and files';

/** What malformed forms did, as a chapter of the report. */
export function formsChapter({ tally, seed, seconds, routes, recorded, stored, problems }: FormsRun): string {
  const count = (value: number) => value.toLocaleString('en-GB');
  return `${formsHeading}

Written by \`npm run bench forms ${tally.requests} ${seed}\`, which sends the same again: ${count(tally.requests)} forms to every
door that takes what visitors send, in three languages: with answers left out, too long, doubled or of another kind, in
another encoding, with files that are none, cut or full of macros, and with bytes that are spoilt on their way. None may be
answered by a failure of the server’s or without saying what is wrong. Afterwards every row is looked at: nothing may be
stored but what a form declares, answered as it asks, with a file that is one.

${table(
  ['forms', 'answers', 'in s', 'recorded', 'answered wrongly', 'stored wrongly'],
  [
    [
      count(tally.requests),
      tally.answers,
      seconds.toFixed(0),
      count(recorded),
      String(problems.length),
      String(stored.length),
    ],
  ],
)}
${[...problems, ...stored].map((problem) => `\n\`\`\`\n${problem}\n\`\`\`\n`).join('')}
${table(
  ['door', ...kinds],
  routes.map(({ route, answers }) => [`\`${route}\``, ...kinds.map((kind) => count(answers[kind]))]),
)}
`;
}
