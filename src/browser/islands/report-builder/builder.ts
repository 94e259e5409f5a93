import type { Locale } from '../../../i18n/locales.ts';

/** What the form says whatever is chosen; what takes values is loaded when it is wanted. */
type Spoken =
  | 'jurisdictions'
  | 'find'
  | 'findHint'
  | 'add'
  | 'addSet'
  | 'addEvery'
  | 'addList'
  | 'chosen'
  | 'chosenHint'
  | 'topics'
  | 'topicsHint'
  | 'options'
  | 'on'
  | 'known'
  | 'since'
  | 'dateHint'
  | 'sinceHint'
  | 'depth'
  | 'layout'
  | 'language'
  | 'parts'
  | 'show'
  | 'takeText'
  | 'print'
  | 'proof'
  | 'word'
  | 'excel'
  | 'csv'
  | 'updating'
  | 'cancel'
  | 'refusedFailed';

type Named = { readonly value: string; readonly label: string; readonly lang: string | null };

/** All that the form of a report shows. */
export type Builder = {
  /** The page's address without query. */
  readonly action: string;
  /** The service's id. */
  readonly service: string;
  readonly locale: Locale;
  readonly regions: readonly {
    readonly id: string;
    readonly title: string;
    readonly lang: string | null;
    readonly addAll: string;
    readonly jurisdictions: readonly (Named & { readonly up: string; readonly down: string })[];
  }[];
  /** In the order of the report. */
  readonly chosen: readonly string[];
  readonly groups: readonly { readonly title: string; readonly topics: readonly Named[] }[];
  readonly topics: readonly string[];
  readonly dates: {
    readonly on: string;
    readonly known: string;
    readonly since: string;
  };
  readonly depths: readonly Named[];
  readonly depth: string;
  readonly layouts: readonly Named[];
  readonly layout: string;
  readonly languages: readonly Named[];
  readonly language: string;
  readonly parts: readonly (Named & { readonly checked: boolean })[];
  /** The query of the report's one address. */
  readonly search: string;
  readonly hasReport: boolean;
  /** Why it is no file for everybody; null: it is. */
  readonly noFile: string | null;
  readonly texts: { readonly [K in Spoken]: string };
};
