import { afterEach, beforeEach } from 'vitest';
import type { OidcSettings } from '../provider/oidc-settings.ts';
import { startIssuer, type TestIssuer } from './issuer.fixture.ts';
import { signInBrowser } from './sign-in.fixture.ts';

/** The provider of this test. */
export let issuer: TestIssuer;
/** The browser of this test. */
export let browser: ReturnType<typeof signInBrowser>;

/** Gives each test of the file that says this at its top a provider and a browser of its own. */
export function freshForEachTest(): void {
  beforeEach(async () => {
    issuer = await startIssuer();
    browser = signInBrowser(issuer);
  });
  afterEach(async () => {
    browser.close();
    await issuer.stop();
  });
}

/** From here on the test has a browser whose pages have settings of their own. */
export function withSettings(settings: OidcSettings): void {
  browser.close();
  browser = signInBrowser(issuer, settings);
}
