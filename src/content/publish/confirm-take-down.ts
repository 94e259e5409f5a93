import { DatabaseClient } from '../../platform/db/client.ts';
import { forgetDead, leasedProcesses } from '../changes/site-processes.ts';

/**
 * Waits until every process that may be serving pages has seen a publication. One that ends meanwhile is not waited
 * for, nor one that has fallen silent: that is named at once.
 *
 * @param timeoutMs longest wait, in milliseconds
 * @returns the names of those that have not said so in time; none: nothing older is served any more
 * @throws when the database does not answer within that time
 */
export async function confirmTakeDown(
  url: string,
  seq: number,
  { timeoutMs }: { readonly timeoutMs: number },
): Promise<string[]> {
  const client = new DatabaseClient({
    connectionString: url,
    application_name: 'chancery-take-down',
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  const seen = new Set<string>();
  const changed = { notify: () => {} };
  client.on('notification', ({ payload = '' }) => {
    const [name = '', number] = payload.split(':');
    if (Number(number) >= seq) seen.add(name);
    changed.notify();
  });
  const deadline = Date.now() + timeoutMs;
  try {
    await client.connect();
    await client.query('listen publication_seen');
    await forgetDead(client);
    // Whoever saw it before we listened says so again.
    await client.query("select pg_notify('publication', $1)", [String(seq)]);
    for (;;) {
      const missing = (await leasedProcesses(client)).filter(({ name }) => !seen.has(name));
      const left = deadline - Date.now();
      if (left <= 0 || missing.every(({ isSilent }) => isSilent)) return missing.map(({ name }) => name);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 250));
        changed.notify = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}
