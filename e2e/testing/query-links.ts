/**
 * Links with a query: there are thousands, of few kinds. A crawl follows some of each kind, and of the others knows by
 * their paths and values that they lead somewhere.
 */
import { matchAddress } from '../../src/routing/match.ts';

/** An address in its parts. */
interface Parts {
  readonly path: string;
  /** Language, row of the route table and ending of a file (`.csv`): what the path is, whichever record it names. */
  readonly place: string;
  readonly params: readonly (readonly [name: string, value: string])[];
}

function partsOf(address: string): Parts {
  const [path = '', query = ''] = address.split('?');
  const [, page = '', ending = ''] = /^(.*?)(\.[a-z]+)?$/.exec(path) ?? [];
  const match = matchAddress(page);
  const row = match.kind === 'route' ? match.route.name : page.replace(/^.*\//, '');
  return { path, place: `${match.locale} ${row}${ending}`, params: [...new URLSearchParams(query)] };
}

/** What addresses have in common that differ only in their record and in the values of their query. */
export function kindOf(address: string): string {
  const { place, params } = partsOf(address);
  const names = new Set(params.map(([name]) => name));
  return `${place} ${[...names].sort().join(' ')}`;
}

/** Some of them, the first, the last, and evenly between, in an order that does not depend on that in which they came. */
export function spread(addresses: ReadonlySet<string>, most: number): string[] {
  const sorted = [...addresses].sort();
  const last = sorted.length - 1;
  if (last < most) return sorted;
  return Array.from({ length: most }, (_, at) => sorted[Math.round((at * last) / (most - 1))] ?? '');
}

/** Days, months, numbers, letters and numbers of versions are good wherever their parameter is. */
const plain = /^(?:\d{4}-\d\d(?:-\d\d)?|\d+(?:\.\d+)*|[A-Z])$/;

/**
 * Links of which nobody knows that they lead somewhere: their path was not followed by itself, or they have a value that
 * no followed link has at such a place, which is no day, number or letter, and names no record.
 *
 * @param links with a query, none of which was followed
 * @param followed links, with and without a query
 * @param records ids and slugs of all that is live
 */
export function doubtful(
  links: readonly string[],
  followed: ReadonlySet<string>,
  records: ReadonlySet<string>,
): string[] {
  const good = new Set([...followed].flatMap((address) => namedValues(partsOf(address))));
  const isKnown = (value: string) =>
    (plain.test(value) && isDay(value)) || value.split(',').every((part) => records.has(part));
  return links.filter((link) => {
    const parts = partsOf(link);
    const hasOnlyGood = parts.params.every(
      ([name, value]) => good.has(namedValue(parts, name, value)) || isKnown(value),
    );
    return !followed.has(parts.path) || !hasOnlyGood;
  });
}

function namedValues(parts: Parts): string[] {
  return parts.params.map(([name, value]) => namedValue(parts, name, value));
}

function namedValue({ place }: Parts, name: string, value: string): string {
  return `${place} ${name}=${value}`;
}

/** False for a day that no calendar has. */
function isDay(value: string): boolean {
  return !value.includes('-') || !Number.isNaN(Date.parse(value));
}
