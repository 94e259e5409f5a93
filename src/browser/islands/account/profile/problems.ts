import { AskError } from '../ask.ts';
import type { AccountTexts } from '../texts.ts';

export type ProfileField =
  | 'firstName'
  | 'lastName'
  | 'organisationName'
  | 'jobTitle'
  | 'languages'
  | 'timeZone'
  | 'interests';

/** What is wrong with which field, in words. */
export type FieldProblems = { readonly [F in ProfileField]?: string };

/** The problems that the API names, for the fields of the form; null when the error is another one. */
export function problemsIn(error: unknown, m: AccountTexts['profile']): FieldProblems | null {
  if (!(error instanceof AskError) || error.problems.length === 0) return null;
  return Object.fromEntries(
    error.problems.map(({ path, code }) => [path, wordsFor(path as ProfileField, code, m)]),
  );
}

function wordsFor(path: ProfileField, code: string, m: AccountTexts['profile']): string {
  if (path === 'timeZone') return m.unknownZone;
  const names: { readonly [F in ProfileField]: string } = {
    firstName: m.firstName,
    lastName: m.lastName,
    organisationName: m.organisation,
    jobTitle: m.jobTitle,
    languages: m.languages,
    timeZone: m.timeZone,
    interests: m.interests,
  };
  const field = names[path] ?? path;
  if (code === 'too-long') return m.tooLong({ field });
  if (code === 'not-one-line') return m.oneLine({ field });
  return m.wrong({ field });
}
