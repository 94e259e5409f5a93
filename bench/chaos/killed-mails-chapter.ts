import type { KilledMails } from '../../src/jobs/kill-mails.fixture.ts';
import { table } from '../table.ts';

export const killedMailsHeading = '## Killed while mails are sent';

/** What came of processes that were killed, as a chapter. */
export function killedMailsChapter(
  { kills, steps, whole, publications, readers, lost, doubled, again }: KilledMails,
  seed: string,
  minutes: number,
): string {
  const all = Object.values(kills).reduce((sum, number) => sum + number, 0);
  const rows = (counted: Iterable<readonly [string, number]>) =>
    [...counted].map(([what, times]) => [what, String(times)]);
  return `${killedMailsHeading}

Written by \`npm run chaos -- mails\`. A process that finds whom changes concern, writes their mails and sends them is killed
with SIGKILL ${all} times (seed “${seed}”, ${minutes.toFixed(1)} minutes), and another goes on. From a publication to its last mail it says
or hears ${whole} things, to or from the database and the mail server: it is killed at each of them in an order that is drawn,
while this is held back, and another time once it has passed on. ${publications} publications went to ${readers} readers each by a
real mail server: ${lost} were lost, and ${doubled} were told twice. ${again} mails came again with the Message-ID that they had,
since their process died before it noted them; mail programs show them once.

${table(['killed', 'times'], rows(Object.entries(kills)))}

${table(['the last that it did', 'times'], rows([...steps].sort(([a], [b]) => a.localeCompare(b))))}
`;
}
