import { ProviderError } from '../../auth/provider-error.ts';
import { siteAuth } from '../../auth/site.ts';
import { here } from './page-language.ts';
import { learnSavedIds } from './saving.ts';

/** Milliseconds for which a sign-in waits to learn what is saved; the buttons can do without. */
const patience = 1_500;

/**
 * Takes the answer of a sign-in from this page's address, if there is one, and leads on to where it began; to a page
 * that says what went wrong when it failed.
 * @returns whether this page is being left
 */
export async function arrive(): Promise<boolean> {
  const { pathname } = location;
  try {
    const arrived = await (await siteAuth()).handleCallback();
    if (arrived === null) return false;
    await Promise.race([
      learnSavedIds().catch(() => undefined),
      new Promise((done) => setTimeout(done, patience)),
    ]);
    return goTo(arrived.redirectUrl, pathname);
  } catch (error) {
    console.error(error);
    const isDenied = error instanceof ProviderError && error.kind === 'access_denied';
    return goTo(here(isDenied ? '/auth/access-denied' : '/auth/sign-in-failed'), pathname);
  }
}

/** Nobody comes back to an answered sign-in by the back button. */
function goTo(address: string, pathname: string): boolean {
  if (new URL(address, location.origin).pathname === pathname) {
    history.replaceState(history.state, '', address);
    return false;
  }
  location.replace(address);
  return true;
}
