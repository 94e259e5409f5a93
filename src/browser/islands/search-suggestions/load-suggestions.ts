import { gql, type TypedDocumentNode } from '@apollo/client';
import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { graphqlClient } from '../kit/graphql-client.ts';
import type { SuggestQuery, SuggestQueryVariables } from './suggest.gen.ts';
import source from './suggest.graphql?raw';

export interface Suggestion {
  readonly title: string;
  readonly subtitle: string | null;
  readonly url: string;
  readonly lang: string | undefined;
}

const query: TypedDocumentNode<SuggestQuery, SuggestQueryVariables> = gql(source);
const client = graphqlClient();

/** Records whose title or name begins like `text`. Rejects when the server cannot be asked. */
export async function loadSuggestions(text: string, locale: Locale): Promise<readonly Suggestion[]> {
  const { data } = await (await client).query({ query, variables: { text, locale } });
  return (data?.suggest ?? []).map(({ title, subtitle, url, locale: own }) => ({
    title,
    subtitle,
    url,
    lang: langOf(own, locale),
  }));
}
