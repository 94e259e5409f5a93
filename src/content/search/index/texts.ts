import type { ContentType } from '../../types/define.ts';
import { searchedTexts } from '../searched-texts.ts';
import { nameTerms } from '../text/names.ts';
import type { WeightedTexts } from '../text/vector.ts';

type Values = Readonly<Record<string, unknown>>;

/** The texts of a record's searchable fields, by weight, as its type declares; its id as a name. */
export function textsOf(type: ContentType, id: string, values: Values): WeightedTexts {
  const texts = searchedTexts(type, values);
  texts.C.unshift(id);
  // What somebody is called at work is asked for like a name.
  const role =
    type.search?.isPerson && type.search.subtitle !== undefined ? values[type.search.subtitle] : undefined;
  if (typeof role === 'string') texts.A.push(role);
  return texts;
}

/** Terms of a person's name besides its words; none of other records. */
export function nameTermsOf(type: ContentType, values: Values): string[] {
  if (!type.search?.isPerson) return [];
  const { givenName, familyName, nativeName } = values;
  return nameTerms({
    given: String(givenName ?? ''),
    family: String(familyName ?? ''),
    native: typeof nativeName === 'string' && /\p{Script=Han}/u.test(nativeName) ? nativeName : null,
  });
}
