import type { Refused } from '../limits/attempts.ts';
import type { Problems } from './frame/Form.tsx';
import { hasMail } from './mail/no-mail.ts';
import type { Visit } from './visit.ts';

/**
 * What somebody is told who has tried too often, with how long to wait; answers 429.
 *
 * @param locked what is said of an account
 */
export function lockedProblem(
  visit: Visit,
  refused: Refused,
  locked: Visit['m']['problems']['locked'] = hasMail(visit)
    ? visit.m.problems.locked
    : visit.m.problems.lockedNoMail,
): string {
  return waitProblem(visit, refused, refused.isNetwork ? visit.m.problems.lockedNetwork : locked);
}

/** What somebody is told who has asked for too many mails, alike for every address; answers 429. */
export function mailProblem(visit: Visit, refused: Refused): string {
  const { mailLimit, mailLimitNetwork } = visit.m.problems;
  return waitProblem(visit, refused, refused.isNetwork ? mailLimitNetwork : mailLimit);
}

/** The same at the field of the address, unless it is not the address's doing. */
export function mailProblems(visit: Visit, refused: Refused): Problems {
  return { [refused.isNetwork ? '' : 'email']: mailProblem(visit, refused) };
}

/** @param message that says how many minutes to wait */
function waitProblem(
  { m, reply }: Visit,
  { retryAfter }: Refused,
  message: Visit['m']['problems']['mailLimit'],
): string {
  reply.code(429).header('retry-after', retryAfter);
  const minutes = m.problems.minutes({ count: Math.ceil(retryAfter / 60) });
  return message({ minutes });
}
