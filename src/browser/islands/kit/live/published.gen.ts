// Generated from the query by `npm run generate`. Do not edit.
import { stored } from '../../../../graphql/execute.ts';
export type PublishedSubscriptionVariables = {
  types?: ReadonlyArray<string> | string | null | undefined;
  after?: string | null | undefined;
};
export type PublishedSubscription = {
  readonly recordPublished: {
    readonly position: string;
  };
};
export const publishedSubscription = stored<PublishedSubscription, PublishedSubscriptionVariables>('Published', 'subscription Published($types: [String!], $after: String) {\n  recordPublished(types: $types, after: $after) {\n    position\n  }\n}');
