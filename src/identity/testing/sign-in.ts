import type { TestIdentity } from './start-test-identity.ts';

/** A browser's cookies and hops, without its rendering. */
export class TestBrowser {
  readonly #jar = new Map<string, { readonly value: string; readonly path: string }>();

  /** One request; its cookies are kept, and redirects are not followed. */
  async ask(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const sent = [...this.#jar].filter(
      ([, { path }]) => pathname === path || pathname.startsWith(`${path.replace(/\/$/, '')}/`),
    );
    const cookie = sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    });
    for (const header of response.headers.getSetCookie()) this.#keep(header);
    return response;
  }

  /** Follows redirects from `url` for as long as they stay at the issuer; returns the last answer. */
  async follow(url: string | URL, issuer: string): Promise<{ response: Response; url: URL }> {
    let at = new URL(url);
    for (let hop = 0; hop < 10; hop++) {
      const response = await this.ask(at);
      const location = response.headers.get('location');
      const next = location === null ? undefined : new URL(location, at);
      if (!next || next.origin !== new URL(issuer).origin) return { response, url: next ?? at };
      at = next;
    }
    throw new Error(`There is no end of redirects from ${url}.`);
  }

  /** A `cookie` header with all that it keeps, also for other paths. */
  get header(): string {
    return [...this.#jar].map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
  }

  /** The value of a cookie; by default of one of the whole origin. */
  cookie(name: string, path = '/'): string | undefined {
    return this.#jar.get(`${name} ${path}`)?.value;
  }

  #keep(header: string): void {
    const [pair = '', ...attributes] = header.split(/; */);
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals);
    const value = pair.slice(equals + 1);
    const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
    const key = `${name} ${path}`;
    const ends = attributes.find((one) => /^expires=/i.test(one))?.slice(8);
    if (value === '' || (ends && Date.parse(ends) <= Date.now())) this.#jar.delete(key);
    else this.#jar.set(key, { value, path });
  }
}

interface Credentials {
  readonly email?: string;
  readonly password?: string;
}

/**
 * Opens an authorization address and signs in at the hosted form where it asks to.
 *
 * @returns the address that the browser is led to, at the client
 */
export async function signIn(
  { issuer }: Pick<TestIdentity, 'issuer'>,
  browser: TestBrowser,
  authorizationUrl: string | URL,
  { email = 'client@example.com', password = 'Chancery-demo-1' }: Credentials = {},
): Promise<URL> {
  const opened = await browser.follow(authorizationUrl, issuer);
  if (!opened.url.pathname.startsWith('/sign-in/')) return opened.url;
  const answer = await browser.ask(opened.url, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    headers: { origin: new URL(issuer).origin, 'sec-fetch-site': 'same-origin' },
  });
  const location = answer.headers.get('location');
  if (location === null) throw new Error(`The form answered ${answer.status}: ${await answer.text()}`);
  return (await browser.follow(new URL(location, issuer), issuer)).url;
}
