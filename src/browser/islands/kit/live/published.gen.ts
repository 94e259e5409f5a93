// Generated from the query by `npm run generate`. Do not edit.
export type PublishedSubscriptionVariables = {
  types?: ReadonlyArray<string> | string | null | undefined;
  after?: string | null | undefined;
};
export type PublishedSubscription = { readonly recordPublished: { readonly position: string } };
