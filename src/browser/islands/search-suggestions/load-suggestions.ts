import { langOf } from '../../../i18n/language-of.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { siteGraphql } from '../kit/graphql-client.ts';
import { operation } from '../kit/operation.ts';
import type { SuggestQuery, SuggestQueryVariables } from './suggest.gen.ts';
import source from './suggest.graphql?raw';

export interface Suggestion {
  readonly title: string;
  readonly subtitle: string | null;
  /** Those of one kind follow one another. */
  readonly kind: string;
  readonly url: string;
  readonly lang: string | undefined;
}

const suggest = operation<SuggestQuery, SuggestQueryVariables>(source);

/** Records that what was typed so far may lead to. Rejects when the server cannot be asked. */
export async function loadSuggestions(text: string, locale: Locale): Promise<readonly Suggestion[]> {
  const { data, errors } = await (await siteGraphql()).ask(suggest, { text, locale });
  if (errors) throw new Error(`No suggestions: ${errors[0]?.message}`);
  return (data?.suggest ?? []).map(({ title, subtitle, kind, url, locale: own }) => ({
    title,
    subtitle,
    kind,
    url,
    lang: langOf(own, locale),
  }));
}
