export type Grade = 'good' | 'worth knowing' | 'wrong';

/** What a check found, in plain words that hold no secret. */
export type Finding = {
  readonly check: string;
  readonly grade: Grade;
  readonly found: string;
  /** What to do about it; there is nothing to do about what is good. */
  readonly todo?: string;
};

/** For one check: makes its findings. */
export function findingsOf(check: string) {
  return {
    good: (found: string): Finding => ({ check, grade: 'good', found }),
    worthKnowing: (found: string, todo: string): Finding => ({ check, grade: 'worth knowing', found, todo }),
    wrong: (found: string, todo: string): Finding => ({ check, grade: 'wrong', found, todo }),
  };
}

/** One line for people. */
export function lineOf({ check, grade, found, todo }: Finding): string {
  return `${grade.padEnd(13)}  ${check.padEnd(12)}  ${found}${todo === undefined ? '' : ` → ${todo}`}`;
}

/** Nobody waits longer for an answer, in milliseconds. */
export const PATIENCE_MS = 10_000;

/** More than this between two clocks fails tokens and codes, in milliseconds. */
const WRONG_SKEW_MS = 30_000;
const NOTED_SKEW_MS = 2_000;

/** How far a clock is from this machine's. @param theirs milliseconds since 1970, as told in between the two others */
export function judgeClock(
  check: string,
  whose: string,
  { before, theirs, after }: { readonly before: number; readonly theirs: number; readonly after: number },
): Finding {
  const { good, worthKnowing, wrong } = findingsOf(check);
  const skew = theirs < before ? theirs - before : Math.max(0, theirs - after);
  const size = Math.abs(skew);
  const found = `the clock of ${whose} is ${(size / 1000).toFixed(1)} s ${skew < 0 ? 'behind' : 'before'} this machine’s`;
  const todo = 'let both machines take their time by NTP: tokens and schedules go by it';
  if (size > WRONG_SKEW_MS) return wrong(found, todo);
  if (size > NOTED_SKEW_MS) return worthKnowing(found, todo);
  return good(`the clock of ${whose} agrees with this machine’s`);
}
