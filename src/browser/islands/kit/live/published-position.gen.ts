// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../graphql/execute.ts';
export type PublishedPositionQueryVariables = {};
export type PublishedPositionQuery = {
  readonly publishedPosition: string;
};
export const publishedPositionQuery = stored<PublishedPositionQuery, PublishedPositionQueryVariables>('PublishedPosition', 'query PublishedPosition {\n  publishedPosition\n}');
