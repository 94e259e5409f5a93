import type { Littered } from './garbage.ts';
import { table } from './table.ts';

/** What random requests did, as a chapter of the report. */
export function garbageChapter({ seed, tally, seconds, before, after, problems }: Littered): string {
  return `## Whatever is sent

${tally.requests.toLocaleString('en-GB')} random requests at every door of a site process and to its pages: any method, address, query, header and
body, and any operation of GraphQL. None may be answered by a failure of the server's, by nothing, or with anything of
its inside; 503 with \`Retry-After\` is an answer. \`npm run bench garbage 100000 ${seed}\` sends the same again.

${table(
  ['answers', 'in s', 'CPU s', 'MB before', 'MB after', 'MB at most', 'wrong'],
  [
    [
      tally.answers,
      seconds.toFixed(0),
      after ? ((after.cpuMicroseconds - before.cpuMicroseconds) / 1e6).toFixed(0) : '–',
      mega(before.residentBytes),
      after ? mega(after.residentBytes) : 'it has ended',
      after ? mega(after.mostResidentBytes) : '–',
      String(problems.length),
    ],
  ],
)}
${problems.map((problem) => `\n\`\`\`\n${problem}\n\`\`\`\n`).join('')}`;
}

function mega(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
