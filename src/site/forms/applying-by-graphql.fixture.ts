import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { openRecords } from '../../forms/open-record.fixture.ts';
import { findSubmissions } from '../../forms/submissions/find-submissions.ts';
import { startApp, stopApps } from '../testing.ts';
import { takeGraphql } from './take-graphql.fixture.ts';

export const pdf = Buffer.from('%PDF-1.7\nA life\n%%EOF\n');
export const answers = { name: 'Ada Eton', email: 'ada@client.example', right: 'yes', message: 'Libraries.' };
export const send =
  'mutation Send($a: ApplicationInput!) { sendApplication(application: $a) { reference equalOpportunities } }';
export const save = 'mutation Save($a: ApplicationInput!) { saveApplication(application: $a) }';

export type Files = Readonly<Record<string, readonly [name: string, bytes: Buffer]>>;
interface Application {
  readonly answers?: unknown;
  readonly locale?: string;
  readonly draft?: string;
  readonly about?: string;
  readonly leaveOut?: readonly string[];
}
export interface Answer {
  readonly status: number;
  readonly data?: { readonly sendApplication?: Sent; readonly saveApplication?: boolean } | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly problems?: readonly unknown[] };
  }[];
}
interface Sent {
  readonly reference: string;
  readonly equalOpportunities: string;
}

export const cv = { cv: ['../../C:\\my cv<1>.PDF', pdf] } satisfies Files;
const mapOf = (files: Files) =>
  JSON.stringify(Object.fromEntries(Object.keys(files).map((field) => [field, [`variables.a.${field}`]])));
const type = 'multipart/form-data; boundary=x';
export const part = (disposition: string, content: Buffer | string = '') =>
  Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
export const end = Buffer.from('--x--\r\n');
const filesIn = (files: Files) =>
  Object.entries(files).map(([field, [name, bytes]]) => part(`name="${field}"; filename="${name}"`, bytes));
export const bodyOf = (operations: string, files: Files, map = mapOf(files)) => [
  part('name="operations"', operations),
  part('name="map"', map),
  ...filesIn(files),
  end,
];
export const codeOf = ({ errors }: Pick<Answer, 'errors'>) => errors?.[0]?.extensions.code;
const preflight = { 'apollo-require-preflight': 'true' };

/** A database and a site of the test file's own that takes applications by GraphQL; called at its top level. */
export async function applyingByGraphqlForFile() {
  const database = await createTestDatabase({ seeded: true });
  // The proxy before it names who asks.
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  let running = await startApp({ databaseUrl: database.url, env, routes: takeGraphql });
  const kysely = () => running.site.database.kysely;
  const about = (await openRecords(kysely())).application;
  beforeEach(async () => {
    for (const table of ['submission', 'mail', 'application_draft', 'form_rate'] as const)
      await kysely().deleteFrom(table).execute();
  });
  afterAll(async () => {
    await stopApps();
    await database.drop();
  });

  const operationsOf = (query: string, more: Application = {}) =>
    JSON.stringify({ query, variables: { a: { form: 'APPLICATION', about, answers, ...more } } });
  let networks = 0;
  const newNetwork = () => {
    networks += 1;
    return `10.1.${networks >> 8}.${networks & 255}`;
  };
  const url = () => `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}/graphql`;

  async function post(parts: readonly Buffer[], network = newNetwork(), headers: object = preflight) {
    const answer = await fetch(url(), {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': network, ...headers },
      body: Buffer.concat(parts),
    });
    return { status: answer.status, ...((await answer.json()) as Omit<Answer, 'status'>) };
  }

  /** Sends the beginning of a request whose end never comes. @returns the status that it is answered with all the same */
  function begin(parts: readonly Buffer[], network = newNetwork(), path = '/graphql') {
    const { siteOrigin: origin } = running.site.settings;
    const outgoing = request(new URL(path, url()), {
      method: 'POST',
      headers: {
        'content-type': type,
        'content-length': 9_000_000,
        'x-forwarded-for': network,
        origin,
        ...preflight,
      },
    });
    outgoing.on('error', () => {});
    const answered = new Promise<number | undefined>((resolve) =>
      outgoing.on('response', ({ statusCode }) => resolve(statusCode)),
    );
    outgoing.write(Buffer.concat(parts));
    onTestFinished(() => void outgoing.destroy());
    return { answered, hangUp: () => outgoing.destroy() };
  }

  return {
    kysely,
    site: () => running.site,
    ask: (address: string) => running.ask(address),
    /** Of a position that takes applications. */
    about,
    operationsOf,
    newNetwork,
    url,
    post,
    apply: (query: string, files: Files, more: Application = {}, network?: string): Promise<Answer> =>
      post(bodyOf(operationsOf(query, more), files), network),
    begin,
    stored: () => findSubmissions(kysely(), { first: 10 }),
    /** What waits to be sent: to whom, and the text. */
    mails: async () =>
      (await kysely().selectFrom('mail').select(['recipient', 'content']).orderBy('id').execute()).map(
        ({ recipient, content }) => ({ recipient, text: (content as { text: string }).text }),
      ),
    /** Has a site with other settings answer until the test is over. */
    async useSettings(more: Readonly<Record<string, string>>): Promise<void> {
      const usual = running;
      onTestFinished(() => {
        running = usual;
      });
      running = await startApp({ databaseUrl: database.url, env: { ...env, ...more }, routes: takeGraphql });
    },
  };
}
