import type { KilledMails } from '../../src/jobs/kill-mails.fixture.ts';
import { table } from '../table.ts';

export const killedMailsHeading = '## Killed while mails are sent';

/** What came of processes that were killed, as a chapter. */
export function killedMailsChapter(
  { kills, publications, readers, lost, doubled, again }: KilledMails,
  seed: string,
): string {
  const all = Object.values(kills).reduce((sum, number) => sum + number, 0);
  return `${killedMailsHeading}

Written by \`npm run chaos -- mails\`. A process that finds whom changes concern, writes their mails and sends them is killed
with SIGKILL ${all} times, each time after a random part of the time that it takes (seed “${seed}”), and another goes on.
${publications} publications went to ${readers} readers each by a real mail server: ${lost} were lost, and ${doubled} were told twice. ${again}
mails came again with the Message-ID that they had, since their process died before it noted them; mail programs show them
once.

${table(
  ['killed', 'times'],
  Object.entries(kills).map(([moment, times]) => [moment, String(times)]),
)}
`;
}
