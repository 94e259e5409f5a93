import type { Labelled, PersonProps } from '../sections/section.ts';
import { TitledSection } from '../sections/TitledSection.tsx';
import { PersonGrid } from './PersonGrid.tsx';

export interface PeopleSectionProps {
  readonly heading: string;
  readonly people: readonly PersonProps[];
  /** Where all of them are. */
  readonly more?: Labelled | undefined;
}

/** People of a place or a practice; nothing when there are none. */
export function PeopleSection({ heading, people, more }: PeopleSectionProps) {
  if (people.length === 0) return null;
  return (
    <TitledSection id="people" heading={heading} more={more}>
      <PersonGrid people={people} level={3} />
    </TitledSection>
  );
}
