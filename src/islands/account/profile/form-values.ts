import type { Me } from './load-profile.ts';

/** A record by its name. */
export interface Named {
  readonly id: string;
  readonly title: string;
}

/** What is in the form. */
export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly organisationName: string;
  readonly jobTitle: string;
  readonly languages: readonly string[];
  readonly timeZone: string;
  readonly interests: readonly Named[];
}

/** What is stored, or what was typed over it before the session ended. */
export function valuesOf({ profile }: Me, draft: Partial<ProfileValues> | null): ProfileValues {
  const { firstName, lastName, organisationName, jobTitle, languages, timeZone } = profile;
  const interests = profile.interests.map(({ id, title }) => ({ id, title }));
  return { firstName, lastName, organisationName, jobTitle, languages, timeZone, interests, ...draft };
}

/** As the API takes it. */
export function inputOf({ interests, languages, ...texts }: ProfileValues) {
  return { ...texts, languages: [...languages], interests: interests.map(({ id }) => id) };
}
