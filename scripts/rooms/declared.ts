/** A folder of `src` with one task. */
export interface Room {
  /** Below `src/`. */
  readonly path: string;
  readonly what: string;
  /** Rooms before it that it may not import all the same. */
  readonly not?: readonly string[];
}

/** From the ground up: code of a room may import from rooms before it, types included, and from none after it. */
export const rooms: readonly Room[] = [
  { path: 'i18n', what: 'languages, messages, dates and numbers in words' },
  { path: 'platform', what: 'settings, log, database, HTTP, assets, caches, what operators see' },
  { path: 'mail', what: 'letters, the outbox, and the way out of it' },
  { path: 'content/types', what: 'what kinds of records there are, their fields, labels and addresses' },
  { path: 'routing', what: 'the route table, matching, links' },
  { path: 'art', what: 'drawn pictures, and what serves them' },
  { path: 'content', what: 'records: stored, published, taken down, listed, searched' },
  { path: 'account', what: 'what the site keeps for those who sign in' },
  { path: 'forms', what: 'what visitors send: forms, their check, submissions' },
  { path: 'graphql', what: 'one schema over content and accounts, and its endpoint' },
  { path: 'reports', what: 'reports of the navigator: read, put together, written as files' },
  { path: 'components', what: 'what pages are made of' },
  { path: 'browser', what: 'what runs in browsers: islands, the start script, signing in', not: ['mail'] },
  { path: 'styles', what: 'type, colours, print' },
  { path: 'pages', what: 'a folder for each area, in it one for each page', not: ['mail'] },
  { path: 'site', what: 'the site’s server: what answers a request, and when a page is made anew' },
  {
    path: 'identity',
    what: 'the identity provider: protocol, hosted pages, accounts',
    not: ['content', 'graphql', 'reports', 'browser', 'pages', 'site'],
  },
  { path: 'jobs', what: 'what is done at its time', not: ['pages', 'site'] },
  { path: 'processes', what: 'what is started: a site, an identity provider' },
];

/** Most entries of a folder: what one still reads as a list. */
export const mostEntries = 40;

/** Folders that are lists of records, of decisions or of steps, or generated. */
export const lists = /^(?:seed|docs\/decisions|migrations|src\/i18n\/compiled)(?:\/|$)/;
