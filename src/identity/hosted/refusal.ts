import { fill, plural } from '../../i18n/fill.ts';
import { localeFacts } from '../../routing/locales.ts';
import type { Allowed } from '../limits/attempts.ts';
import type { Visit } from './visit.ts';

/** What somebody is told who has tried too often, with how long to wait; answers 429. */
export function lockedProblem(visit: Visit, { retryAfter }: Extract<Allowed, { ok: false }>): string {
  const { m, locale, reply } = visit;
  reply.code(429).header('retry-after', retryAfter);
  const minutes = plural(localeFacts[locale].tag, Math.ceil(retryAfter / 60), m.problems.minutes);
  return fill(m.problems.locked, { minutes });
}
