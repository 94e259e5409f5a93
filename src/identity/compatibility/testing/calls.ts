import { vi } from 'vitest';
import type { RegisteredClient } from '../../clients.ts';
import type { TestIdentity } from '../../testing/start-test-identity.ts';

/** An origin of the site's own client. */
export const SITE = 'http://localhost:3000';
export const PASSWORD = 'Chancery-demo-1';

/** A client on another origin, with a page for browsers that keep no cookie. */
export const otherClient: RegisteredClient = {
  clientId: 'other-client',
  name: 'Another client',
  redirectUris: ['http://localhost:4000/back'],
  logoutUris: ['http://localhost:4000/'],
  origins: ['http://localhost:4000'],
  crossOriginUri: 'http://localhost:4000/verify',
};

interface CallAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever JSON was answered
  readonly body: any;
}

/** Calls as auth0-js does from a page of `origin`; null: not from a page. */
export async function post(
  { issuer }: Pick<TestIdentity, 'issuer'>,
  path: string,
  body: object,
  { origin = SITE, headers = {} }: { origin?: string | null; headers?: Record<string, string> } = {},
): Promise<CallAnswer> {
  const response = await fetch(issuer + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'auth0-client': 'e30',
      ...(origin !== null && { origin }),
      ...headers,
    },
    body: JSON.stringify({ client_id: 'chancery-site', ...body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : null };
}

/** The newest mail to an address, as soon as there is one. */
export function mailTo({ database }: Pick<TestIdentity, 'database'>, recipient: string) {
  return vi.waitFor(
    () =>
      database.kysely
        .selectFrom('mailbox_message')
        .selectAll()
        .where('recipient', '=', recipient)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow(),
    { timeout: 10_000 },
  );
}

/** Whom mails were sent to so far. */
export async function recipients({ database }: Pick<TestIdentity, 'database'>): Promise<string[]> {
  const rows = await database.kysely.selectFrom('mailbox_message').select('recipient').execute();
  return rows.map(({ recipient }) => recipient);
}

/** The six digits of a mail. */
export function codeIn(text: string): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}
