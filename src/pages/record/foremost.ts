import type { PersonProps } from '../../components/sections/section.ts';
import { choiceOptions } from '../../i18n/choices.ts';
import type { Locale } from '../../routing/locales.ts';
import { platedPerson } from '../people/plated.ts';
import type { PlatedFragment } from './plated.fragments.gen.ts';

interface Graded extends PlatedFragment {
  readonly grade: string;
}

const ranks = choiceOptions('personGrade', 'en').map(({ value }) => value);
const rankOf = ({ grade }: Graded) => ranks.indexOf(grade.toLowerCase().replaceAll('_', '-'));

/** The first `most` people by grade, otherwise in the order given, with their portraits. */
export function foremost(people: readonly Graded[], most: number, locale: Locale): PersonProps[] {
  return [...people]
    .sort((one, other) => rankOf(one) - rankOf(other))
    .slice(0, most)
    .map((person) => platedPerson(person, locale));
}
