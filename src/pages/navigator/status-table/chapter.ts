import type { NavigatorStatusTableQuery } from './query.gen.ts';

/** A jurisdiction in a service of the navigator, as the query answers it. */
export type Chapter = NonNullable<NavigatorStatusTableQuery['navigatorChapter']>;
