import { table } from '../table.ts';
import { besideChapter } from './beside/beside-report.ts';
import type { Found } from './measurement.ts';
import type { Outcome } from './run-reach.ts';

/** What a run came to, as chapters of Markdown. */
export function reachChapters(outcomes: readonly Outcome[], about: string): string {
  const found = outcomes.flatMap((outcome) => (outcome.found instanceof Error ? [] : [outcome.found]));
  const rows = outcomes.flatMap(rowsOf);
  const lines = found.flatMap(({ lines }) => lines);
  const minutes = outcomes.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const reached = lines.filter(({ isReached }) => isReached).length;
  return `## Reach, in one run

Written by \`npm run bench reach\` on ${about} The run took ${minutes.toFixed(1)} minutes.
${rows.length > 0 ? `\n${reached} of ${rows.length} reached.\n\n${table(['', 'before', 'reach', 'now', ''], rows)}\n` : ''}
${found.flatMap(({ notes }) => notes.map((note) => `- ${note}`)).join('\n')}

${found.flatMap(besideOf).join('\n')}`;
}

function rowsOf({ word, found }: Outcome): string[][] {
  if (found instanceof Error) return [[word, '', '', `not measured: ${inOneCell(found.message)}`, '–']];
  return found.lines.map(({ what, before, reach, now, isReached }) => [
    what,
    before,
    reach,
    now,
    isReached ? 'reached' : 'not reached',
  ]);
}

function besideOf({ beside }: Found): string[] {
  return beside ? [besideChapter(beside)] : [];
}

function inOneCell(message: string): string {
  return message.replaceAll(/\s+/g, ' ').replaceAll('|', '/').slice(0, 300);
}
