import type { RollingRestart } from './rolling/rolling-restart.ts';
import { table } from './table.ts';

/** What a rolling restart cost visitors, as a chapter of the report. */
export function rollingChapter({
  asked,
  failed,
  failures,
  worst,
  restarts,
  seconds,
}: RollingRestart): string {
  return `## While processes are restarted

Two sites and two identity providers behind nginx with the example of \`deploy/nginx\`. Each is told to end, answers on for
three seconds, ends and is started again, one after the other; meanwhile visitors ask all the time over TLS: of 99
questions 91 are for pages, five go to the API by POST, three to the identity provider. None may fail.

${table(
  ['questions', 'failed', 'restarts', 'in s', 'slowest answer, ms'],
  [[String(asked), String(failed), String(restarts), seconds.toFixed(0), String(Math.round(worst))]],
)}
${failures.length > 0 ? `\nThe first that failed:\n\n${failures.map((failure) => `- ${failure}`).join('\n')}\n` : ''}`;
}
