/** Lists that hold records of several types. A type says in its declaration in which of them its records stand. */

/** Tabs of the search, in their order. */
export const searchTabs = [
  'people',
  'insights',
  'news',
  'events',
  'expertise',
  'navigator',
  'locations',
  'careers',
  'training',
] as const;
export type SearchTab = (typeof searchTabs)[number];

/** How a record is found among others. */
export interface InSearch {
  /** The tab that it is found on, besides the one for all. */
  readonly tab?: SearchTab;
  /** The field that is shown below its title. */
  readonly subtitle?: string;
  /** Before or after what else is found; left out: in between. */
  readonly rank?: 'first' | 'last';
  /**
   * Where a record without a page of its own is shown: a path with `:id` and `:slug`, as `/deals?deal=:id#:id`; an
   * anchor alone, as `#topic-:slug`, is on its parent's page; or there, at the slug of the record in one of its fields.
   */
  readonly shownOn?: string | { readonly parentAt: string };
  /** Links whose records' titles it is found by as well: a person by the office and the services. */
  readonly foundBy?: readonly string[];
  /**
   * Records whose titles say what its own title is about: those that it links to in fields (`id`: itself), and those
   * above it of some types. It is found by them in every language, and by those that it stands `within`.
   */
  readonly namedBy?: {
    readonly links: readonly string[];
    readonly above: readonly string[];
    readonly within: readonly string[];
  };
  /** Its name is a person's: `givenName`, `familyName` and `nativeName`. */
  readonly isPerson?: true;
}

/** Whether a record of the type is shown on the page of what it stands below, and nowhere else. */
export function isShownOnParent({ shownOn }: InSearch): boolean {
  return typeof shownOn === 'object' || (shownOn?.startsWith('#') ?? false);
}

/** Found by its own titles in every language, whatever language the reader's pages are in. */
export const byItsTitles = { links: ['id'], above: [], within: [] } as const;

/**
 * Lists on pages: what was written and what is news about a subject, its dates, and the pages of an area beside one
 * of them.
 */
export const mixedLists = ['writing', 'news', 'dates', 'side-tree'] as const;
export type MixedList = (typeof mixedLists)[number];

/** As what readers follow a record: for what is about it or by it. Any other is followed for its own changes. */
export type FollowedAs = 'topic' | 'author';
