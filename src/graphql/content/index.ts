import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { registerAccount } from '../account/register-account.ts';
import { submissionFields } from '../submissions/submission-fields.ts';
import { newBuilder } from './builder.ts';
import { draftMutations } from './draft-mutations.ts';
import { draftQuery } from './drafts.ts';
import { facetValueType } from './facets.ts';
import { listQueries } from './list-queries.ts';
import { withMeasuredAnswers } from './measured-answers.ts';
import { navigatorFields } from './navigator.ts';
import { navigatorProofFields } from './navigator-proof.ts';
import { navigatorReportFields } from './navigator-report.ts';
import { navigatorTableFields } from './navigator-table.ts';
import { publishMutations } from './publish-mutations.ts';
import { recordQueries } from './record-queries.ts';
import { searchQueries } from './search-queries.ts';
import { searchResults } from './search-results.ts';
import { withStorableText } from './storable-text.ts';
import { subscriptions } from './subscriptions.ts';
import { recordTypes } from './types.ts';

let built: GraphQLSchema | undefined;

/** The schema of all content, derived from the content types; built the first time only. */
export function buildSchema(): GraphQLSchema {
  built ??= build();
  return built;
}

/** The schema in GraphQL's own language, sorted, as `schema.graphql` holds it. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(buildSchema()))}\n`;
}

function build(): GraphQLSchema {
  const builder = newBuilder();
  const parts = recordTypes(builder);
  recordQueries(parts);
  const facetValue = facetValueType(builder);
  listQueries(parts, facetValue);
  navigatorFields(parts);
  const report = navigatorReportFields(parts, navigatorTableFields(parts));
  navigatorProofFields(parts);
  searchQueries(parts);
  searchResults(parts, facetValue);
  draftQuery(builder);
  draftMutations(parts);
  publishMutations(builder);
  subscriptions(builder);
  submissionFields(builder);
  registerAccount({ ...parts, report });
  return withMeasuredAnswers(withStorableText(builder.toSchema({ sortSchema: false })));
}
