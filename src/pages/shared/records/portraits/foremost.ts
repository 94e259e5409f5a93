import type { PersonProps } from '../../../../components/sections/section.ts';
import { choiceOptions } from '../../../../content/types/choices.ts';
import type { Locale } from '../../../../i18n/locales.ts';
import type { PlatedFragment } from './plated.fragments.gen.ts';
import { platedPerson } from './plated.ts';

interface Graded extends PlatedFragment {
  readonly grade: string;
}

const ranks = choiceOptions('person.grade', 'en').map(({ value }) => value);
const rankOf = ({ grade }: Graded) => ranks.indexOf(grade.toLowerCase().replaceAll('_', '-'));

/** The first `most` people by grade, otherwise in the order given, with their portraits. */
export function foremost(people: readonly Graded[], most: number, locale: Locale): PersonProps[] {
  return [...people]
    .sort((one, other) => rankOf(one) - rankOf(other))
    .slice(0, most)
    .map((person) => platedPerson(person, locale));
}
