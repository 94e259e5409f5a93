import { vi } from 'vitest';
import { CARRIED } from '../provider/interactions.ts';
import { discover, request } from './code-flow.ts';
import { TestBrowser } from './sign-in.ts';
import type { TestIdentity } from './start-test-identity.ts';

export const DEMO_PASSWORD = 'Chancery-demo-1';

export interface Answered {
  readonly status: number;
  readonly body: string;
  readonly headers: Headers;
  /** Where it leads; null when it leads nowhere. */
  readonly location: URL | null;
}

/** Posts a form as a browser does; `headers` take the place of what it would send. */
export async function post(
  { issuer }: Pick<TestIdentity, 'issuer'>,
  browser: TestBrowser,
  url: string | URL,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {
    origin: new URL(issuer).origin,
    'sec-fetch-site': 'same-origin',
  },
): Promise<Answered> {
  const at = new URL(url, issuer);
  const response = await browser.ask(at, { method: 'POST', body: new URLSearchParams(fields), headers });
  const location = response.headers.get('location');
  return {
    status: response.status,
    body: await response.text(),
    headers: response.headers,
    location: location === null ? null : new URL(location, at),
  };
}

/** Begins to sign in at the site: the hosted page's address, and what ends the flow. */
export async function beginSignIn(
  running: Pick<TestIdentity, 'issuer'>,
  change: Readonly<Record<string, string>> = {},
  browser = new TestBrowser(),
) {
  const { url, exchange } = await request(await discover(running), change);
  const opened = await browser.follow(url, running.issuer);
  const uid = opened.url.pathname.split('/')[2] ?? '';
  const carried = opened.url.searchParams.get(CARRIED);
  /** A page of the flow: its address carries the flow, as those on its pages do. */
  const at = (path: string) => {
    const address = new URL(path.replace('<uid>', uid), running.issuer);
    if (carried !== null) address.searchParams.set(CARRIED, carried);
    return address.href;
  };
  return {
    browser,
    uid,
    url: opened.url,
    page: await opened.response.text(),
    at,
    post: (path: string, fields: Readonly<Record<string, string>>) =>
      post(running, browser, at(path), fields),
    /** The same, and opens the flow's page that the form leads to. */
    submit: async (path: string, fields: Readonly<Record<string, string>>): Promise<Answered> => {
      const sent = await post(running, browser, at(path), fields);
      if (!sent.location) throw new Error(`The form answered ${sent.status} and leads nowhere: ${sent.body}`);
      const { status, headers, text } = await browser.ask(sent.location).then(async (page) => ({
        status: page.status,
        headers: page.headers,
        text: await page.text(),
      }));
      return { status, headers, body: text, location: sent.location };
    },
    /** Who has signed in, when an answer leads back to the site. */
    finish: async ({ location, status, body }: Answered) => {
      if (!location) throw new Error(`The answer ${status} leads nowhere: ${body}`);
      const back = await browser.follow(location, running.issuer);
      return (await exchange(back.url)).claims();
    },
  };
}

/** The newest mail to an address, once it is there. */
export function mailTo({ database }: Pick<TestIdentity, 'database'>, email: string, atLeast = 1) {
  return vi.waitFor(
    async () => {
      const mails = await mailsTo({ database }, email);
      const [mail] = mails;
      if (!mail || mails.length < atLeast) throw new Error(`${email} has ${mails.length} mails.`);
      return { ...mail, link: mail.text.match(/https?:\S+/)?.[0] ?? '', count: mails.length };
    },
    { timeout: 15_000, interval: 20 },
  );
}

/** All mails to an address, the newest first. */
export function mailsTo({ database }: Pick<TestIdentity, 'database'>, email: string) {
  return database.kysely
    .selectFrom('mailbox_message')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .execute();
}

/** Opens the link of a mail, and presses the button that it leads to. */
export async function followMail(
  running: TestIdentity,
  link: string,
  fields: Readonly<Record<string, string>> = {},
  browser = new TestBrowser(),
): Promise<Answered> {
  const response = await browser.ask(link);
  const location = response.headers.get('location');
  const body = await response.text();
  if (location !== null || response.status !== 200)
    return {
      status: response.status,
      body,
      headers: response.headers,
      location: location === null ? null : new URL(location),
    };
  return pressButton(running, body, fields, browser);
}

/** Posts the form of a page with what it carries, and `fields` besides. */
export function pressButton(
  running: TestIdentity,
  page: string,
  fields: Readonly<Record<string, string>> = {},
  browser = new TestBrowser(),
): Promise<Answered> {
  const carried = page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  const hidden = Object.fromEntries([...carried].map(([, name = '', value = '']) => [name, plain(value)]));
  const action = page.match(/<form[^>]* action="([^"]+)"/)?.[1] ?? '';
  return post(running, browser, plain(action), { ...hidden, ...fields });
}

/** An attribute's value as a browser reads it. */
function plain(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
