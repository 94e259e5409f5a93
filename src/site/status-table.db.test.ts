import { brotliCompressSync, constants } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { published } from '../content/testing/published.fixture.ts';
import { messagesFor } from '../i18n/messages.ts';
import { all, parsed, unpacked } from '../reports/write/unpacked.fixture.ts';
import { handlePage } from './handle-page.ts';
import { searchRead } from './search-read.ts';
import { type SeededSite, seededSite } from './seeded-site.fixture.ts';

const page = '/navigator/data-protection/europe/france/status-table';
const most = 40_000;

let seeded: SeededSite;
beforeAll(async () => {
  seeded = await seededSite();
});
afterAll(async () => {
  await seeded.site.reports.stop();
  await seeded.end();
});

async function htmlOf(search: string, pathname = page): Promise<string> {
  const { status, body } = await seeded.ask(pathname + search);
  expect(status).toBe(200);
  return String(body);
}

/** The bytes of a first answer, before the server has had the time to press harder. */
const bytesOf = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

async function keysOfPeers(): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select l.slug from live l join live region on region.record_id = l.parent_id and region.locale = 'en'
    where l.type = 'navigatorChapter' and l.locale = 'en' and l.slug <> 'france'
      and region.parent_id = 'navigator-service-data-protection'
    order by l.slug`.execute(seeded.site.database.kysely);
  return rows.map(({ slug }) => slug);
}

/** Seven more jurisdictions, each with what another service says of one: texts that are not there yet. */
async function addChapters(): Promise<string[]> {
  const db = seeded.site.database.kysely;
  const { rows: topics } = await sql<{ id: string }>`
    select record_id as id from live where type = 'navigatorTopic' and locale = 'en'
      and parent_id = 'navigator-service-data-protection' order by position`.execute(db);
  const { rows: chapters } = await sql<{ title: string; entries: Record<string, unknown>[] }>`
    select l.title, array_agg(e.fields - 'body' order by e.position) as entries
    from live l join live e on e.parent_id = l.record_id and e.locale = 'en' and e.fields ->> 'heldTo' is null
    where l.type = 'navigatorChapter' and l.locale = 'en' and l.record_id like 'navigator-chapter-es-%'
    group by l.record_id, l.title having count(*) >= 11 order by l.record_id limit 7`.execute(db);
  for (const [at, { title, entries }] of chapters.entries()) {
    const parentId = 'navigator-region-dp-europe';
    const fields = { title: `${title} II`, jurisdiction: 'jurisdiction-france' };
    await published(db, { type: 'navigatorChapter', id: `extra-${at}`, parentId, fields });
    for (const [position, topic] of topics.entries())
      await published(db, {
        type: 'navigatorCell',
        id: `extra-${at}-${position}`,
        parentId: `extra-${at}`,
        position,
        fields: { ...(entries[position] ?? entries[0]), topic: topic.id },
      });
  }
  return chapters.map((_, at) => `extra-${at}`);
}

test('a table of 12 topics by 32 jurisdictions is within 40 kB of HTML, with every answer in it before any script', async () => {
  const peers = [...(await keysOfPeers()), ...(await addChapters())];
  expect(peers).toHaveLength(31);
  const html = await htmlOf(`?with=${peers.join(',')}`);
  const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'));
  expect(table.match(/<td [^>]*data-status="/g)).toHaveLength(12 * 32);
  expect(table.match(/#breach"/g)).toHaveLength(32);
  expect(bytesOf(html)).toBeLessThanOrEqual(most);
});

test.each(['', '&transposed=1'])(
  'where no topic differs from the baseline there is no empty table, but words that say so: %s',
  async (more) => {
    const html = await htmlOf(`?with=germany&baseline=france&differences=1&topic=breach${more}`);
    expect(html).not.toContain('<table');
    expect(html).toContain(messagesFor('en').navigatorTable.differNone);
  },
);

test('what an address does not select is kept once, whatever else it says', () => {
  expect(searchRead(page, '?utm_source=x&with=germany&page=2')).toBe('?with=germany');
  expect(searchRead(page, '?on=2025-06-30&with=japan')).toBe(searchRead(page, '?with=japan&on=2025-06-30'));
});

test('no cell shows what is the service’s permission’s, at any two times', async () => {
  const { rows } = await sql<{ summary: string }>`
    select fields ->> 'summary' as summary from version
    where record_id like 'navigator-cell-ai-%' and fields ->> 'summary' is not null`.execute(
    seeded.site.database.kysely,
  );
  expect(rows.length).toBeGreaterThan(100);
  const closed = '/navigator/artificial-intelligence/europe/france/status-table';
  for (const search of [
    '?with=germany,japan,brazil',
    '?with=germany,japan,brazil&on=2024-06-30&known=2026-03-01',
  ]) {
    for (const pathname of [closed, `${closed}.csv`]) {
      const { status, body } = await seeded.ask(pathname + search);
      expect(status).toBe(200);
      expect(rows.filter(({ summary }) => String(body).includes(summary))).toEqual([]);
    }
  }
});

test.each([
  ['/fr-fr/navigator/protection-des-donnees/europe/france/status-table', ['France', 'Irlande', 'Pays-Bas']],
  ['/zh-cn/navigator/operational-resilience/europe/ireland/status-table', ['爱尔兰', '荷兰', '法国']],
  ['/fr-fr/navigator/operational-resilience/europe/ireland/status-table', ['Irlande', 'Pays-Bas', 'France']],
])(
  'jurisdictions and topics are named in the reader’s language, where their answers are not translated as well: %s',
  async (path, names) => {
    const html = await htmlOf('?with=ireland,netherlands,france', path);
    const table = html.slice(html.indexOf('<table'), html.indexOf('</table>'));
    const heads = [...table.matchAll(/<th\b([^>]*)>(.*?)<\/th>/gs)].map(([, marks = '', text = '']) => ({
      isMarked: marks.includes('lang='),
      text: text.replaceAll(/<[^>]+>/g, ' '),
    }));
    for (const name of names) expect(heads.map(({ text }) => text).join()).toContain(name);
    expect(heads.length).toBeGreaterThan(12);
    expect(heads.filter(({ isMarked }) => isMarked)).toEqual([]);
  },
);

test('the table is a workbook as well, with days as days, filters, headings in view, and no formula', async () => {
  const pathname = `${page}.xlsx`;
  const { body, headers } = await handlePage(
    { pathname, search: '?with=germany&topic=breach,transfers' },
    seeded.site,
  );
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const files = await unpacked(body as Uint8Array);
  const answers = parsed(files.get('xl/worksheets/sheet2.xml'));
  expect(all(answers, 'row')).toHaveLength(1 + 2 * 2);
  expect(all(answers, 'autoFilter')[0]?.attributes.ref).toBe('A1:N5');
  expect(all(answers, 'pane')[0]?.attributes).toMatchObject({ xSplit: '3', ySplit: '1', state: 'frozen' });
  const [inForce] = all(answers, 'c').filter(({ attributes: { r } }) => r === 'F2');
  // 25 May 2018 as Excel counts days.
  expect(inForce?.text).toBe('43245');
  for (const [path, xml] of files)
    if (path.includes('worksheets/')) expect(all(parsed(xml), 'f')).toEqual([]);
  expect(files.get('xl/sharedStrings.xml') ?? [...files.values()].join()).toContain('Demonstration data');
});
