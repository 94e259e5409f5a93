import { answersAtScale, answersTable } from './answers-at-scale.ts';
import { gridAtScale, gridTable } from './grid-keys.ts';
import { reportsAtScale, reportsTable } from './reports-at-scale.ts';

/** Of its chapter. */
export const navigatorHeading = '## The navigator';

interface Place {
  readonly port: number;
  /** A site with the demonstration content. */
  readonly origin: string;
  /** Undefined: there is no browser. */
  readonly chromium: string | undefined;
}

/** Measures the navigator, and writes what was found as a chapter. */
export async function navigatorChapter({ port, origin, chromium }: Place): Promise<string> {
  const answers = answersTable(await answersAtScale([100_000, 1_000_000]));
  const reports = reportsTable(await reportsAtScale(port));
  const grid = chromium ? gridTable(await gridAtScale(origin, chromium)) : 'There was no browser.';
  return `${navigatorHeading}

Written by \`npm run bench navigator\`. Answers read as pages read them, one with the others of its
jurisdiction, at the law and the knowledge of a past day and at
today’s, with nothing kept in between: the slower of the two, median of 41, in milliseconds. At a million versions one
answer is to take 5 ms, the table 60 ms and the change log 20 ms, and none of them is to grow with the versions.

${answers}

A report of 32 jurisdictions by 12 topics with full text, through the thread, in a process that has nothing else; it is to
take 5 s. Median of three.

${reports}

A key in the grid of a status table in Chromium, until what it changed is laid out; a frame is 16.7 ms.

${grid}

A table of 12 topics by 32 jurisdictions is held to 40,000 bytes of Brotli by a test.
`;
}
