import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWithTwoReaders, type TwoReaders } from '../../account/two-readers.fixture.ts';

let site: TwoReaders;
beforeAll(async () => {
  site = await startWithTwoReaders();
});
afterAll(() => site.stop());

test.each([
  ['follows something', 'saveAlert(alert: { kind: SEARCH, query: "withholding", frequency: DAILY }) { id }'],
  ['chooses a newsletter', 'chooseNewsletters(recordIds: ["newsletter-tax"]) { chosen }'],
])('who %s is sent it, also who has never opened their profile', async (what, call) => {
  const sub = `auth0|${what.length.toString().padStart(24, 'c')}`;
  site.people.set(sub, { sub, email: `${what.length}@example.com`, email_verified: true });
  expect((await site.ask(sub, `mutation { ${call} }`)).errors).toBeUndefined();
  const known = await site.database.kysely
    .selectFrom('visitor_profile')
    .select(['email', 'email_verified'])
    .where('visitor', '=', sub)
    .execute();
  expect(known).toEqual([{ email: `${what.length}@example.com`, email_verified: true }]);
});
