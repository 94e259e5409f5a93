/** What a test file has from its first line on: started at its top level, ended when its tests have. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, onTestFinished } from 'vitest';
import { launchBrowser, openPage } from './browser.ts';
import {
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
  ): Promise<string[]>;
}

/** The built site on a fresh copy of the demonstration firm's content. */
export async function siteForFile(): Promise<TestSite> {
  const site = await startTestSite();
  afterAll(() => site.stop());
  return site;
}

/** The same with its identity provider, so that people can sign in. */
export async function siteWithIdentityForFile(env?: NodeJS.ProcessEnv): Promise<TestSiteWithIdentity> {
  const site = await startTestSiteWithIdentity(env);
  afterAll(() => site.stop());
  return site;
}

/**
 * A browser that the tests share.
 *
 * @param origin of the site whose paths its pages `goto`
 */
export async function browserForFile(origin: string): Promise<FileBrowser> {
  const browser = await launchBrowser();
  afterAll(() => browser.close());
  return {
    openPage: async (options) => {
      const { page, problems, close } = await openPage(browser, { baseURL: origin, ...options });
      onTestFinished(close);
      return { page, problems };
    },
    inTabs: (items, work, options) => inTabs(browser, items, work, { baseURL: origin, ...options }),
  };
}
