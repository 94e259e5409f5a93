import { chosenId } from '../../shared/filters/filters.ts';
import type { PeopleListQueryVariables } from '../list/query.gen.ts';

/** How many people, and how many deals, a pack has at most: the query has a place for each. */
const mostInPack = 12;

export const pitchSearchParams = ['view', 'person', 'deal', 'matter'] as const;

/** What a reader chose for a pack; ids in the order of choosing. */
interface RequestedPack {
  readonly people: readonly string[];
  readonly deals: readonly string[];
  /** What stands on the cover; '' where nothing was given, or nothing that may stand there. */
  readonly matter: string;
}

/** Whether the address asks for the document, or only remembers who is chosen. */
export const isPack = (search: URLSearchParams) => search.get('view') === 'pitch';

export function packOf(search: URLSearchParams): RequestedPack {
  const ids = (name: string) =>
    [...new Set(search.getAll(name).flatMap((value) => chosenId(value) ?? []))].slice(0, mostInPack);
  return { people: ids('person'), deals: ids('deal'), matter: matterOf(search.get('matter') ?? '') };
}

/** Longest title of a cover, in characters. */
const longestMatter = 80;

/**
 * Anybody can make an address with any title, and it stands on a page of the firm: what could lead a reader to
 * somebody else (an address, a number) may not.
 */
function matterOf(written: string): string {
  const matter = written.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const plain = /^[\p{L}\p{M}\p{N} .,:;!?&'’"“”«»()/–—-]+$/u.test(matter);
  const leadsAway = /\p{L}\.\p{L}{2}|\/\/|\d(?:[^\p{L}]*\d){6}/u.test(matter);
  return plain && !leadsAway && [...matter].length <= longestMatter ? matter : '';
}

type Place = keyof PeopleListQueryVariables & (`person${number}` | `deal${number}`);

/** The places of the query, filled with what was chosen. */
export function packVariables(search: URLSearchParams): Pick<PeopleListQueryVariables, Place | 'packed'> {
  const { people, deals } = packOf(search);
  const places = Array.from({ length: mostInPack }, (_, at) => [
    [`person${at + 1}`, people[at] ?? ''],
    [`deal${at + 1}`, deals[at] ?? ''],
  ]);
  return {
    packed: people.length + deals.length > 0,
    ...(Object.fromEntries(places.flat()) as Record<Place, string>),
  };
}
