import { liveAddresses } from '../addresses.ts';
import { firstValue } from '../databases.ts';
import { requestFor, sendTimed } from '../load.ts';
import type { MeasuredNode } from '../measured-process.ts';
import type { Place } from './measurement.ts';

/** Of the sitemap's addresses, evenly spread. */
const pageCount = 2_000;

/** Requests for 2,000 pages, each of which is in the store once this resolves. The process that stored them has ended. */
export async function storePages(
  once: string,
  startSite: () => Promise<Pick<MeasuredNode, 'port' | 'stop'>>,
): Promise<string[]> {
  const addresses = await liveAddresses(once);
  const step = Math.max(1, addresses.length / pageCount);
  const chosen = Array.from(
    { length: Math.min(pageCount, addresses.length) },
    (_, at) => addresses[Math.floor(at * step)] ?? '/',
  );
  const requests = chosen.map((address) => requestFor(address));
  const site = await startSite();
  // Twice: of many that wait to be written some are left out.
  for (let times = 0; times < 2; times += 1) {
    await sendTimed({ port: site.port, status: 200 }, requests, 4);
    if (times === 0 && (await storedPages(once)) < requests.length) continue;
    break;
  }
  await site.stop();
  return requests;
}

async function storedPages(databaseUrl: string): Promise<number> {
  return Number(await firstValue(databaseUrl, 'select count(*) from stored_page'));
}

/** How many pages a process has found in the store, by its own count at its port for measures. */
export async function foundInStore(metricsPort: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const found = /^chancery_page_store_reads_total\{[^}]*outcome="hit"[^}]*\} (\d+)/m.exec(
    await response.text(),
  );
  return Number(found?.[1] ?? 0);
}

/** A new process in the place of the one that has ended: it has no page in memory but those that every start makes. */
export async function startAgain({
  startSite,
  firstPort,
}: Place): Promise<{ site: MeasuredNode; metricsPort: number }> {
  const metricsPort = firstPort + 10;
  const site = await startSite({
    env: { METRICS_PORT: String(metricsPort), IDENTITY_METRICS_PORT: String(metricsPort + 1) },
  });
  return { site, metricsPort };
}
