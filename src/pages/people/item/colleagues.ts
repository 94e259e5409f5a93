import type { PersonProps } from '../../../components/sections/section.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { platedPerson } from '../../shared/records/portraits/plated.ts';
import type { WholePersonFragment } from './query.gen.ts';
import { isReachable } from './standing-notices.ts';

/** As many as stand side by side. */
const most = 3;

type Candidate = Extract<WholePersonFragment['services'][number]['colleagues'][number], { jobTitle: string }>;

/** Those who share most with somebody: the office first, then practices. */
export function colleaguesOf(person: WholePersonFragment, locale: Locale): PersonProps[] {
  if (!isReachable(person)) return [];
  const offices = new Set(person.offices.map(({ id }) => id));
  const shared = new Map<string, { candidate: Candidate; closeness: number }>();
  for (const service of person.services) {
    for (const candidate of service.colleagues) {
      if (!('jobTitle' in candidate) || candidate.id === person.id || candidate.standing !== 'ACTIVE')
        continue;
      const sameOffice = candidate.offices.some(({ id }) => offices.has(id));
      const known = shared.get(candidate.id)?.closeness ?? (sameOffice ? 10 : 0);
      shared.set(candidate.id, { candidate, closeness: known + 1 });
    }
  }
  return [...shared.values()]
    .sort((one, other) => other.closeness - one.closeness || (one.candidate.id < other.candidate.id ? -1 : 1))
    .slice(0, most)
    .map(({ candidate }) => platedPerson(candidate, locale));
}
