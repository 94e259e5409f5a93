import { requestFor, send } from '../load.ts';
import { type LongestPage, longestPages } from '../longest-pages.ts';
import type { MeasuredNode } from '../measured-process.ts';
import { fetchPage } from '../page-bytes.ts';
import { postgresClock } from '../processor-time.ts';
import { type Measurement, median, milliseconds } from './measurement.ts';

/** Rounds over all pages before those that count, those, and requests for each page in each. */
const warmUps = 2;
const rounds = 3;
const inARow = 3;

const mostMicroseconds = 3_000;
const mostOfList = 6_000;
const mostGrowth = 1.1;
/** By how much, as a share, a page may be longer that shows as much as before. */
const asLong = 0.05;

/** Microseconds of one request: of the server process, all threads, and of PostgreSQL. */
interface Spent {
  readonly own: number;
  readonly postgres: number;
}

interface PageTimes {
  readonly page: LongestPage;
  readonly once: Spent;
  readonly tenfold: Spent;
  /** Of its HTML with ten times the records, by that of the other. */
  readonly lengthening: number;
}

/** Every template on its longest record, rendered each time, with the records as they are and ten times as many. */
export const rendered: Measurement = {
  word: 'rendered',
  measure: async ({ databases, startSite }) => {
    const pages = await longestPages(databases.once);
    const sites = [
      await startSite({ keeps: false }),
      await startSite({ at: 1, keeps: false, databaseUrl: databases.tenfold }),
    ] as const;
    const times = await timesOf(pages, sites, await postgresClock(databases.once));
    const once = median(times.map((one) => total(one.once)));
    const tenfold = median(times.map((one) => total(one.tenfold)));
    const own = median(times.map((one) => one.once.own));
    const lists = times.filter(({ page }) => page.route.name.endsWith('-list')).sort(byCost);
    const longest = lists[0];
    const list = longest ? total(longest.once) : Number.NaN;
    const [alike, longer] = [times.filter(isAsLong), times.filter((one) => !isAsLong(one))];
    const grown = [...times].sort((one, other) => grownBy(other) - grownBy(one)).slice(0, 5);
    const costly = [...times].sort(byCost).slice(0, 5);
    return {
      lines: [
        {
          what: 'page rendered, median of all templates: database, GraphQL, React and brotli, all threads',
          before: '8–22 ms',
          reach: '≤ 3 ms',
          now: `${milliseconds(once)}, of which ${milliseconds(own)} in the process`,
          isReached: once <= mostMicroseconds,
        },
        {
          what: 'the longest list, rendered',
          before: '22 ms',
          reach: '≤ 6 ms',
          now: `${milliseconds(list)} (${longest?.page.address ?? '–'})`,
          isReached: list <= mostOfList,
        },
        {
          what: 'the same with ten times the records',
          before: '0.98–1.46 ×',
          reach: '≤ 1.1 ×',
          now: `${(tenfold / once).toFixed(2)} × (page by page, median: ${growthOf(times).toFixed(2)} ×)`,
          isReached: tenfold / once <= mostGrowth,
        },
        {
          what: 'the same, of pages that show as much as before, page by page',
          before: '–',
          reach: `≤ ${mostGrowth} ×`,
          now: `${growthOf(alike).toFixed(2)} × (${alike.length} of ${times.length} pages; the others, whose HTML is ${median(longer.map(({ lengthening }) => lengthening)).toFixed(1)} × as long, ${growthOf(longer).toFixed(2)} ×)`,
          isReached: growthOf(alike) <= mostGrowth,
        },
      ],
      notes: [
        `Rendered: the longest page of each of ${times.length} rows of the route table, warm, nothing kept, with PostgreSQL’s own time; ${databases.records.map((records) => records.toLocaleString('en-GB')).join(' live records, and ')}. The most costly: ${costly.map(({ page, once }) => `${page.address} ${milliseconds(total(once))}`).join(', ')}.`,
        `With ten times the records, page by page at the median: the process ${medianOf(times, 'own')} ×, PostgreSQL ${medianOf(times, 'postgres')} ×. What grows most: ${grown.map(({ page, once, tenfold }) => `${page.address} ${milliseconds(total(once))} → ${milliseconds(total(tenfold))}`).join(', ')}.`,
      ],
    };
  },
};

async function timesOf(
  pages: readonly LongestPage[],
  [once, tenfold]: readonly [MeasuredNode, MeasuredNode],
  readPostgres: () => number,
): Promise<PageTimes[]> {
  const ask = async (site: MeasuredNode, { address }: LongestPage): Promise<Spent> => {
    const before = [(await site.usage()).cpuMicroseconds, readPostgres()] as const;
    await send({ port: site.port, request: requestFor(address), status: 200 }, inARow, 1);
    const after = [(await site.usage()).cpuMicroseconds, readPostgres()] as const;
    return { own: (after[0] - before[0]) / inARow, postgres: (after[1] - before[1]) / inARow };
  };
  const measured = pages.map((page) => ({ page, once: [] as Spent[], tenfold: [] as Spent[] }));
  // One after the other: by turns each would push the other's rows out of what PostgreSQL holds in memory.
  for (const [name, site] of [
    ['once', once],
    ['tenfold', tenfold],
  ] as const) {
    for (let round = 0; round < warmUps + rounds; round += 1) {
      for (const { page, ...spent } of measured) {
        const found = await ask(site, page);
        if (round >= warmUps) spent[name].push(found);
      }
    }
  }
  const times: PageTimes[] = [];
  for (const { page, ...spent } of measured) {
    const [before, after] = [await htmlBytes(once, page), await htmlBytes(tenfold, page)];
    times.push({
      page,
      once: medianSpent(spent.once),
      tenfold: medianSpent(spent.tenfold),
      lengthening: after / before,
    });
  }
  return times;
}

async function htmlBytes({ port }: MeasuredNode, { address }: LongestPage): Promise<number> {
  return (await fetchPage(port, address)).decoded.length;
}

const isAsLong = ({ lengthening }: PageTimes) => Math.abs(lengthening - 1) <= asLong;

function growthOf(times: readonly PageTimes[]): number {
  return median(times.map(({ once, tenfold }) => total(tenfold) / total(once)));
}

function medianSpent(all: readonly Spent[]): Spent {
  return { own: median(all.map(({ own }) => own)), postgres: median(all.map(({ postgres }) => postgres)) };
}

function grownBy({ once, tenfold }: PageTimes): number {
  return total(tenfold) - total(once);
}

function medianOf(times: readonly PageTimes[], part: keyof Spent): string {
  return median(times.map(({ once, tenfold }) => tenfold[part] / once[part])).toFixed(2);
}

function total({ own, postgres }: Spent): number {
  return own + postgres;
}

function byCost(one: PageTimes, other: PageTimes): number {
  return total(other.once) - total(one.once);
}
