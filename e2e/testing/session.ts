/** What a test sees of a session: the calls to the provider, what a tab keeps, and an account page that shows it. */
import type { BrowserContext, Page } from 'playwright-core';
import type { StoredToken } from '../../src/browser/auth/provider/stored-tokens.ts';
import { secretsDatabase, storedTokenKey } from '../../src/browser/auth/storage-keys.ts';

/** The calls to the provider from now on, such as `POST /oauth/token refresh_token 200`; 0 while there is no answer. */
export function providerCalls(context: BrowserContext, identityOrigin: string): () => string[] {
  const calls: { said: string; status: number }[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== identityOrigin) return;
    const grant = new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '';
    const call = { said: `${request.method()} ${url.pathname}${grant && ` ${grant}`}`, status: 0 };
    calls.push(call);
    request.response().then(
      (response) => {
        call.status = response?.status() ?? 0;
      },
      () => undefined,
    );
  });
  return () => calls.map(({ said, status }) => `${said} ${status}`);
}

export const refreshed = 'POST /oauth/token refresh_token 200';

/** The profile, once it shows whose it is. @returns the first name that stands in it */
export async function openProfile(page: Page): Promise<string> {
  await page.goto('/auth/profile');
  return shownName(page);
}

/** The first name that the profile shows, once it does. */
export function shownName(page: Page): Promise<string> {
  return page.locator('#firstName').inputValue();
}

/** The access token that a tab keeps. */
export function storedToken(page: Page): Promise<StoredToken | null> {
  return page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? 'null'), storedTokenKey);
}

/** All that a browser keeps of a session: of this tab, of all tabs, and the refresh token. */
export async function keptBy(page: Page): Promise<string> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const secrets = await new Promise((resolve) => {
      if (!database.objectStoreNames.contains('secrets')) return resolve([]);
      const request = database.transaction('secrets').objectStore('secrets').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    database.close();
    return JSON.stringify({ ...sessionStorage, ...localStorage, secrets });
  }, secretsDatabase);
}
