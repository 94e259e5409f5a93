import type { SiteLocale } from '../../../../i18n/locales.ts';
import { type Subject, subjectMeant } from '../subjects.ts';
import type { Me } from './me.ts';

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

type Here = Pick<ProfileValues, 'languages' | 'timeZone'>;

/** What the page and the browser know of a reader who has not chosen. */
export function knownHere(locale: SiteLocale): Here {
  return { languages: [locale], timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** What is stored, else what is known here; or what was typed over it before the session ended. */
export function valuesOf({ profile }: Me, draft: Partial<ProfileValues> | null, here: Here): ProfileValues {
  const { firstName, lastName, organisationName, jobTitle } = profile;
  const languages = profile.languages.length > 0 ? profile.languages : here.languages;
  const timeZone = profile.timeZone || here.timeZone;
  const interests = profile.interests.map(({ id, title }) => ({ id, title }));
  return { firstName, lastName, organisationName, jobTitle, languages, timeZone, interests, ...draft };
}

/** Nothing is chosen twice. */
export function withInterest(chosen: readonly Named[], { id, title }: Named): readonly Named[] {
  return chosen.some((other) => other.id === id) ? chosen : [...chosen, { id, title }];
}

/** As the API takes it. */
export function inputOf({ interests, languages, ...texts }: ProfileValues) {
  return { ...texts, languages: [...languages], interests: interests.map(({ id }) => id) };
}

/**
 * The interests with what stands in the field and was not added.
 * @returns null when it is not clear what is meant
 */
export async function withTyped(
  typed: string,
  chosen: readonly Named[],
  load: () => Promise<readonly Subject[]>,
): Promise<readonly Named[] | null> {
  if (typed.trim() === '') return chosen;
  const { subject } = subjectMeant(typed, await load());
  return subject ? withInterest(chosen, subject) : null;
}
