import type { LiveRecord } from '../records/live-record.ts';
import type { RecordLoaders } from '../records/loaders.ts';
import type { TablePart } from './table-parts.ts';

/** Member states of the European Union, by ISO 3166-1. */
const memberStates = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

interface Choice {
  readonly jurisdictions: readonly string[];
  readonly add: readonly string[];
  readonly kept: readonly string[];
}

/**
 * The jurisdictions of a service that are meant, each once: those named, then those of each set or region added, or
 * the one whose name was typed.
 */
export async function chosenJurisdictions(
  service: LiveRecord,
  { jurisdictions, add, kept }: Choice,
  loaders: RecordLoaders,
): Promise<{ readonly names: readonly string[]; readonly unknown: readonly string[] }> {
  const { jurisdictions: offered } = await loaders.tableParts(service);
  const known = new Set(offered.map(({ key }) => key));
  const mine = offered.filter(
    ({ record }) => kept.includes(record.id) || kept.includes(String(record.fields.jurisdiction)),
  );
  const sets = await Promise.all(
    add.map((word) =>
      word === 'my-list' ? mine.map(({ key }) => key) : meantBy(word, offered, service, loaders),
    ),
  );
  return {
    names: [...new Set([...jurisdictions.filter((name) => known.has(name)), ...sets.flat()])],
    unknown: [
      ...jurisdictions.filter((name) => !known.has(name)),
      ...add.filter((word, at) => word.trim() !== '' && sets[at]?.length === 0),
    ],
  };
}

async function meantBy(
  word: string,
  offered: readonly TablePart[],
  { requestedLocale }: LiveRecord,
  loaders: RecordLoaders,
): Promise<string[]> {
  const keys = (parts: readonly TablePart[]) => parts.map(({ key }) => key);
  if (word === 'all') return keys(offered);
  const ids = offered.map(({ record }) => String(record.fields.jurisdiction));
  const places = new Map((await loaders.records(ids, requestedLocale)).map((place) => [place.id, place]));
  const placeOf = ({ record }: TablePart) => places.get(String(record.fields.jurisdiction));
  if (word === 'eu-27') {
    return keys(offered.filter((part) => memberStates.has(String(placeOf(part)?.fields.iso))));
  }
  const ofRegion = offered.filter(({ record }) => record.parentId === word);
  if (ofRegion.length > 0) return keys(ofRegion);
  const typed = comparable(word);
  const namesOf = (part: TablePart) =>
    [part.record.title, placeOf(part)?.title ?? ''].map(comparable).filter((name) => name !== '');
  const named = offered.filter((part) => part.key === word || namesOf(part).includes(typed));
  if (named.length > 0) return keys(named);
  const begun = offered.filter(
    (part) => typed !== '' && namesOf(part).some((name) => name.startsWith(typed)),
  );
  return begun.length === 1 ? keys(begun) : [];
}

/** Without capitals, accents and what is no letter: as people type. */
function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
