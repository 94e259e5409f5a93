import type { Refused } from '../limits/attempts.ts';
import type { Problems } from './layout/Form.tsx';
import { hasMail } from './mail/no-mail.ts';
import type { PageContext } from './page-context.ts';

/**
 * What somebody is told who has tried too often, with how long to wait; answers 429.
 *
 * @param locked what is said of an account
 */
export function lockedProblem(
  context: PageContext,
  refused: Refused,
  locked: PageContext['m']['problems']['locked'] = hasMail(context)
    ? context.m.problems.locked
    : context.m.problems.lockedNoMail,
): string {
  return waitProblem(context, refused, refused.isNetwork ? context.m.problems.lockedNetwork : locked);
}

/** What somebody is told who has asked for too many mails, alike for every address; answers 429. */
export function mailProblem(context: PageContext, refused: Refused): string {
  const { mailLimit, mailLimitNetwork } = context.m.problems;
  return waitProblem(context, refused, refused.isNetwork ? mailLimitNetwork : mailLimit);
}

/** The same at the field of the address, unless it is not the address's doing. */
export function mailProblems(context: PageContext, refused: Refused): Problems {
  return { [refused.isNetwork ? '' : 'email']: mailProblem(context, refused) };
}

/** @param message that says how many minutes to wait */
function waitProblem(
  { m, reply }: PageContext,
  { retryAfter }: Refused,
  message: PageContext['m']['problems']['mailLimit'],
): string {
  reply.code(429).header('retry-after', retryAfter);
  const minutes = m.problems.minutes({ count: Math.ceil(retryAfter / 60) });
  return message({ minutes });
}
