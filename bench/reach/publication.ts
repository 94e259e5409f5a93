import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { publish } from '../../src/content/publish/publish.ts';
import { saveDraft } from '../../src/content/publish/save-draft.ts';
import { connect, type Database } from '../../src/platform/db/connect.ts';
import { addressOf } from '../../src/routing/address.ts';
import { type Measurement, median, quantile } from './measurement.ts';

const processes = 4;
const publications = 100;
/** Milliseconds between two looks of a reader at a process. */
const pause = 5;
const longestWait = 10_000;
const mostMilliseconds = 300;
const actor = 'editor@example.com';

/** How long after its commit a publication is seen by readers of every process. */
export const publication: Measurement = {
  word: 'publication',
  measure: async ({ databases, startSite, onEnd }) => {
    const database = connect(databases.once, { max: 2 });
    onEnd(() => database.end());
    const sites = await Promise.all(Array.from({ length: processes }, (_, at) => startSite({ at })));
    const page = await somebody(database);
    const times: number[] = [];
    for (let at = 0; at < publications; at += 1) {
      const text = `Seen by readers as number ${at}.`;
      await publishSummary(database, page.id, text);
      const committed = performance.now();
      const seen = sites.map(async ({ port }) => {
        await untilShown(port, page.address, text);
        return performance.now() - committed;
      });
      times.push(...(await Promise.all(seen)));
    }
    const late = quantile(times, 0.99);
    return {
      lines: [
        {
          what: `publication → visible in ${processes} processes, p99`,
          before: '–',
          reach: `≤ ${mostMilliseconds} ms`,
          now: `${late.toFixed(0)} ms (median ${median(times).toFixed(0)}, slowest ${Math.max(...times).toFixed(0)})`,
          isReached: late <= mostMilliseconds,
        },
      ],
      notes: [
        `Publications: ${publications} of a person’s page, one after the other, from the commit until a reader of each process, who looks again ${pause} ms after each answer, is shown the new text.`,
      ],
    };
  },
};

interface Page {
  readonly id: string;
  readonly address: string;
}

async function somebody({ kysely }: Database): Promise<Page> {
  const row = await kysely
    .selectFrom('live')
    .select(['record_id', 'path'])
    .where('type', '=', 'person')
    .where('locale', '=', 'en')
    .where('withdrawn_at', 'is', null)
    .where('path', 'is not', null)
    .orderBy('record_id')
    .executeTakeFirstOrThrow();
  return { id: row.record_id, address: addressOf('en', row.path ?? '/') };
}

async function publishSummary({ kysely }: Database, recordId: string, summary: string): Promise<void> {
  const draft = await kysely
    .selectFrom('translation')
    .select(['revision', 'slug', 'fields'])
    .where('record_id', '=', recordId)
    .where('locale', '=', 'en')
    .executeTakeFirstOrThrow();
  const fields = { ...(draft.fields as Record<string, never>), summary };
  const { revision, slug } = draft;
  await saveDraft(kysely, { recordId, locale: 'en', revision, slug, fields, actor });
  await publish(kysely, { recordId, locale: 'en', actor, change: 'minor', note: null });
}

async function untilShown(port: number, path: string, text: string): Promise<void> {
  const deadline = performance.now() + longestWait;
  while (!(await textOf(port, path)).includes(text)) {
    if (performance.now() > deadline) throw new Error(`A process did not show a publication within 10 s.`);
    await delay(pause);
  }
}

function textOf(port: number, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, headers: { host: 'localhost' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.once('end', () => resolve(text)).once('error', reject);
    });
    request.once('error', reject);
  });
}
