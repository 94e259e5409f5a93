/** What a test file has from its first line on: started at its top level, ended when its tests have. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, inject, onTestFinished } from 'vitest';
import { launchWholeBrowser, openPage, sharedBrowser } from './browser.ts';
import { ownPeople } from './own-people.ts';
import {
  siteAt,
  startTestSite,
  startTestSiteWithIdentity,
  type TestSite,
  type TestSiteWithIdentity,
} from './site.ts';
import { inTabs } from './tabs.ts';

interface FileBrowser {
  /** Opens a page in a context of its own, with the errors of its scripts and console; it closes with the test. */
  openPage(options?: BrowserContextOptions): Promise<{ page: Page; problems: readonly string[] }>;
  /** See `inTabs`. */
  inTabs<Item>(
    items: readonly Item[],
    work: (page: Page, item: Item) => Promise<readonly string[]>,
    options?: BrowserContextOptions,
    leave?: (page: Page) => Promise<readonly string[]>,
  ): Promise<string[]>;
}

/**
 * The built site on the demonstration firm's content, as all files share it that only read: its database takes no
 * change from here, and its pages may have been asked for before.
 */
export function siteForFile(): TestSiteWithIdentity {
  return sharedSite(readOnly);
}

function sharedSite(database: (url: string) => string): TestSiteWithIdentity {
  const shared = inject('sharedSite');
  if ('problem' in shared) throw new Error(`There is no site: ${shared.problem}`);
  const site = siteAt(shared.origin, database(shared.databaseUrl));
  afterAll(() => site.stop());
  return { ...site, identityOrigin: shared.identityOrigin };
}

/** Whoever changed the content would change it for other files. */
function readOnly(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  return url.href;
}

/**
 * The shared site with people of the file's own, for a file that changes accounts and nothing else: its database takes
 * changes, which must be of these people's rows alone.
 */
export async function ownersForFile() {
  const site = sharedSite((url) => url);
  return { site, people: await ownPeople(site.database), ...(await browserForFile(site.origin)) };
}

/** The same on a copy of the content, and nobody has asked it for anything: for a file that changes or weighs. */
export async function ownSiteForFile(): Promise<TestSite> {
  const site = await startTestSite();
  afterAll(() => site.stop());
  return site;
}

/** A site of its own with its identity provider, so that people can sign in. */
export async function siteWithIdentityForFile(env?: NodeJS.ProcessEnv): Promise<TestSiteWithIdentity> {
  const site = await startTestSiteWithIdentity(env);
  afterAll(() => site.stop());
  return site;
}

/** Readers want no motion, unless a test has others: what passes from one page into the next is most of what is drawn. */
const still = { reducedMotion: 'reduce' } as const;

/**
 * The browser that all files of a worker share.
 *
 * @param origin of the site whose paths its pages `goto`
 */
export async function browserForFile(origin: string): Promise<FileBrowser> {
  return asFileBrowser(await sharedBrowser(), { baseURL: origin, ...still });
}

/**
 * The whole Chromium, for what it does beside the page: which cookies it sends from frames, keys, what it keeps,
 * passkeys.
 */
export async function wholeBrowserForFile(origin: string): Promise<FileBrowser> {
  const browser = await launchWholeBrowser();
  afterAll(() => browser.close());
  return asFileBrowser(browser, { baseURL: origin, ...still });
}

/**
 * `siteForFile` and a browser for its paths: for journeys that sign in, read and sign out, and so find and leave every
 * account as it was.
 */
export async function readersForFile(): Promise<FileBrowser & { readonly site: TestSiteWithIdentity }> {
  const site = siteForFile();
  return { site, ...(await browserForFile(site.origin)) };
}

/** `siteWithIdentityForFile` and a browser for its paths, started at once: for journeys that publish, or need settings. */
export async function journeysForFile(
  env?: NodeJS.ProcessEnv,
): Promise<FileBrowser & { readonly site: TestSiteWithIdentity }> {
  // Each takes a second to be there.
  const [site] = await Promise.all([siteWithIdentityForFile(env), sharedBrowser()]);
  return { site, ...(await browserForFile(site.origin)) };
}

function asFileBrowser(browser: Browser, defaults: BrowserContextOptions): FileBrowser {
  // What a test that failed has left open.
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));
  return {
    openPage: async (options) => {
      const { page, problems, close } = await openPage(browser, { ...defaults, ...options });
      onTestFinished(close);
      return { page, problems };
    },
    inTabs: (items, work, options, leave) => inTabs(browser, items, work, { ...defaults, ...options }, leave),
  };
}
