import { fill, plural } from '../../i18n/fill.ts';
import { localeFacts } from '../../routing/locales.ts';
import type { Refused } from '../limits/attempts.ts';
import type { Visit } from './visit.ts';

/** What somebody is told who has tried too often, with how long to wait; answers 429. */
export function lockedProblem(visit: Visit, { retryAfter, isNetwork }: Refused): string {
  const { m, locale, reply } = visit;
  reply.code(429).header('retry-after', retryAfter);
  const minutes = plural(localeFacts[locale].tag, Math.ceil(retryAfter / 60), m.problems.minutes);
  return fill(isNetwork ? m.problems.lockedNetwork : m.problems.locked, { minutes });
}
