import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../scripts/embedded-postgres/test-database.ts';
import { graduateLocales } from '../../i18n/locales.ts';
import { addressOf } from '../../routing/links.ts';
import { handlePage, searchRead } from '../../site/handle-page.ts';
import type { Site } from '../../site/site.ts';
import { testSite } from '../../site/testing.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let site: Site;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  site = testSite({}, database.url);
});
afterAll(async () => {
  await site.database.end();
  await database.drop();
});

async function read(address: string): Promise<string> {
  const [pathname = '', query] = address.split('?');
  const search = query === undefined ? '' : searchRead(pathname, `?${query}`);
  const { status, body } = await handlePage({ pathname, search }, site);
  expect([address, status]).toEqual([address, 200]);
  return String(body);
}

const questionsIn = (html: string) => [...html.matchAll(/<details id="([^"]+)"/g)].map(([, id]) => id);

describe.each(graduateLocales)('the edition %s', (locale) => {
  const page = (name: string) => read(addressOf(locale, `/graduates/${name}`));

  test('shows the way to qualification, each step with the public source that decides it', async () => {
    const html = await page('training-contract');
    const sources = [...html.matchAll(/<a href="(https:[^"]+)" rel="external">/g)].map(([, url]) => url);
    expect(sources.length).toBeGreaterThanOrEqual(4);
    expect(new Set(sources).size).toBeGreaterThanOrEqual(2);
  });

  test('names who answers, with an address to write to', async () => {
    for (const name of ['apply', 'contact-us', 'training-contract']) {
      expect(await page(name)).toMatch(/href="mailto:[\w.-]+@fenwardenlisle\.example">/);
    }
  });

  test('answers at least a dozen questions, each with an address of its own, in its own language', async () => {
    const html = await page('faq');
    const ids = questionsIn(html);
    expect(ids.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(html).toContain(`href="#${id}"`);
    expect(html.match(/<summary[^>]* lang="/)).toBeNull();
  });

  test('offers its closing dates as a calendar', async () => {
    expect(await read(addressOf(locale, '/graduates/apply.ics'))).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });
});

test('a German who has only begun to study is told what will be open later, and why', async () => {
  const asked = 'country=DE&stage=first-year&degree=law&examination=no&work=yes';
  const html = await read(`/de-de/graduates/apply?${asked}`);
  expect(html).toContain('Später');
  expect(html).toContain('Vor der Bewerbung brauchen Sie: die erste Prüfung');
  expect(html).not.toContain('Jetzt</h3>');
});

test('nobody is told that they can qualify in Dubai', async () => {
  const html = await read('/en-ae/graduates/training-contract');
  expect(html).toContain('leads by itself to no admission');
});
