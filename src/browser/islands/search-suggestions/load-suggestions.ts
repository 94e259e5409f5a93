import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { siteGraphql } from '../kit/graphql-client.ts';
import { operation } from '../kit/operation.ts';
import type { SuggestQuery, SuggestQueryVariables } from './suggest.gen.ts';
import source from './suggest.graphql?raw';

export interface Suggestion {
  readonly title: string;
  readonly subtitle: string | null;
  readonly url: string;
  readonly lang: string | undefined;
}

const suggest = operation<SuggestQuery, SuggestQueryVariables>(source);

/** Records whose title or name begins like `text`. Rejects when the server cannot be asked. */
export async function loadSuggestions(text: string, locale: Locale): Promise<readonly Suggestion[]> {
  const { data, errors } = await (await siteGraphql()).ask(suggest, { text, locale });
  if (errors) throw new Error(`No suggestions: ${errors[0]?.message}`);
  return (data?.suggest ?? []).map(({ title, subtitle, url, locale: own }) => ({
    title,
    subtitle,
    url,
    lang: langOf(own, locale),
  }));
}
