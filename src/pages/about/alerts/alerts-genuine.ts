import type { Genuine } from '../../../browser/islands/scam-checker/verdict.ts';
import { firm } from '../../../platform/settings/firm.ts';
import type { AlertsPageQuery } from './query.gen.ts';

const { domain, shortName, staffHosts, phones } = firm;

/** Names of the firm's sites: the public one, and those that its staff sign in to. */
export const genuineHosts = [domain, `www.${domain}`, ...staffHosts];

/** Of fewer letters it would be in many an honest name. */
const fewestLetters = 5;

/** The first word of a name of several as the domain begins with it; empty when there is none that tells the firm. */
export function firstWordOf(name: string, ofDomain: string): string {
  const [first = '', ...others] = name.toLowerCase().split(/[^a-z0-9]+/);
  const tells = others.length > 0 && first.length >= fewestLetters && ofDomain.startsWith(first);
  return tells ? first : '';
}

/** Who answers at any hour. */
export const { switchboard } = phones;

/** What the checker compares with: our domain and sites, every number of ours that is published, known frauds. */
export function genuineOf({ offices, people, pages, scamAlerts }: AlertsPageQuery): Genuine {
  const numbers = [
    switchboard,
    ...offices.nodes.map(({ phone }) => phone),
    ...pages.nodes.flatMap(({ desks }) => desks.map(({ phone }) => phone)),
    phones.serviceDesk,
    ...people.nodes.flatMap(({ phone, mobile }) => [phone, mobile]),
  ];
  return {
    domain,
    firstWord: firstWordOf(shortName, domain),
    hosts: genuineHosts,
    numbers: [...new Set(numbers.flatMap((number) => (number ? [number.replaceAll(/[^+\d]/g, '')] : [])))],
    known: scamAlerts.nodes.flatMap(({ id, title, indicators }) =>
      indicators.map(({ value }) => ({ value, title, url: `#${id}` })),
    ),
  };
}
