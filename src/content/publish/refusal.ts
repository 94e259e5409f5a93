import { type Problem, problemText } from '../fields/validate.ts';

/** Why a command of an editor was not carried out. */
type RefusalCode =
  | 'unknown-record'
  | 'unknown-type'
  | 'id'
  | 'already-there'
  | 'wrong-locale'
  | 'wrong-parent'
  | 'changed-meanwhile'
  | 'invalid'
  | 'slug'
  | 'path-taken'
  | 'period-taken'
  | 'source-not-published'
  | 'parent-not-live'
  | 'not-live'
  | 'has-live-children'
  | 'redirect'
  | 'time'
  | 'embargo';

/** A command was refused and nothing was changed. The message is for the editor. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** For `invalid`: every field that is wrong. */
  readonly problems: readonly Problem[];

  constructor(code: RefusalCode, message: string, problems: readonly Problem[] = []) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}

/** @throws Refusal when there are problems */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) {
    throw new Refusal('invalid', `These fields are not right:\n${problemText(problems)}`, problems);
  }
}
