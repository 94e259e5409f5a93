import { Frame } from '../sections/Frame.tsx';
import type { Labelled, PersonProps } from '../sections/section.ts';
import { PersonGrid } from './PersonGrid.tsx';

export interface PeopleFrameProps {
  readonly heading: string;
  readonly people: readonly PersonProps[];
  /** Where all of them are. */
  readonly more?: Labelled | undefined;
}

/** People of a place or a practice; nothing when there are none. */
export function PeopleFrame({ heading, people, more }: PeopleFrameProps) {
  if (people.length === 0) return null;
  return (
    <Frame id="people" heading={heading} more={more}>
      <PersonGrid people={people} level={3} />
    </Frame>
  );
}
