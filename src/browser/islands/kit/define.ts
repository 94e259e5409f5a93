import type { ReactNode } from 'react';

/** What can be written as JSON: an island's props travel in an attribute. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonProps = { readonly [key: string]: Json };

/** When an island is loaded. A low-priority island has to say so. */
export type Trigger =
  | 'interaction'
  /** At once for those who are signed in, for others when it is touched. */
  | 'interaction-or-signed-in'
  /** At once where searches are kept in this browser, elsewhere when it is touched. */
  | 'kept-searches'
  | 'visible'
  | 'load'
  /** At once, for those who are signed in; never for others. */
  | 'signed-in'
  /** At once for those who are signed in, for others when the browser has nothing else to do. */
  | 'signed-in-first';

export interface IslandDefinition<Props extends JsonProps> {
  /** The file's name before `.island.tsx`: minifying keeps it, unlike a function's name. */
  readonly name: string;
  readonly Component: (props: Props) => ReactNode;
  /** Props that tests render it with. */
  readonly examples: readonly Props[];
}

/** Declares the island that an `X.island.tsx` exports under the name `island`. */
export function defineIsland<Props extends JsonProps>(
  definition: IslandDefinition<Props>,
): IslandDefinition<Props> {
  return definition;
}
