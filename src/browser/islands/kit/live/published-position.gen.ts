// Generated from the query by `npm run generate`. Do not edit.
export type PublishedPositionQueryVariables = {};
export type PublishedPositionQuery = { readonly publishedPosition: string };
