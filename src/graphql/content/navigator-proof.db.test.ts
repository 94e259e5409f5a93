import { graphql } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymous } from '../../content/context.ts';
import { loggedSite, topics } from '../../content/navigator/log/logged-site.fixture.ts';
import { printedCode } from '../../content/navigator/log/report-code.ts';
import { recordReport } from '../../content/navigator/log/reports.ts';
import type { TestSite } from '../../content/publish/test-site.fixture.ts';
import { Clock } from '../../platform/cache/clock.ts';
import { contentContext } from './api-context.ts';
import { buildSchema } from './index.ts';

let site: TestSite;
beforeAll(async () => {
  site = await loggedSite();
});
afterAll(() => site.end());

const source = `query Proof($code: String!) {
  reportOfCode(code: $code) {
    serviceId selection heldOn knownAt isIntact
    entries {
      id isSuperseded topic(locale: en) { title } chapter(locale: en) { title }
      said { headline newest }
    }
  }
}`;

async function proof(code: string) {
  const contextValue = contentContext({ db: site.database.kysely, viewer: anonymous, clock: new Clock() });
  const answer = await graphql({ schema: buildSchema(), source, variableValues: { code }, contextValue });
  expect(answer.errors).toBeUndefined();
  return { report: answer.data?.reportOfCode, tags: contextValue.tags };
}

test('a code, as it is printed, says what the report showed and what has changed since', async () => {
  const code = await recordReport(site.database.kysely, {
    serviceId: 'ns',
    selection: 'with=x',
    heldOn: '2026-11-24',
    knownAt: null,
    versions: topics.slice(0, 2).map((topic) => ({ recordId: `${topic}-entry`, locale: 'en', number: 1 })),
  });
  const fields = { title: 'Changed', topic: 'consent', legalStatus: 'in-force' };
  await site.save('consent-entry', 'en', { slug: 'consent-entry', fields, parentId: 'nc' });
  await site.publish('consent-entry', 'en');
  const { report, tags } = await proof(printedCode(code).toLowerCase());
  expect(report).toEqual({
    serviceId: 'ns',
    selection: 'with=x',
    heldOn: '2026-11-24',
    knownAt: null,
    isIntact: true,
    entries: [
      {
        id: 'breach-entry',
        isSuperseded: false,
        topic: { title: 'breach' },
        chapter: { title: 'X' },
        said: { headline: 'Of breach', newest: 'Of breach' },
      },
      {
        id: 'consent-entry',
        isSuperseded: true,
        topic: { title: 'consent' },
        chapter: { title: 'X' },
        said: { headline: 'Of consent', newest: 'Changed' },
      },
    ],
  });
  expect([...tags]).toEqual(expect.arrayContaining(['record:breach-entry', 'record:consent-entry']));
});

test.each(['', 'nothing of the kind', '0'.repeat(26)])('no report has the code “%s”', async (code) => {
  expect((await proof(code)).report).toBeNull();
});
