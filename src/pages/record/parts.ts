import type { MetaRow, Section } from '../../components/sections/section.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Locale } from '../../routing/locales.ts';
import type { PageRequest } from '../page-module.ts';
import type { RecordPageQuery } from './query.gen.ts';

export type PageRecord = NonNullable<RecordPageQuery['record']>;
/** The record as the query answers it for one type. */
export type RecordOf<T extends PageRecord['__typename']> = Matching<PageRecord, T>;

/** Types that are asked for the same fields share a member of the union. */
type Matching<R, T> = R extends { readonly __typename: infer N } ? (T extends N ? R : never) : never;

/** What a type adds to the shared page: rows of facts, sections below the text, objects for search engines. */
export interface RecordParts {
  readonly meta?: readonly (MetaRow | null)[];
  readonly sections?: readonly (Section | null)[];
  readonly jsonLd?: object;
  /** Something about the record's state, said above it. */
  readonly state?: string | null;
  readonly openGraphType?: 'article';
}

/** What every type's part of the view is given besides the record. */
export interface PartsContext {
  readonly m: Messages;
  readonly locale: Locale;
  readonly request: PageRequest;
}
