/** The navigator's pages as everybody reads them: without scripts, at both times, in three languages. */
import { expect, test } from 'vitest';
import { readersForFile } from '../testing/for-file.ts';

const { site, openPage } = await readersForFile();
const open = '/navigator/artificial-intelligence/europe/european-union';
const closed = '/navigator/foreign-investment/europe/france';

/** What every version of a chapter's answers said to those who may read them. */
async function closedTexts(path: string): Promise<string[]> {
  const chapter = await site.database.kysely
    .selectFrom('live')
    .select('record_id')
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  const versions = await site.database.kysely
    .selectFrom('version')
    .innerJoin('live', 'live.record_id', 'version.record_id')
    .where('live.parent_id', '=', chapter.record_id)
    .where('live.type', '=', 'navigatorCell')
    .select((eb) => eb.ref('version.fields').as('fields'))
    .execute();
  return versions.flatMap(({ fields }) => {
    const { summary, penalties } = fields as { summary?: string; penalties?: string };
    return [summary, penalties].filter((text) => text !== undefined);
  });
}

const textOf = async (address: string) =>
  (await (await site.get(address)).text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

test('without scripts one goes from the services to an answer, asks for another day and compares', async () => {
  const { page, problems } = await openPage({ javaScriptEnabled: false });
  await page.goto('/navigator');
  await page.getByRole('link', { name: 'Artificial intelligence', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Jurisdictions as a map of tiles' })
    .getByRole('link')
    .first()
    .waitFor();
  await page.locator('#coverage').getByRole('link', { name: 'European Union', exact: true }).last().click();
  expect(new URL(page.url()).pathname).toBe(open);
  await page.getByText('everybody may read it in full').waitFor();
  await page.getByText('Show another day').click();
  await page.getByLabel('The law on', { exact: true }).fill('2026-03-01');
  await page.getByLabel('As this site had it on').fill('2026-03-01');
  await page.getByRole('button', { name: 'Show this day' }).click();
  await page.getByText('The law on 1 March 2026, as this site had it on 1 March 2026.').first().waitFor();
  // Said then, and corrected in October.
  await page.locator('#high-risk').getByText('From August 2026, and August 2027 for products').waitFor();
  await page.getByRole('link', { name: 'Back to today' }).click();
  await page.locator('#high-risk').getByText('Duties from 2 December 2027').waitFor();
  const change = page.locator('#changes article').filter({ hasText: 'has postponed both dates' });
  expect(await change.locator('del').first().textContent()).toContain('Removed:');
  await page.getByLabel('Compare with').selectOption('germany');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  expect(page.url()).toBe(`${site.origin}${open}/status-table?with=germany`);
  expect(problems).toEqual([]);
});

test('no page, file or time gives away what is closed, and the sample of the service is open in all of them', async () => {
  const times = ['', '?on=2024-01-01', '?known=2026-06-01', '?on=2024-01-01&known=2026-06-01'];
  const secrets = await closedTexts(closed);
  expect(secrets.length).toBeGreaterThan(10);
  const addresses = [
    ...times.map((time) => closed + time),
    `${closed}.ics`,
    '/navigator/foreign-investment',
    '/navigator/foreign-investment.atom',
    '/navigator/foreign-investment/europe',
  ];
  for (const address of addresses) {
    const text = await textOf(address);
    expect(
      secrets.filter((secret) => text.includes(secret)),
      address,
    ).toEqual([]);
  }
  const sample = '/navigator/foreign-investment/europe/england-and-wales';
  const told = await closedTexts(sample);
  const text = await textOf(sample);
  expect(told.filter((one) => text.includes(one)).length).toBeGreaterThan(8);
});

test('a page in another language says so above what is in English, and its calendar speaks it', async () => {
  const { page, problems } = await openPage();
  // The chapter of this service that everybody may read: its answers are in English alone.
  const chapter = '/fr-fr/navigator/investissements-etrangers/europe/angleterre-et-pays-de-galles';
  await page.goto(chapter);
  const english = page.locator('main article').filter({ hasText: 'En anglais' }).first();
  expect(await english.locator('[lang=en-GB]').count()).toBeGreaterThan(0);
  expect(await textOf(`${chapter}.ics`)).toContain('SUMMARY:Entrée en vigueur');
  await page.goto('/zh-cn/navigator/data-protection/europe/france');
  await page.getByText('演示数据').first().waitFor();
  expect(problems).toEqual([]);
});
