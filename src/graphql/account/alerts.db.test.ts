import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startWithTwoReaders, type TwoReaders } from '../../account/two-readers.fixture.ts';

let site: TwoReaders;
beforeAll(async () => {
  site = await startWithTwoReaders();
});
afterAll(() => site.stop());

const choices = [
  ['follows something', 'saveAlert(alert: { kind: SEARCH, query: "withholding", frequency: DAILY }) { id }'],
  ['chooses a newsletter', 'chooseNewsletters(recordIds: ["newsletter-tax"]) { chosen }'],
] as const;
const known = (visitor: string) =>
  site.database.kysely
    .selectFrom('visitor_profile')
    .select(['email', 'email_verified'])
    .where('visitor', '=', visitor)
    .execute();

test.each(choices)('who %s is sent it, also who has never opened their profile', async (what, call) => {
  const sub = `auth0|${what.length.toString().padStart(24, 'c')}`;
  site.people.set(sub, { sub, email: `${what.length}@example.com`, email_verified: true });
  expect((await site.ask(sub, `mutation { ${call} }`)).errors).toBeUndefined();
  expect(await known(sub)).toEqual([{ email: `${what.length}@example.com`, email_verified: true }]);
});

test.each(choices)(
  'who %s while the identity provider is away is known from the next page on that shows what they are sent',
  async (what, call) => {
    const sub = `auth0|${what.length.toString().padStart(24, 'd')}`;
    expect((await site.ask(sub, `mutation { ${call} }`)).errors).toBeUndefined();
    expect(await known(sub)).toEqual([]);
    site.people.set(sub, { sub, email: 'late@example.com', email_verified: true });
    const asked = '{ me { alerts(locale: "en") { id } newsletters(locale: "en") { chosen } } }';
    expect((await site.ask(sub, asked)).errors).toBeUndefined();
    await expect.poll(() => known(sub)).toEqual([{ email: 'late@example.com', email_verified: true }]);
  },
);

test('a page that shows what somebody follows does not wait for an identity provider that hangs', async () => {
  const sub = 'auth0|eeeeeeeeeeeeeeeeeeeeeeee';
  await site.ask(sub, `mutation { ${choices[0][1]} }`);
  const answer = Promise.withResolvers<{ sub: string; email: string; email_verified: boolean }>();
  site.people.set(sub, answer.promise);
  const shown = await site.ask(sub, '{ me { alerts(locale: "en") { id } } }');
  expect(shown).toEqual({ data: { me: { alerts: [{ id: expect.any(String) }] } } });
  answer.resolve({ sub, email: 'slow@example.com', email_verified: true });
  await expect.poll(() => known(sub)).toEqual([{ email: 'slow@example.com', email_verified: true }]);
});

test('an address that is missing is asked for once, however many pages show at once what somebody follows', async () => {
  const sub = 'auth0|ffffffffffffffffffffffff';
  await site.ask(sub, `mutation { ${choices[0][1]} }`);
  const answer = Promise.withResolvers<{ sub: string; email: string; email_verified: boolean }>();
  site.people.set(sub, answer.promise);
  const lookedUp = vi.spyOn(site.people, 'get');
  await Promise.all(Array.from({ length: 8 }, () => site.ask(sub, '{ me { alerts(locale: "en") { id } } }')));
  answer.resolve({ sub, email: 'once@example.com', email_verified: true });
  await expect.poll(() => known(sub)).toEqual([{ email: 'once@example.com', email_verified: true }]);
  expect(lookedUp.mock.calls.filter(([who]) => who === sub)).toHaveLength(1);
});
