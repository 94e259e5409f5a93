import type { NavigatorStatusTableQuery } from './query.gen.ts';

type Chapter = NonNullable<NavigatorStatusTableQuery['navigatorChapter']>;

/** A table of the navigator, as the query answers it. */
export type Table = NonNullable<Chapter['table']>;
export type Entry = Table['cells'][number]['entry'];

/** An answer where it stands. */
export type Placed = Table['cells'][number];

/** The name of a cell in addresses. */
export const cellKey = ({ jurisdiction, topic }: Pick<Placed, 'jurisdiction' | 'topic'>) =>
  `${jurisdiction}_${topic}`;
