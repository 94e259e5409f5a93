import { afterAll, beforeEach, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { findSubmissions } from '../../forms/submissions/find-submissions.ts';
import { fileStore } from '../../platform/files/file-store.ts';
import { startApp, stopApps } from '../testing.ts';

/** A CV. */
export const pdf = Buffer.from('%PDF-1.7\nA life\n%%EOF\n');
export interface File {
  readonly name: string;
  readonly bytes: Buffer;
}
/** What browsers send of a control in which none is chosen. */
export const noFile: File = { name: '', bytes: Buffer.alloc(0) };
/** An application for a position, as it is typed. */
export const fields = {
  name: 'Ada Eton',
  email: 'ada@client.example',
  phone: '',
  right: 'yes',
  message: 'Libraries.',
  homepage: '',
  begun: '',
};

interface ApplyOptions {
  readonly form: 'application' | 'graduate';
  readonly letter: File;
}

/** What a form brings that is sent with files. */
export function formOf(
  answers: Readonly<Record<string, string>>,
  files: Readonly<Record<string, File>>,
): FormData {
  const form = new FormData();
  for (const [name, answer] of Object.entries(answers)) form.set(name, answer);
  for (const [field, { name, bytes }] of Object.entries(files))
    form.set(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** A database and a site of the test file's own, and what applies there; called at its top level. */
export async function applyingForFile() {
  const database = await createTestDatabase({ seeded: true });
  let running = await startApp({ databaseUrl: database.url });
  const kysely = () => running.site.database.kysely;
  const jobs = await kysely()
    .selectFrom('live')
    .select(['record_id as id', 'fields'])
    .where('type', '=', 'job')
    .where('locale', '=', 'en')
    .where('path', 'is not', null)
    .orderBy('record_id')
    .execute();
  const isOpen = ({ fields: of }: (typeof jobs)[number]) => {
    const { filled, closesAt } = of as { filled?: boolean; closesAt?: string };
    return !filled && (!closesAt || Date.parse(closesAt) > Date.now());
  };
  const open = jobs.find(isOpen)?.id ?? '';
  const closed = jobs.find((job) => !isOpen(job))?.id ?? '';
  beforeEach(async () => {
    for (const table of [
      'submission',
      'mail',
      'submission_deletion',
      'application_draft',
      'form_rate',
    ] as const)
      await kysely().deleteFrom(table).execute();
  });
  afterAll(async () => {
    await stopApps();
    await database.drop();
  });

  let networks = 0;
  async function post(url: string, payload: Buffer | string, type: string) {
    networks += 1;
    const answer = await running.app.inject({
      method: 'POST',
      url,
      headers: { origin: running.site.settings.siteOrigin, 'content-type': type },
      remoteAddress: `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
      payload,
    });
    return { status: answer.statusCode, to: answer.headers.location, body: answer.body };
  }

  /** Posts as a browser does. @param file the CV */
  async function apply(
    changes: Readonly<Record<string, string>> = {},
    file: File = { name: 'cv.pdf', bytes: pdf },
    language = '',
    { form = 'application', letter = noFile }: Partial<ApplyOptions> = {},
  ) {
    const request = new Request('http://a', {
      method: 'POST',
      body: formOf({ about: open, ...fields, ...changes }, { cv: file, letter }),
    });
    const type = request.headers.get('content-type') ?? '';
    return post(`${language}/forms/${form}`, Buffer.from(await request.arrayBuffer()), type);
  }

  return {
    databaseUrl: database.url,
    kysely,
    app: () => running.app,
    site: () => running.site,
    /** Ids of a position that takes applications, and of one that does not. */
    open,
    closed,
    apply,
    post,
    ask: (address: string) => running.ask(address),
    store: () => fileStore(kysely(), undefined),
    stored: () => findSubmissions(kysely(), { first: 10 }),
    /** What waits to be sent: to whom, and the text. */
    mails: async () =>
      (await kysely().selectFrom('mail').select(['recipient', 'content']).orderBy('id').execute()).map(
        ({ recipient, content }) => ({ recipient, text: (content as { text: string }).text }),
      ),
    /** Has a site with other settings answer until the test is over. */
    async useSettings(env: Readonly<Record<string, string>>): Promise<void> {
      const usual = running;
      onTestFinished(() => {
        running = usual;
      });
      running = await startApp({ databaseUrl: database.url, env });
    },
  };
}
