import type { Genuine } from '../../../browser/islands/scam-checker/verdict.ts';
import { firm } from '../../../platform/settings/firm.ts';
import type { AlertsPageQuery } from './query.gen.ts';

const { domain, staffHosts, phones } = firm;

/** Names of the firm's sites: the public one, and those that its staff sign in to. */
export const genuineHosts = [domain, `www.${domain}`, ...staffHosts];

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
    hosts: genuineHosts,
    numbers: [...new Set(numbers.flatMap((number) => (number ? [number.replaceAll(/[^+\d]/g, '')] : [])))],
    known: scamAlerts.nodes.flatMap(({ id, title, indicators }) =>
      indicators.map(({ value }) => ({ value, title, url: `#${id}` })),
    ),
  };
}
