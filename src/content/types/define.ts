import type { Locale } from '../../i18n/locales.ts';
import { graduateLocales, siteLocales } from '../../i18n/locales.ts';
import type { Address } from './address.ts';
import { type Fields, richText, text } from './fields.ts';
import type { Labels } from './labels.ts';
import type { FollowedAs, InSearch, MixedList } from './places-in-lists.ts';

/** How the newest-first, next-first or alphabetical order of a list is found. */
export type Order = 'title' | 'newest' | 'soonest' | 'position' | FurtherOrder;

/** Orders of some types alone: what closes first; the highest amount first. */
export type FurtherOrder = 'closing' | 'amount';

/** Filters by what follows from fields: see `lists/derived-filters.ts`. */
export type DerivedFilterName =
  | 'speaks'
  | 'admitted'
  | 'month'
  | 'band'
  | 'office'
  | 'id'
  | 'page'
  | 'state'
  | 'closing'
  | 'salary';

/** Who may read records of a type in full, and what of them everybody may. */
interface GateDeclaration {
  /** Whose `access` and `permission` decide: its own, or those of the navigator service that it stands below. */
  readonly by: 'itself' | 'navigatorService';
  /**
   * What of the body is open: all of it, what comes up to the end of the first section, or before any; or nothing,
   * and no summary either. Fields that are `gated` never are.
   */
  readonly open: 'all' | 'first-section' | 'beginning' | 'none';
  /** What says what its permission opens: itself, or the record in a field; left out: no single record does. */
  readonly explainedBy?: 'itself' | { readonly field: string };
}

interface Declaration<F extends Fields, A extends Address | undefined = Address | undefined> {
  /** Singular, camelCase: the name in the database, in seed files and, capitalised, in GraphQL. */
  readonly name: string;
  /** The GraphQL list; a type without a plural of its own says what it is. */
  readonly plural: string;
  /** What readers call a record of the type. */
  readonly label: Labels;
  /** Types a record's parent may be of; none means that it stands alone. `null` among them: may also be a root. */
  readonly parents?: readonly (string | null)[];
  readonly locales?: readonly Locale[];
  /** Where its records have pages; left out: they are shown on other records' pages. */
  readonly address?: A;
  readonly order: Order;
  /** For `newest` and `soonest`: the field that holds the day or instant. */
  readonly orderBy?: string;
  readonly furtherOrders?: readonly FurtherOrder[];
  readonly derivedFilters?: readonly DerivedFilterName[];
  /** Ranked in search without regard to age. */
  readonly evergreen?: true;
  /** Left out: on the tab for all alone, when it has a page. */
  readonly search?: InSearch;
  /** Lists of several types that its records stand in. */
  readonly lists?: readonly MixedList[];
  /** A new one is news for those who follow what it is about. */
  readonly countsAsNews?: true;
  /** Left out: for its own changes alone. */
  readonly followedAs?: FollowedAs;
  /** Left out: everybody may read everything. */
  readonly gate?: GateDeclaration;
  readonly fields: F;
}

/** Fields that every record has. */
export const baseFields = {
  title: text({ required: true, translated: true, search: 'A', max: 160 }),
  summary: text({ translated: true, search: 'B', max: 320 }),
  body: richText({ translated: true, search: 'D' }),
} as const;

export interface ContentType<F extends Fields = Fields, A extends Address | undefined = Address | undefined>
  extends Declaration<F & typeof baseFields, A> {
  readonly parents: readonly (string | null)[];
  readonly locales: readonly Locale[];
}

/** Declares a content type: the base fields come with it; site languages and no parent unless said otherwise. */
export function contentType<const F extends Fields, const A extends Address | undefined = undefined>(
  declaration: Declaration<F, A>,
): ContentType<F, A> {
  return {
    parents: [null],
    locales: siteLocales,
    ...declaration,
    fields: { ...baseFields, ...declaration.fields },
  };
}

export { graduateLocales };
